"""Notifications: a player whose page is closed is told that it is their turn.

    notifier.py    who is told, when: looks at a table after every change, and when a time has come
    due.py         what a player is to be told next, and at what time; nothing else decides that
    quiet_hours.py when a player wants to be left alone
    words.py       what they are told, in four languages
    sender.py      one message to one address, and what came of it
    push.py        … to a browser, by its push service (RFC 8030, 8291, 8292)
    encryption.py  … which only that browser can read
    webhook.py     … to a chat such as Discord's
    mail.py        … by mail
    outside.py     requests to addresses that strangers name: never into our own network
    resolver.py    … to just what their names were looked up to

A message says what anyone may know who has the table's link, and nothing of the game.
"""
