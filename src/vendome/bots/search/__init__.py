"""`search`: information-set Monte Carlo tree search for every game, compiled with the game's rules and its mind.

One simulation, from the position as the seat knows it (`simulate`):

1. **determinize**: fill what the seat can't see, guided by what it believes (the mind);
2. **descend** the tree: every seat chooses by PUCT over its own statistics, until a question is new (`descend`;
   `private_moves` and `public_moves` select an edge and expand a node);
3. **roll out** from there by the scores of the mind, softened, to the horizon (`rollout`);
4. **evaluate** where that leads: every seat's chance to win (the mind; or a net's critic, and then without step 3);
5. **back up** that value along the edges that were taken (`simulate`).

A node of the tree is what a seat has seen, as a number (`keys`): the public events and, for the searching seat, its own
secret choices. So seats share statistics between positions that look alike to them, a secret choice has statistics of
its own and can't be answered before it is revealed, and others do not see ours (Cowling, Powley and Whitehouse 2012,
"Information Set Monte Carlo Tree Search"; simultaneous choices as decoupled statistics). The choice is PUCT (Silver et
al. 2017) over the moves legal in this simulation; its prior is the softmax of the mind's scores, or a net's policy.
`by_hand` is where the steps ask the mind, `bots.net.mind` where they ask a net instead.

All steps work in one `Workspace` (described in `engine.mind`) and one `Tree`. What was tried and why it is so:
`docs/notes/search.md`.
"""
