// The person's own settings, kept on the device.

import { recall, remember } from './storage';

export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

class Settings {
  theme = $state<Theme>(recall<Theme>('theme', 'auto'));

  constructor() {
    this.#show();
  }

  choose(theme: Theme): void {
    this.theme = theme;
    remember('theme', theme);
    this.#show();
  }

  #show(): void {
    const root = document.documentElement;
    if (this.theme === 'auto') delete root.dataset['theme'];
    else root.dataset['theme'] = this.theme;
  }
}

export const settings = new Settings();
