"""Playing Gentlemen Thieves well."""

from vendome.bots.minds.gentlemen_thieves.judgement import judge
from vendome.bots.minds.gentlemen_thieves.standing import HORIZON, clock, evaluate
from vendome.bots.minds.gentlemen_thieves.suspicion import BELIEF, imagine, infer, reopen, secret

__all__ = ["BELIEF", "HORIZON", "clock", "evaluate", "imagine", "infer", "judge", "reopen", "secret"]
