"""Play a base game against a bot over the JSON API.

Start `dicegame serve` first. Then: python docs/examples/play_by_api.py http://127.0.0.1:8000
"""

import json
import sys
import time
from urllib.request import Request, urlopen

FAVORITES = ("place", "sell", "take", "buy", "workers", "end")


def main(server):
    """Play a game at a new table, and print the points."""
    api = f"{server}/api/tables"
    opened = call(api, {"layout": "base-1", "name": "Anna"})
    secret, table = opened["secret"], f"{api}/{opened['state']['table']}"
    call(f"{table}/bot", {"kind": "greedy"}, secret)
    state = call(f"{table}/begin", {}, secret)
    while state["stage"] != "over":
        state = act(table, state, secret)
    for player in state["result"]["players"]:
        print(f"{player['name']}: {player['total']} points")


def act(table, state, secret):
    """Do what is due, and return the state after it."""
    me = state["seats"][0]
    if state["questions"]:
        asked = state["questions"][0]
        answer = {"seat": 1, "question": asked["question"], "choice": asked["choices"][0]["choice"]}
        return call(f"{table}/answer", answer, secret)
    if me["due"]:
        turn = choose(me["moves"])["turn"]
        return call(f"{table}/turn", {"seat": 1, "turn": turn, "open_round": state["open_round"]}, secret)
    if state["may"]:
        return call(f"{table}/{state['may'][0]}", {}, secret)  # roll the dice, or finish the game
    time.sleep(0.05)  # the bot is playing
    return call(table, None, secret)


def choose(moves):
    """Choose a move of the favorite kind that costs few workers, and of those one that brings something."""

    def rank(move):
        kind = move["choices"]["do"]
        favorite = FAVORITES.index(kind) if kind in FAVORITES else -1  # effects of tiles come first
        return favorite, move["workers"], not move["brings"]

    return min(moves, key=rank)


def call(address, body=None, secret=None):
    """Send a request, and return the answer."""
    headers = {"Content-Type": "application/json"} | ({"Authorization": f"Bearer {secret}"} if secret else {})
    data = None if body is None else json.dumps(body).encode()
    with urlopen(Request(address, data, headers)) as answer:
        return json.load(answer)


if __name__ == "__main__":
    main(sys.argv[1])
