"""Lock an open file, so that only one process at a time works with it. The system frees the lock of a process that ends."""

import os
import sys

if sys.platform == "win32":
    import msvcrt

    FAR = 2**30
    """The place of the locked byte, behind the end of any file of ours: Windows lets nobody else read a locked byte."""

    def lock(file: int, wait: bool = False) -> None:
        """Lock an open file. If `wait`, try for ten seconds while another process holds the lock. Raises: OSError."""
        os.lseek(file, FAR, os.SEEK_SET)
        msvcrt.locking(file, msvcrt.LK_LOCK if wait else msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def lock(file: int, wait: bool = False) -> None:
        """Lock an open file. If `wait`, wait while another process holds the lock. Raises: OSError."""
        fcntl.flock(file, fcntl.LOCK_EX if wait else fcntl.LOCK_EX | fcntl.LOCK_NB)
