"""Every screen that says what went wrong and what to do next, and how it is reached."""

import sqlite3

from tests.browser.look import Guests
from tests.browser.reach import BOT, INVITE, lesson, screen
from tests.browser.visitor import Visitor


@screen
def refused(guests: Guests) -> Visitor:
    ada = lesson("basilica", asks=True)(guests)
    ada.page.locator('[data-lit][data-verb="order"]').first.click(force=True)
    ada.page.wait_for_selector(".prompt .note")
    return ada


@screen
def used_link(guests: Guests) -> Visitor:
    ada, ben, cleo = guests.come(), guests.come("Ben"), guests.come("Cleo")
    ada.go("/")
    link = ada.ask("/api/tables", {"game": "basilica", "seats": INVITE})["invites"][0]["path"]
    ben.go(link)
    ben.page.locator("form .btn.go").click()
    ben.page.wait_for_selector(".prompt")
    cleo.go(link)
    return cleo


@screen
def closed_table(guests: Guests) -> Visitor:
    ada, ben = guests.come(), guests.come("Ben")
    ben.go(ada.open_table({"game": "basilica", "seats": BOT, "spectators": False}))
    return ben


@screen
def no_server_home(guests: Guests) -> Visitor:
    server = guests.own_server()
    ada = guests.come(server=server)
    ada.go("/")
    ada.page.wait_for_selector(".game")
    for language in ("de", "pl", "en"):  # load all languages before the server is killed
        ada.page.locator(f"header button[lang={language}]").click()
        ada.page.wait_for_function("(tongue) => document.documentElement.lang === tongue", arg=language)
    server.kill()
    ada.page.locator(".game button.go").first.click()
    ada.page.wait_for_selector("[role=alert]")
    return ada


@screen
def no_server_table(guests: Guests) -> Visitor:
    server = guests.own_server()
    ada = guests.come(server=server)
    ada.play_now("Basilica")
    ada.my_turn()
    for language in ("de", "pl", "en"):
        ada.page.locator(f"header button[lang={language}]").click()
        ada.page.wait_for_function("(tongue) => document.documentElement.lang === tongue", arg=language)
    server.kill()
    ada.page.wait_for_function("() => document.querySelector('#asked').innerText.includes('Connection lost')")
    return ada


@screen
def old_tab(guests: Guests) -> Visitor:
    server = guests.own_server()
    ada = guests.come(server=server)
    ada.play_now("Basilica")
    ada.my_turn()
    server.kill()
    with sqlite3.connect(server.file) as store:
        store.execute("""UPDATE tables SET header = replace(header, '"rules":1', '"rules":7')""")
    store.close()
    server.start()
    ada.page.reload()
    ada.page.wait_for_selector("main h1")
    ada.page.wait_for_timeout(300)
    return ada
