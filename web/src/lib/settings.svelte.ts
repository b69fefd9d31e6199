// The person's own settings, kept on the device.

import { LANGUAGES, languageOf, type Language } from '../languages';
import { locale } from './locale.svelte';
import { recall, remember } from './storage';

export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

/** `auto`: what the browser asks for. */
export type LanguageChoice = Language | 'auto';

/** How fast what happens is played. */
export const MOTIONS = ['slow', 'normal', 'fast', 'off'] as const;
export type Motion = (typeof MOTIONS)[number];

class Settings {
  theme = $state<Theme>(recall<Theme>('theme', 'auto'));
  language = $state<LanguageChoice>(recall<LanguageChoice>('language', 'auto'));
  motion = $state<Motion>(recall<Motion>('motion', 'normal'));
  /** The table in words, instead of its board. */
  asText = $state(recall('asText', false));
  /** Off until asked for. */
  sounds = $state(recall('sounds', false));
  volume = $state(recall('volume', 0.7));
  vibration = $state(recall('vibration', true));

  constructor() {
    this.#show();
  }

  choose(theme: Theme): void {
    this.theme = theme;
    remember('theme', theme);
    this.#show();
  }

  /** Speak the chosen language; before the page is shown, and when another is chosen. */
  useLanguage(language: LanguageChoice = this.language): Promise<void> {
    this.language = language in LANGUAGES ? language : 'auto';
    remember('language', this.language);
    return locale.load(this.language === 'auto' ? languageOf(navigator.languages) : this.language);
  }

  chooseMotion(motion: Motion): void {
    this.motion = motion;
    remember('motion', motion);
    this.#show();
  }

  showAsText(asText: boolean): void {
    this.asText = asText;
    remember('asText', asText);
  }

  chooseSounds(sounds: boolean, volume = this.volume): void {
    this.sounds = sounds;
    this.volume = volume;
    remember('sounds', sounds);
    remember('volume', volume);
  }

  chooseVibration(vibration: boolean): void {
    this.vibration = vibration;
    remember('vibration', vibration);
  }

  #show(): void {
    const root = document.documentElement;
    if (this.theme === 'auto') delete root.dataset['theme'];
    else root.dataset['theme'] = this.theme;
    root.dataset['motion'] = this.motion;
  }
}

export const settings = new Settings();
