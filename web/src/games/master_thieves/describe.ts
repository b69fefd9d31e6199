// The table of Master Thieves in words.

import { CHARACTERS } from './characters';
import { capital, grouped, nameIn, NOTHING, said, type TitledMove, type Description, type Part } from '../description';
import { t as page } from '../../lib/texts';
import { moveWords } from '../moveWords';
import { lastDrawer } from './news';
import { ROTATIONS } from './handling';
import { drawersOf, LEVELS, SIDES, type Level } from './state';
import type { Move, Position, State, View } from './view';
import { t } from './words';

export function describe(view: View, openViews: Record<string, State> = {}): Description {
  const game = view.state;
  return {
    parts: [
      round(game),
      drawer(view, game),
      box(game),
      ...characters(view, game),
      players(view, game, openViews),
      ...own(game),
    ],
    choices: grouped(view.legal.map((move) => ({ move, ...told(move, game), ...loss(view, move) }))),
  };
}

function round(game: State): Part {
  const words = t.text;
  const isPreparing = game.preparing ? t.heading.preparing : t.heading.round(game.round, game.cycle);
  return {
    title: game.phase === 'over' ? t.heading.over(game.round) : isPreparing,
    lines: [t.pillow(t.redPillow, game.red), game.turned ? words.turned : words.upright],
  };
}

/** The open drawer; or what happened at the last one. */
function drawer(view: View, game: State): Part {
  const open = game.box.find((other) => other.position === game.open);
  const up = open?.content?.up;
  if (open && up) {
    const words = t.text;
    const behind = up.ruby === null ? words.unknown : up.ruby ? t.ruby : t.empty;
    return {
      title: t.openTitle(open.drawer, open.position, open.long),
      lines: said(
        t.pillow(words.front, up),
        up.alarm !== null && words.alarmOf(nameIn(view, up.alarm)),
        open.long !== false && page.text.pair(t.behind, behind),
      ),
    };
  }
  const last = lastDrawer(view.story);
  if (!last) return { title: t.openDrawer, lines: [t.allClosed] };
  return {
    title: t.lastTitle(last.drawer, last.position, nameIn(view, last.seat)),
    lines: said(last.lay && t.pillow(t.lay, last.lay), last.fell && t.pillow(t.fell, last.fell), ...last.told),
  };
}

function box(game: State): Part {
  const words = t.text;
  const cell = (level: Level, side: string): string => {
    const found = drawersOf(game, level).find(({ position }) => position[1] === side);
    if (!found) return NOTHING;
    const known = found.content ? t.known(found.content.up, found.content.down) : '';
    return words.drawer(found.drawer, found.long) + known + (found.position === game.open ? `, ${words.open}` : '');
  };
  return {
    title: words.box,
    grid: {
      columns: [words.level, ...SIDES.map((side) => words.sides[side])],
      rows: LEVELS.map((level) => [t.levels[level], ...SIDES.map((side) => cell(level, side))]),
    },
  };
}

/** The characters in the order in which they act, and who plays them. */
function characters(view: View, game: State): Part[] {
  if (game.preparing) return [];
  const words = t.text;
  const rows = CHARACTERS.map((character) => {
    const playing = game.seats
      .map((seat, i) => ({ ...seat, name: nameIn(view, i), number: seat.card?.number ?? 0 }))
      .filter((seat) => seat.card?.character === character)
      .sort((a, b) => a.number - b.number)
      .map((seat) =>
        said(`${seat.number} ${seat.name}`, seat.fallen && t.gemFell, seat.waiting && t.yetToAct).join(', '),
      );
    return [capital(t.characterName(character)), playing.join('; ') || NOTHING];
  });
  const hidden = game.seats.flatMap((seat, i) => (seat.chosen && !seat.card ? [nameIn(view, i)] : []));
  const lines = hidden.length ? [t.faceDown(hidden)] : [];
  return [{ title: t.round, grid: { columns: [words.character, words.playedBy], rows }, lines }];
}

function players(view: View, game: State, openViews: Record<string, State>): Part {
  const words = t.text;
  const rows = game.seats.map((seat, i) => {
    const holds = openViews[i]?.hand ?? seat.holds?.filter((card) => card.number !== null) ?? [];
    const chosen = seat.chosen ? t.hasChosen : t.hasNotChosen;
    return [
      nameIn(view, i),
      seat.card ? t.hasCard(seat.card) : game.preparing ? NOTHING : chosen,
      t.gems(seat.white),
      t.gems(seat.black),
      seat.alarm ? words.alarmReady : words.alarmSet,
      said(
        String(seat.cards),
        i !== view.seat && holds.length > 0 && t.holds(holds),
        seat.played !== undefined && seat.played.length > 0 && t.hasPlayed(seat.played),
        seat.unplaced > 0 && t.unplaced(seat.unplaced),
      ).join('. '),
    ];
  });
  const columns = [page.end.player, words.card, t.imitations, t.stolen, words.alarm, words.cards];
  return { title: page.table.players, grid: { columns, rows } };
}

function own(game: State): Part[] {
  if (game.hand.length === 0) return [];
  const lines = game.hand.map((card) => {
    const name = capital(t.hasCard(card));
    return card.character === game.chosen ? page.text.pair(name, t.secret) : name;
  });
  return [{ title: t.cards, lines }];
}

function told(move: Move, game: State): Omit<TitledMove, 'move'> {
  const titles = t.text.moves;
  const words = moveWords(move);
  switch (words[0]) {
    case 'choose': {
      const card = game.hand.find(({ character }) => character === words[1]);
      return { title: titles.choose, text: card ? t.choose(card) : '', foresight: t.chooseForesight(words[1]) };
    }
    case 'fill':
    case 'open': {
      const title = page.text.pair(titles[words[0]], t.level(words[1][0] as Level));
      return { title, text: t[words[0]](drawerName(game, words[1])) };
    }
    case 'rotate': {
      const text = t.rotations[words[1]];
      return { title: titles.handle, text, foresight: t.rotateForesight(text, ROTATIONS[words[1]].way) };
    }
    case 'turn':
      return { title: titles.handle, text: t.turn, foresight: t.turnForesight };
    case 'done':
      return { title: titles.handle, text: t.doneLabel };
    case 'place':
      return { title: titles.place, text: words[1] === 'nothing' ? t.placeNothing : t.place(words[1]) };
    case 'pick':
      return { title: titles.pick, text: t.pick(words[1]) };
    case 'alarm':
      return {
        title: titles.alarm,
        ...(words[1] === 'yes' ? { text: t.setAlarm, foresight: t.setAlarmForesight } : { text: t.noAlarm }),
      };
    case 'ruby':
      return { title: titles.take, text: words[1] === 'take' ? t.takeRuby : t.leaveRuby };
    case 'take':
      return { title: titles.take, text: t.take, foresight: t.takeForesight };
    case 'search':
      return { title: titles.take, text: t.search, foresight: t.searchForesight };
  }
}

/** What is asked first, where the rules say that the move gives something up. */
function loss({ question }: View, move: Move): Pick<TitledMove, 'anyway'> {
  const givesUp: readonly string[] = question?.key === 'handle' ? question.gives_up : [];
  return givesUp.includes(move) ? { anyway: move === 'turn' ? t.turnAnyway : t.rotateAnyway } : {};
}

function drawerName(game: State, position: Position): string {
  const found = game.box.find((other) => other.position === position);
  return found ? t.drawer(found.drawer, position, found.long) : '';
}
