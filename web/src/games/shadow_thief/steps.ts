// How the cards of The Shadow Thief move while an event is shown.

import type { Ghost } from '../shared/ghost';
import { middleOf, placeOf, wayTo } from '../shared/places';
import type { Scene, Settling, Steps } from '../shared/scene';
import type { Event } from './view';

/** An event of a seat. Where things are: `spot 2` is the card before it, `held 2` its hand, `safe 2` its safe. */
interface Seated {
  seat: number;
}

/** One's own cards close ranks; jewels make room on their shelf, where a new one grows. */
export const settling: Settling = { fan: null, jewel: 0.4 };

/** The steps as one seat sees them: its own cards come from its fan. */
export function stepsSeenBy(me: number | null): Steps<Event> {
  return {
    chose: (scene, events) => {
      for (const { seat } of events) scene.bring(scene.thing(`spot ${seat}`), handOf(scene, seat, me));
    },
    added: (scene, events) => {
      for (const { seat } of events) scene.bring(scene.things(`added ${seat}`).at(-1) ?? null, handOf(scene, seat, me));
    },
    revealed: (scene, events) => {
      const rise = [{ transform: 'none' }, { transform: 'translateY(-6%) scale(1.12)' }, { transform: 'none' }];
      for (const { seat } of events) scene.move(scene.thing(`spot ${seat}`), rise, { to: 0.55 });
    },
    cancelled,
    found_nothing: (scene, events) => shake(scene, events, 'rotate'),
    not_closed: (scene, events) => shake(scene, events, 'slide'),
    stole,
    stored: (scene, events) => {
      for (const { seat } of events) store(scene, seat);
    },
    closed: (scene, events) => {
      for (const { seat } of events) lock(scene, seat);
    },
    drew: (scene, events) => deal(scene, events, me),
    put_under: (scene, events) => handBack(scene, events, 'pile'),
    discarded: (scene, events) => handBack(scene, events, 'discard'),
    hand_began: shuffle,
    scored,
  };
}

/** Where a card that a seat has just played lay: in one's own fan it is the one that is missing now. */
function handOf(scene: Scene, seat: number, me: number | null): DOMRect | null {
  const [gone] = scene.gone('hand');
  return (seat === me && gone !== undefined && scene.was(gone)) || scene.where(`held ${seat}`);
}

/** Jewels of the same value are drawn to each other, and are no more. */
function cancelled(scene: Scene, events: readonly (Seated & { card: string })[]): void {
  for (const value of new Set(events.map(({ card }) => card.slice(1)))) {
    const lost = events.filter(({ card }) => card.slice(1) === value);
    const cards = lost.map(({ seat }) => scene.lift(`spot ${seat}`)).filter((card) => card !== null);
    if (cards.length === 0) continue;
    const middle = middleOf(cards.map(({ home }) => home));
    cards.forEach((card, i) => meet(card, middle, i - (cards.length - 1) / 2));
  }
}

function meet(card: Ghost, middle: DOMRect, side: number): void {
  const beside = new DOMRect(middle.x + side * middle.width * 0.8, middle.y, middle.width, middle.height);
  card.fly([
    { transform: 'none', opacity: 1, filter: 'none' },
    { transform: 'scale(1.08)', opacity: 1, offset: 0.15 },
    { transform: card.over(beside, 1), opacity: 1, filter: 'brightness(1)', offset: 0.6 },
    { transform: card.over(middle, 1.15), opacity: 0.9, filter: 'brightness(1.8)', offset: 0.75 },
    { transform: `${card.over(middle, 0.1)} rotate(${side < 0 ? -90 : 90}deg)`, opacity: 0, filter: 'brightness(2.5)' },
  ]);
}

/** The thief's hand reaches over, takes the jewel, and brings it to its own safe. */
function stole(scene: Scene, [event]: readonly (Seated & { other: number })[]): void {
  if (!event) return;
  const { seat: thief, other } = event;
  const from = scene.where(`spot ${thief}`);
  const safe = scene.where(`safe ${thief}`);
  const jewel = scene.lift(`spot ${other}`);
  if (!from || !safe || !jewel) return;
  const rest = jewel.over(middleOf([safe]), 0.42);
  jewel.fly([{ transform: 'none' }, { transform: rest }], { from: 0.46, to: 0.9 });
  reach(scene, from, jewel, safe);
}

function reach(scene: Scene, from: DOMRect, jewel: Ghost, safe: DOMRect): void {
  const glove = scene.thing('glove');
  const size = jewel.home.width * 0.95;
  const at = new DOMRect(from.x + from.width / 2 - size / 2, from.y + from.height / 2 - size * 0.8, size, size * 1.6);
  const hand = scene.conjure(glove, at);
  if (!hand) return;
  const [dx, dy] = [jewel.home.x - from.x, jewel.home.y - from.y];
  const turn = `rotate(${((Math.atan2(dx, -dy) * 180) / Math.PI).toFixed(0)}deg)`;
  // The fingers, not the cuff, come to lie on the jewel.
  const over = (place: DOMRect) => `${wayTo(at, place, 1)} ${turn} translateY(22%)`;
  hand.fly([
    { transform: `${turn} scale(0.4)`, opacity: 0 },
    { transform: turn, opacity: 1, offset: 0.08 },
    { transform: over(jewel.home), opacity: 1, offset: 0.36 },
    { transform: `${over(jewel.home)} scale(0.9)`, opacity: 1, offset: 0.46 },
    { transform: `${over(safe)} scale(0.7)`, opacity: 1, offset: 0.9 },
    { transform: `${over(safe)} scale(0.5)`, opacity: 0 },
  ]);
}

