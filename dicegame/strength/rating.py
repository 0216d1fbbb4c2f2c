"""What all ratings of duchies share."""

from padgen.errors import PadgenError


class RatingError(PadgenError):
    """No duchy with the requested difficulty or fairness was found, or the difficulty is not valid."""
