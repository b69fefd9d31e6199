// Why a move was better, in the words of its game: a file for each game and language, fetched with the first review.

import type { Language } from '../../languages';
import type { Question } from '../../protocol';

/** By the key of the remark. */
type Remarks = Record<string, (remark: Question) => string>;

const files = import.meta.glob<Remarks>('../../games/*/remarks/*.ts', { import: 'remark' });

let present = $state.raw<Record<string, Remarks>>({});

/** Fetch those of all games in a language. A game may have none, or none in this language. */
export async function loadRemarks(language: Language): Promise<void> {
  const found = Object.entries(files).flatMap(([path, load]) => {
    const [, game, its] = /\/games\/(\w+)\/remarks\/(\w+)\.ts$/.exec(path) ?? [];
    return game && its === language ? [load().then((remarks) => [game, remarks] as const)] : [];
  });
  present = Object.fromEntries(await Promise.all(found));
}

/** A remark in the present language; as the server says it, if the game has no words for it there. */
export function remarkInWords(game: string, remark: Question): string {
  return present[game]?.[remark.key]?.(remark) ?? remark.text;
}
