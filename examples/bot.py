"""A complete bot in thirty lines: python examples/bot.py http://127.0.0.1:8421/join/CODE

It takes a seat by an invitation link, listens to its event stream, and plays a random choice whenever it has one.
"""

import json
import random
import sys
import time
import urllib.error
import urllib.request


def call(url, body=None, token=""):
    headers = {"Content-Type": "application/json", **({"Authorization": f"Bearer {token}"} if token else {})}
    data = None if body is None else json.dumps(body).encode()
    while True:
        try:
            return urllib.request.urlopen(urllib.request.Request(url, data, headers))
        except urllib.error.HTTPError as error:
            if error.code != 429:
                raise
            time.sleep(1)  # rate limited: retry; the command ID keeps the server from counting it twice


server, code = sys.argv[1].split("/join/")
seat = json.load(call(f"{server}/api/invites/{code}", {"name": "Thirty Lines", "token": True}))
number = 0
for line in call(f"{server}/api/seat/stream", token=seat["token"]):
    message = json.loads(line) if line.strip() else {"type": "keep-alive"}
    if message["type"] != "view":
        continue
    if message["result"]:
        print("over:", message["result"]["scores"], "winners:", message["result"]["winners"])
        break
    if message["choices"]:
        choice, number = random.choice(message["choices"]), number + 1
        move = {"type": "act", "turn": message["turn"], "command": f"c{number}"}
        call(f"{server}/api/seat/commands", {**move, "verb": choice["verb"], "noun": choice["noun"]}, seat["token"])
