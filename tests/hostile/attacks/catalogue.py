"""Every attack of anonymous strangers, by its name."""

from hostile.attacks import bots, connections, frames, noise, people, questions, replays, strangers
from hostile.attacks.target import Attack

ATTACKS: dict[str, Attack] = {
    attack.__name__: attack
    for attack in (
        frames.empty_frames,
        frames.many_empty_frames,
        frames.garbage_frames,
        frames.ping_flood,
        frames.endless_message,
        frames.seated_garbage,
        frames.closed_twice,
        replays.replay_bombs,
        replays.many_replay_bombs,
        replays.finished_replays,
        replays.bad_records,
        bots.mastermind_tables,
        bots.watched_mastermind_tables,
        bots.hints_by_the_dozen,
        questions.observations_by_the_hundred,
        connections.silent_connections,
        connections.slow_headers,
        connections.slow_bodies,
        connections.deaf_watchers,
        connections.chatter,
        connections.many_tables,
        connections.many_sockets,
        connections.sockets_from_everywhere,
        noise.half_closed,
        noise.leaving_at_once,
        noise.leaving_sockets,
        noise.no_http,
        noise.guesses,
        people.inner_addresses,
        people.keys_by_the_hundred,
        people.friend_codes,
        people.passkey_noise,
        strangers.searches,
        strangers.nights_by_the_dozen,
        strangers.forged_results,
        strangers.wavering,
        strangers.gallery_chatter,
    )
}
