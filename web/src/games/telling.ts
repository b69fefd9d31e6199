// What the games say, told in the present language. The server says it in English too: a game or an event that the page
// has no words for is told as it came.

import { t, textsOf } from '../lib/texts';
import type { GameEvent, Question, View } from '../protocol';

/** An event as a sentence. Its seats are told by their names. */
export function tell(game: string, names: readonly string[], event: GameEvent): string {
  const nameOf = (seat: unknown) => (typeof seat === 'number' ? (names[seat] ?? '') : '');
  if (event.event === 'took_back') return t.takeBack.told(nameOf(event['seat'])); // the only one that is no game's own
  const told = { ...event, who: nameOf(event['seat']), other: nameOf(event['other']) };
  return textsOf(game)?.story.tell[event.event]?.(told) ?? event.text;
}

export const namesAt = (view: View): string[] => view.seats.map(({ name }) => name);

/** A view whose story and question are told in our words. */
export function inOurWords(view: View): View {
  const names = namesAt(view);
  const story = view.story.map((event) => ({ ...event, text: tell(view.game, names, event) }));
  return { ...view, story, ...(view.question ? { question: ask(view.game, view.question) } : {}) };
}

/** A question in our words. */
export function ask(game: string, question: Question): Question {
  return { ...question, text: textsOf(game)?.story.ask[question.key]?.(question) ?? question.text };
}
