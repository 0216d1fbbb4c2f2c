"""The file of a running game: one process at a time, nothing lost when the disk is full or the file is moved."""

import os
import resource
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from dicegame.play.record import RecordError
from dicegame.play.recordfile import NotSavedError, RecordFile
from padgen.errors import PadgenError

HOLD = """
import sys
from pathlib import Path
from dicegame.play.recordfile import RecordFile
with RecordFile(Path(sys.argv[1])) as file:
    file.read()
    print("held", flush=True)
    sys.stdin.read()
"""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "game.jsonl"


@contextmanager
def held(path: Path) -> Iterator["subprocess.Popen[bytes]"]:
    """Another process that plays the game in a file."""
    other = subprocess.Popen([sys.executable, "-c", HOLD, str(path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
    with other:
        assert other.stdout
        assert other.stdout.readline() == b"held\n"
        yield other


@contextmanager
def room_for(size: int) -> Iterator[None]:
    """Files cannot grow beyond this number of bytes, as on a full disk. A part of a longer line is still written."""
    before = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, before[1]))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, before)


def test_a_second_process_is_refused_until_the_first_ends(path: Path) -> None:
    path.write_text("first\n")
    with held(path) as other, RecordFile(path) as file:
        with pytest.raises(RecordError, match="in another window"):
            file.read()
        assert path.read_text() == "first\n", "others may read it"
        other.send_signal(signal.SIGKILL)
        other.wait()
        assert file.read() == b"first\n"
        file.save("second\n")
    with held(path):
        pass
    assert path.read_text() == "first\nsecond\n"


def test_a_new_game_is_locked_as_well(path: Path) -> None:
    with RecordFile(path) as file, RecordFile(path) as second:
        file.save("first\n")
        with pytest.raises(RecordError, match="in another window"):
            second.read()


def test_reading_changes_nothing(path: Path) -> None:
    path.write_bytes(b"first\nhalf a l")
    path.chmod(0o444)
    with RecordFile(path) as file:
        assert file.read() == b"first\nhalf a l"
    assert path.read_bytes() == b"first\nhalf a l"


def test_half_a_line_gives_way_to_the_next_one(path: Path) -> None:
    path.write_bytes(b"first\nhalf a very long line")
    with RecordFile(path) as file:
        file.read()
        file.text = b"first\n"
        file.save("second\n")
    assert path.read_text() == "first\nsecond\n"


def test_a_last_line_without_an_end_gets_one(path: Path) -> None:
    path.write_bytes(b"first\nsecond")
    with RecordFile(path) as file:
        file.read()
        file.save("third\n")
    assert path.read_text() == "first\nsecond\nthird\n"


def test_a_moved_file_is_followed_by_a_whole_new_one(path: Path) -> None:
    with RecordFile(path) as file:
        file.save("first\n")
        moved = path.rename(path.with_name("moved.jsonl"))
        file.save("second\n")
        file.save("third\n")
        assert (moved.read_text(), path.read_text()) == ("first\n", "first\nsecond\nthird\n")
        with held(moved), RecordFile(path) as other, pytest.raises(RecordError, match="in another window"):
            other.read()


def test_a_moved_folder_is_said(path: Path) -> None:
    folder = path.parent / "games"
    folder.mkdir()
    with RecordFile(folder / "game.jsonl") as file:
        file.save("first\n")
        folder.rename(path.parent / "moved")
        with pytest.raises(NotSavedError, match=r"game\.jsonl: .*games.*everything before it is saved"):
            file.save("second\n")
        folder.mkdir()
        file.save("second\n")
    assert (folder / "game.jsonl").read_text() == "first\nsecond\n"


def test_what_another_program_wrote_stays_and_the_game_goes_on_beside_it(path: Path) -> None:
    (path.parent / "game-2.jsonl").write_text("mine")
    with RecordFile(path) as file:
        file.save("first\n")
        with path.open("a") as other:
            other.write("foreign\n")
        with pytest.raises(NotSavedError, match=r"game\.jsonl: another program .* goes on in .*game-3\.jsonl"):
            file.save("second\n")
        file.save("second\n")
    assert path.read_text() == "first\nforeign\n"
    assert (path.parent / "game-3.jsonl").read_text() == "first\nsecond\n"


def test_a_new_game_never_takes_the_place_of_a_file(path: Path) -> None:
    path.write_text("mine")
    with RecordFile(path) as file, pytest.raises(RecordError, match="exists"):
        file.save("first\n")
    assert path.read_text() == "mine"
    assert [*path.parent.iterdir()] == [path]


def test_on_a_full_disk_the_lines_so_far_stay_and_the_next_one_can_be_tried_again(path: Path) -> None:
    with RecordFile(path) as file:
        file.save("first\n")
        for _ in range(2):
            with room_for(10), pytest.raises(NotSavedError, match=r"game\.jsonl: File too large"):
                file.save("second line\n")
            assert path.read_text() == "first\n"
        file.save("second line\n")
    assert path.read_text() == "first\nsecond line\n"


def test_a_game_that_cannot_be_saved_at_all_leaves_no_file(path: Path) -> None:
    with RecordFile(path) as file, room_for(2), pytest.raises(NotSavedError, match="cannot be written: File too large"):
        file.save("first\n")
    assert [*path.parent.iterdir()] == []


def test_what_is_not_a_file_is_said(path: Path) -> None:
    for wrong in (path, path.parent):
        with RecordFile(wrong) as file, pytest.raises(PadgenError):
            file.read()


@pytest.mark.skipif(os.geteuid() == 0, reason="the superuser may write everywhere")
def test_a_protected_file_is_said(path: Path) -> None:
    path.write_text("first\n")
    path.chmod(0o444)
    with RecordFile(path) as file:
        file.read()
        with pytest.raises(NotSavedError, match="Permission denied"):
            file.save("second\n")
