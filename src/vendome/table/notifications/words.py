"""What players are told, in their languages. A message names the game and nothing of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

from vendome.engine.book.languages import ENGLISH
from vendome.engine.book.rulebook import title
from vendome.engine.contract import Game

Plural = tuple[str, str]  # of one, of several

MINUTE, HOUR, DAY = 60, 3_600, 86_400  # seconds


@dataclass(frozen=True, slots=True)
class Words:
    begun: str
    begun_text: str
    turn: str
    turn_text: str
    turn_in_time: str
    reminder: str
    reminder_text: str
    over: str
    over_text: str
    test: str
    test_text: str
    code: str
    code_text: str
    mail_end: str
    minutes: Plural
    hours: Plural
    days: Plural


WORDS: Final = {
    "en": Words(
        begun="Your table is full: {game}",
        begun_text="The game has begun.",
        turn="Your turn in {game}",
        turn_text="The others are waiting for you.",
        turn_in_time="You have {time} left.",
        reminder="Your time in {game} is running out",
        reminder_text="In {time} a bot decides for you.",
        over="{game} is over",
        over_text="See how it ended.",
        test="Vendôme reaches you here",
        test_text="This is how you will hear that it is your turn in {game}.",
        code="{code} is your code for Vendôme",
        code_text="Somebody, probably you, wants a mail at this address when it is their turn in {game}.\n\n"
        "If it was you, type this code at the table: {code}\n\n"
        "If it was not, do nothing: there will be no further mail.",
        mail_end="You get this mail because you asked for it at the table. No more of them: {link}",
        minutes=("{n} minute", "{n} minutes"),
        hours=("{n} hour", "{n} hours"),
        days=("{n} day", "{n} days"),
    ),
    "fr": Words(
        begun="Ta table est complète : {game}",
        begun_text="La partie a commencé.",
        turn="À toi de jouer : {game}",
        turn_text="Les autres t’attendent.",
        turn_in_time="Tu as encore {time}.",
        reminder="Ton temps touche à sa fin : {game}",
        reminder_text="Dans {time}, un bot décidera pour toi.",
        over="La partie est finie : {game}",
        over_text="Vois comment elle s’est terminée.",
        test="Vendôme te trouve ici",
        test_text="C’est ainsi que tu apprendras que c’est à toi de jouer : {game}.",
        code="{code} est ton code pour Vendôme",
        code_text="Quelqu’un, sans doute toi, souhaite recevoir un courriel à cette adresse quand c’est à lui de "
        "jouer : {game}.\n\nSi c’est toi, tape ce code à la table : {code}\n\n"
        "Sinon, ne fais rien : il n’y aura pas d’autre courriel.",
        mail_end="Tu reçois ce courriel parce que tu l’as demandé à la table. Pour ne plus en recevoir : {link}",
        minutes=("{n} minute", "{n} minutes"),
        hours=("{n} heure", "{n} heures"),
        days=("{n} jour", "{n} jours"),
    ),
    "de": Words(
        begun="Dein Tisch ist voll: {game}",
        begun_text="Die Partie hat begonnen.",
        turn="Du bist dran: {game}",
        turn_text="Die anderen warten auf dich.",
        turn_in_time="Du hast noch {time} Zeit.",
        reminder="Deine Zeit läuft ab: {game}",
        reminder_text="Noch {time}, dann entscheidet ein Bot für dich.",
        over="Die Partie ist zu Ende: {game}",
        over_text="Sieh nach, wie sie ausgegangen ist.",
        test="Vendôme erreicht dich hier",
        test_text="So erfährst du, dass du dran bist: {game}.",
        code="{code} ist dein Code für Vendôme",
        code_text="Jemand, vermutlich du, möchte an diese Adresse eine Mail bekommen, wenn er an der Reihe ist: "
        "{game}.\n\nWenn du es warst, gib diesen Code am Tisch ein: {code}\n\n"
        "Wenn nicht, brauchst du nichts zu tun: Es kommt keine weitere Mail.",
        mail_end="Du bekommst diese Mail, weil du am Tisch darum gebeten hast. Keine weiteren mehr: {link}",
        minutes=("{n} Minute", "{n} Minuten"),
        hours=("{n} Stunde", "{n} Stunden"),
        days=("{n} Tag", "{n} Tage"),
    ),
    "it": Words(
        begun="Il tuo tavolo è al completo: {game}",
        begun_text="La partita è cominciata.",
        turn="Tocca a te: {game}",
        turn_text="Gli altri ti aspettano.",
        turn_in_time="Hai ancora {time}.",
        reminder="Il tuo tempo sta per scadere: {game}",
        reminder_text="Tra {time} deciderà un bot per te.",
        over="La partita è finita: {game}",
        over_text="Guarda com’è andata.",
        test="Vendôme ti trova qui",
        test_text="Così saprai che tocca a te: {game}.",
        code="{code} è il tuo codice per Vendôme",
        code_text="Qualcuno, probabilmente tu, vuole ricevere una mail a questo indirizzo quando è il suo turno: "
        "{game}.\n\nSe sei stato tu, scrivi questo codice al tavolo: {code}\n\n"
        "Altrimenti non fare nulla: non arriveranno altre mail.",
        mail_end="Ricevi questa mail perché l’hai chiesta al tavolo. Per non riceverne più: {link}",
        minutes=("{n} minuto", "{n} minuti"),
        hours=("{n} ora", "{n} ore"),
        days=("{n} giorno", "{n} giorni"),
    ),
}


class Said(NamedTuple):
    """A message in words."""

    title: str
    text: str


def words_in(language: str) -> Words:
    return WORDS.get(language, WORDS[ENGLISH])


def game_in(game: Game, language: str) -> str:
    return title(game, language if language in WORDS else ENGLISH)


def say(what: str, game: Game, language: str, left: float | None = None) -> Said:
    """A message of a kind (`begun`, `turn`, `reminder`, `over`, `test`); `left` are the seconds that the player has."""
    words, name = words_in(language), game_in(game, language)
    text = words.turn_in_time if what == "turn" and left is not None else getattr(words, f"{what}_text")
    time = "" if left is None else duration(left, language)
    return Said(getattr(words, what).format(game=name), text.format(game=name, time=time))


def duration(seconds: float, language: str) -> str:
    """As people say it: in the largest unit of which there are two, rounded down, for nobody is late by that."""
    words = words_in(language)
    units = ((DAY, words.days), (HOUR, words.hours), (MINUTE, words.minutes))
    size, names = next(((size, names) for size, names in units if seconds >= 2 * size), units[-1])
    count = max(1, int(seconds // size))
    return names[count != 1].format(n=count)
