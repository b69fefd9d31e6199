"""Bots measured against each other: every deal is played from every seat, so that luck is the same for all."""

from vendome.lab.arena.deal import Deal, PlayedGame, play_deal
from vendome.lab.arena.log import DealLog
from vendome.lab.arena.plan import Arena
from vendome.lab.arena.standings import BotStanding, Standings

__all__ = ["Arena", "BotStanding", "Deal", "DealLog", "PlayedGame", "Standings", "play_deal"]
