"""All metaprogramming of Vendôme: how plain functions become machine code, and what they work on.

| module | what it is |
| --- | --- |
| `layout` | a game's state as one fixed-size NumPy struct, described by a class |
| `decorators` | `@compiled`, `@inlined`, `@entry`: how a function is compiled by Numba |
| `bind` | one copy of generic code for each game, with that game's rules as its globals |
| `direct` | machine code called without Numba's look at the arguments, for whoever calls it all the time |
| `instants` | the state after each event, kept where a table wants to show them one by one |
| `quiet` | states without events, for playouts and learners |
| `loops` | the generic code that every game needs: one step, one random game, many of them |
| `rng` | the random generator: the same numbers interpreted, compiled and on a GPU |
| `gpu` | everything that is asked of a compiler for GPUs |
| `content` | what a function's machine code is made of, as one hash |
| `kept_code` | machine code on the disk, found again by that hash |
| `turns` | one process compiles, and the others wait for it |
| `cache` | where that is, and what is noted of it, so that a machine compiles once |
| `package_copy` | a game's package loaded once more with other constants: what a tweak is |

The rules of a game are small functions over its state, marked `@compiled`. They call each other, and Python never
calls them: it calls the loops, which `loops_of(game)` binds to the game. The way of one move from Python is

    Session.play → loops_of(game).direct.do_apply(states, seat, action) → rules.apply(states[0], seat, action)

Why it is built so, and what Numba's cache has to do with it: `docs/notes/compiling.md`.
`NUMBA_DISABLE_JIT=1` turns all of it off. The same functions then run as plain Python, breakpoints and all.
"""
