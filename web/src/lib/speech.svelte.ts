// The language that is spoken, and its texts. They are state: whoever shows a text shows the new one when the
// language changes.

import { catalogues, type Language, type Texts } from '../languages';

class Speech {
  language = $state<Language>('en');
  texts = $state.raw<Texts>();
  #wanted: Language | undefined;

  /** Fetch a language and go over to it; the one that was asked for last wins. */
  async speak(language: Language): Promise<void> {
    this.#wanted = language;
    const { default: texts } = await catalogues[language]();
    if (this.#wanted !== language) return;
    this.language = language;
    this.texts = texts;
    document.documentElement.lang = language;
  }
}

export const speech = new Speech();
