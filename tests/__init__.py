"""What the tests of all rooms share."""

from pathlib import Path

ROOT = Path(__file__).parent.parent
"""The project's folder."""
