// The language that is spoken, and its texts. They are state: whoever shows a text shows the new one when the
// language changes.

import { catalogues, type Language, type Texts } from '../languages';
import { manifestOf, OUTSIDE } from '../languages/outside';

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
    this.#tellTheBrowser();
  }

  /** As it is spoken where the person is: `de-CH`, if the browser says so. */
  get locale(): string {
    return navigator.languages.find((locale) => locale.split('-')[0] === this.language) ?? this.language;
  }

  /** What is not on the page: how it is read aloud, hyphenated, found, and called once it is installed. */
  #tellTheBrowser(): void {
    document.documentElement.lang = this.language;
    document.querySelector('link[rel="manifest"]')?.setAttribute('href', manifestOf(this.language));
    document.querySelector('meta[name="description"]')?.setAttribute('content', OUTSIDE[this.language].description);
  }
}

export const speech = new Speech();
