"""All tables of one server."""

from dicegame.web.aside import Aside
from dicegame.web.store import Store


class House:
    """All tables of one server."""

    def __init__(self, store: Store, aside: Aside) -> None:
        self.store, self.aside = store, aside

    async def wake(self) -> None:
        """Go on where the server stopped."""

    async def close(self) -> None:
        """Let go of everybody who listens."""
