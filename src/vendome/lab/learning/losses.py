"""In which direction the head's numbers should go: the gradients of what is lost.

The head has a number for each action, then one for each seat (one's own first, then clockwise). A softmax over the
legal actions is the policy; one over the seats present is who wins how likely.
"""

from __future__ import annotations

from typing import NamedTuple

from vendome.lab.learning.arrays import Array, Arrays

NEVER = -1e9  # the number of an action that is not legal


class Weighing(NamedTuple):
    """How boldly a policy is changed."""

    entropy: float  # of the policy, which should stay open to what it has not tried
    clip: float = 0.2  # how far the policy may move from the one that played, in one go


def policy_of(numbers: Array, mask: Array, arrays: Arrays) -> Array:
    """The logarithm of how likely each action is; NEVER, or less, if it is not legal."""
    xp = arrays.xp
    return log_softmax(xp.where(mask > 0, numbers, NEVER), arrays)


def log_softmax(numbers: Array, arrays: Arrays) -> Array:
    xp = arrays.xp
    numbers = numbers - xp.max(numbers, axis=1, keepdims=True)
    return numbers - xp.log(xp.sum(xp.exp(numbers), axis=1, keepdims=True))


def draw(policy: Array, arrays: Arrays) -> Array:
    """A random action for each row, as likely as the policy says."""
    xp = arrays.xp
    return xp.argmax(policy - xp.log(-xp.log(arrays.uniform(*policy.shape))), axis=1)


def at(rows: Array, columns: Array, arrays: Arrays) -> Array:
    """One number of each row."""
    return arrays.xp.take_along_axis(rows, columns[:, None], axis=1)[:, 0]


def one_hot(actions: Array, like: Array, arrays: Arrays) -> Array:
    xp = arrays.xp
    return xp.astype(xp.arange(like.shape[1], device=like.device)[None, :] == actions[:, None], like.dtype)


def towards_advantage(
    policy: Array, actions: Array, before: Array, advantage: Array, weighing: Weighing, arrays: Arrays
) -> Array:
    """PPO (Schulman et al. 2017): make actions more likely that turned out better than expected, but not by much in one
    go. `before` is the logarithm of how likely they were when they were played."""
    xp = arrays.xp
    ratio = xp.exp(at(policy, actions, arrays) - before)
    too_far = xp.where(advantage > 0, ratio > 1 + weighing.clip, ratio < 1 - weighing.clip)
    gain = xp.where(too_far, 0 * ratio, ratio * advantage)
    chances = xp.exp(policy)
    entropy = -xp.sum(chances * policy, axis=1, keepdims=True)
    towards = gain[:, None] * (chances - one_hot(actions, policy, arrays))
    return towards + weighing.entropy * chances * (policy + entropy)


def towards_example(policy: Array, actions: Array, arrays: Arrays) -> Array:
    """Make these actions more likely: cross entropy."""
    return arrays.xp.exp(policy) - one_hot(actions, policy, arrays)


def towards_shares(numbers: Array, shares: Array, arrays: Arrays) -> Array:
    """Expect of each seat what it got: cross entropy with its share of the win."""
    return arrays.xp.exp(log_softmax(numbers, arrays)) - shares