/** What lies before a seat goes onto its shelves, one after the other. */
function store(scene: Scene, seat: number): void {
  const safe = scene.where(`safe ${seat}`);
  const places = [`spot ${seat}`, ...scene.things(`added ${seat}`).map(placeOf)];
  places.forEach((place, i) => {
    const card = scene.lift(place);
    const late = Math.min(0.3, i * 0.1);
    card?.fly([{ transform: 'none' }, { transform: card.over(safe, 0.42) }], { from: late, to: 0.78 });
    card?.fly([{ opacity: 1 }, { opacity: 0 }], { from: 0.76, to: 0.86 });
  });
}

/** The safe card goes to the door, and the door falls to. */
function lock(scene: Scene, seat: number): void {
  const safe = scene.where(`safe ${seat}`);
  const card = scene.lift(`spot ${seat}`);
  card?.fly(
    [
      { transform: 'none', opacity: 1 },
      { transform: card.over(safe, 0.6), opacity: 0 },
    ],
    { to: 0.4 },
  );
  const jolt = ['0', '-2px', '2px', '-1px', '0'].map((x) => ({ transform: `translateX(${x})` }));
  scene.move(scene.thing(`safe ${seat}`), jolt, { from: 0.67, to: 0.8, easing: 'linear' });
}

const SHAKES = {
  rotate: (by: number) => `rotate(${by}deg)`,
  slide: (by: number) => `translateX(${by}px)`,
};

function shake(scene: Scene, events: readonly Seated[], how: keyof typeof SHAKES): void {
  const frames = [0, -7, 7, -5, 5, 0].map((by) => ({ transform: SHAKES[how](by) }));
  for (const { seat } of events) scene.move(scene.thing(`spot ${seat}`), frames, { to: 0.6, easing: 'ease-in-out' });
}

/** From the pile to every seat, card by card; one's own are seen as they come into the fan. */
function deal(scene: Scene, events: readonly (Seated & { cards: number })[], me: number | null): void {
  const pile = scene.where('pile');
  const back = scene.thing('back');
  for (const { seat, cards } of events) {
    if (seat === me) continue;
    const goal = scene.where(`held ${seat}`);
    for (let i = 0; i < cards; i++) {
      const card = scene.conjure(back, pile);
      card?.fly(
        [
          { transform: 'none', opacity: 1 },
          { transform: card.over(goal, 0.5), opacity: 1, offset: 0.85 },
          { transform: card.over(goal, 0.4), opacity: 0 },
        ],
        { from: i * 0.1, to: 0.7 + i * 0.1 },
      );
    }
  }
  const fresh = scene.fresh('hand');
  fresh.forEach((place, i) => scene.bring(scene.thing(place), pile, { from: i * 0.1, to: 0.7 + i * 0.1 }));
}

/** A hand that is given up, face down. */
function handBack(scene: Scene, events: readonly Seated[], goal: 'pile' | 'discard'): void {
  const place = scene.where(goal);
  for (const { seat } of events) {
    const card = scene.conjure(scene.thing('back'), scene.was(`held ${seat}`));
    card?.fly([
      { transform: 'none', opacity: 1 },
      { transform: card.over(place), opacity: 0.6 },
    ]);
  }
}

function shuffle(scene: Scene): void {
  const frames = [0, -9, 8, -7, 6, -4, 0].map((by) => ({ transform: `rotate(${by}deg)` }));
  scene.move(scene.thing('pile'), frames, { easing: 'ease-in-out' });
}

/** The worth of each closed safe goes to the seat's points. */
function scored(scene: Scene, events: readonly Seated[]): void {
  for (const { seat } of events) {
    const score = scene.where(`score ${seat}`);
    const worth = scene.conjure(scene.thing(`worth ${seat}`), scene.where(`worth ${seat}`));
    worth?.fly([
      { transform: 'none', opacity: 1 },
      { transform: 'scale(1.9)', opacity: 1, offset: 0.3 },
      { transform: worth.over(score, 1.4), opacity: 1, offset: 0.6 },
      { transform: worth.over(score, 0.8), opacity: 0, offset: 0.7 },
      { transform: worth.over(score, 0.8), opacity: 0 },
    ]);
    const swell = [{ transform: 'none' }, { transform: 'scale(1.6)' }, { transform: 'none' }];
    scene.move(scene.thing(`score ${seat}`), swell, { from: 0.58, to: 0.9 });
  }
}
