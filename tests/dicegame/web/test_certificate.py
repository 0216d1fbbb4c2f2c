"""`dicegame serve --certificate FILE --key FILE`: https, and what is refused before anything starts."""

import datetime as dt
import signal
import ssl
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID

from benchmarks.web_server import free_port
from dicegame.web.server.run import check_certificate
from padgen.errors import PadgenError


@pytest.fixture
def files(tmp_path: Path) -> tuple[Path, Path]:
    """A certificate for localhost, signed by itself, and its key."""
    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "localhost")])
    now = dt.datetime.now(tz=dt.UTC)
    certificate = (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(name)
        .public_key(key.public_key())
        .serial_number(1)
        .not_valid_before(now - dt.timedelta(days=1))
        .not_valid_after(now + dt.timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName("localhost")]), critical=False)
        .sign(key, hashes.SHA256())
    )
    pem, plain = serialization.Encoding.PEM, serialization.NoEncryption()
    files = tmp_path / "table.crt", tmp_path / "table.key"
    files[0].write_bytes(certificate.public_bytes(pem))
    files[1].write_bytes(key.private_bytes(pem, serialization.PrivateFormat.PKCS8, plain))
    return files


def test_the_server_speaks_https(files: tuple[Path, Path], tmp_path: Path) -> None:
    port = free_port()
    command = [sys.executable, "-m", "dicegame", "serve", "--port", str(port), "--data", str(tmp_path / "data")]
    with subprocess.Popen(
        [*command, "--certificate", str(files[0]), "--key", str(files[1])], stderr=subprocess.PIPE, text=True
    ) as process:
        try:
            assert process.stderr
            lines: list[str] = []
            while not lines or "Ctrl-C" not in lines[-1]:
                lines.append(process.stderr.readline())
                assert lines[-1], "".join(lines)
            assert f"https://127.0.0.1:{port}/" in lines[0]
            assert any(f"https://127.0.0.1:{port}/host/" in line for line in lines)
            context = ssl.create_default_context(cafile=str(files[0]))
            with urllib.request.urlopen(f"https://localhost:{port}/", context=context, timeout=60) as answer:
                text = answer.read().decode()
            assert "/manifest.webmanifest" in text
            assert "plain http" not in text
        finally:
            process.send_signal(signal.SIGTERM)


def test_what_is_no_certificate_is_refused(files: tuple[Path, Path], tmp_path: Path) -> None:
    certificate, key = files
    assert check_certificate(None, None) is None
    assert check_certificate(certificate, key) == files
    with pytest.raises(PadgenError, match="give both --certificate FILE and --key FILE"):
        check_certificate(certificate, None)
    (tmp_path / "not.pem").write_text("not a certificate")
    locked = tmp_path / "locked.key"
    private = serialization.load_pem_private_key(key.read_bytes(), None)
    locked.write_bytes(
        private.private_bytes(
            serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.BestAvailableEncryption(b"secret")
        )
    )
    for wrong in (
        (tmp_path / "missing", key),
        (certificate, tmp_path),
        (tmp_path / "not.pem", key),
        (certificate, certificate),
        (certificate, locked),
    ):
        with pytest.raises(PadgenError, match="cannot be used for https") as caught:
            check_certificate(*wrong)
        assert "Error" not in str(caught.value), "no name of Python"
