// What the games say, told in the language that is spoken. The server says it in English too: a game or an event that
// the page has no words for is told as it came.

import { question as gentlemen_thieves } from '../games/gentlemen_thieves/told';
import { question as master_thieves } from '../games/master_thieves/told';
import { question as shadow_thief } from '../games/shadow_thief/told';
import type { GameEvent, Question, View } from '../protocol';
import { t } from './texts';

/** A game's sentences, as far as all games are alike. */
interface Story {
  tell: Record<string, (event: GameEvent) => string>;
}

const storyOf = (game: string): Story | undefined =>
  (t.games as unknown as Record<string, { story: Story }>)[game]?.story;

const questions: Record<string, (view: View) => string | undefined> = {
  gentlemen_thieves: (view) => gentlemen_thieves(view, t.games.gentlemen_thieves.story),
  master_thieves: (view) => master_thieves(view, t.games.master_thieves.story),
  shadow_thief: (view) => shadow_thief(view, t.games.shadow_thief.story),
};

/** An event as a sentence. Its seats are told by their names. */
export function tell(game: string, names: readonly string[], event: GameEvent): string {
  const nameOf = (seat: unknown) => (typeof seat === 'number' ? (names[seat] ?? '') : '');
  const told = { ...event, who: nameOf(event['seat']), other: nameOf(event['other']) };
  return storyOf(game)?.tell[event.event]?.(told) ?? event.text;
}

export const namesAt = (view: View): string[] => view.seats.map(({ name }) => name);

/** A view whose story and question are told in our words. */
export function inOurWords(view: View): View {
  const names = namesAt(view);
  const story = view.story.map((event) => ({ ...event, text: tell(view.game, names, event) }));
  return { ...view, story, ...(view.question ? { question: ask(view, view.question) } : {}) };
}

function ask(view: View, question: Question): Question {
  return { ...question, text: questions[view.game]?.(view) ?? question.text };
}
