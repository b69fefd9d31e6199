// The present language, and its texts. They are state: whoever shows a text shows the new one when the language changes.

import type { Language, Texts } from '../languages';
import { manifestOf, OUTSIDE } from '../languages/outside';
import type { GameEvent, Question } from '../protocol';

/** What the shell knows of a game's words; the game itself knows more. */
export interface Words {
  title: string;
  summary: string;
  options: Record<string, { name: string; help: string; values: Record<string, string> }>;
}

/** A game's sentences, as far as all games are alike. An event comes with the names of its seats. */
export interface Story {
  tell: Record<string, (event: GameEvent) => string>;
  ask: Record<string, (question: Question) => string>;
}

export interface GameTexts extends Words {
  story: Story;
}

/** All that is said in a language. */
export interface Catalogue {
  texts: Texts;
  /** By game. */
  games: Record<string, GameTexts>;
}

class Locale {
  language = $state<Language>('en');
  texts = $state.raw<Texts>();
  /** What the games say, by game. */
  games = $state.raw<Record<string, GameTexts>>({});
  /** Where texts come from: told at the start, by whoever knows the games. */
  source: ((language: Language) => Promise<Catalogue>) | undefined;
  #wanted: Language | undefined;

  /** Fetch a language and go over to it; the one that was asked for last wins. */
  async load(language: Language): Promise<void> {
    this.#wanted = language;
    const catalogue = await this.source?.(language);
    if (!catalogue || this.#wanted !== language) return;
    this.language = language;
    this.texts = catalogue.texts;
    this.games = catalogue.games;
    this.#tellTheBrowser();
  }

  /** The language as it is used where the person is: `de-CH`, if the browser says so. */
  get tag(): string {
    return navigator.languages.find((tag) => tag.split('-')[0] === this.language) ?? this.language;
  }

  /** What is not on the page: how it is read aloud, hyphenated, found, and called once it is installed. */
  #tellTheBrowser(): void {
    document.documentElement.lang = this.language;
    document.querySelector('link[rel="manifest"]')?.setAttribute('href', manifestOf(this.language));
    document.querySelector('meta[name="description"]')?.setAttribute('content', OUTSIDE[this.language].description);
  }
}

export const locale = new Locale();
