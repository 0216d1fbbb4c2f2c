"""Make the features of the prints that a photo is first compared with: python -m research.photo.first_look"""

import io

import numpy as np

from dicegame.photo.first_look import FILE, PER_MM, examples
from dicegame.photo.locate import QUICK, features_on, first_of
from padgen.files import write_whole


def first_look() -> bytes:
    """Return the file `first_look.npz`: points in hundredths of a mm, and descriptors, of the `QUICK` strongest features."""
    found = [first_of(features_on(print_), QUICK) for print_ in examples()]
    points = np.array([np.rint(one.points * PER_MM) for one in found], np.uint16)
    written = io.BytesIO()
    np.savez_compressed(written, points=points, descriptors=np.array([one.descriptors for one in found]))
    return written.getvalue()


if __name__ == "__main__":
    write_whole(first_look(), FILE)
    print(f"{FILE} written")
