// The page's voice. It is silent until asked for in the settings, and until the person has touched the page: browsers
// let nothing sound before, and neither do we.

import type { StoryEvent } from '../protocol';
import { INSTRUMENTS, type SoundCue, type Sound } from './instruments';
import { outputOf } from './output';
import { settings } from './settings.svelte';

const GESTURES = ['pointerdown', 'keydown'] as const;

export class Sounds {
  readonly #make: () => AudioContext;
  #context: AudioContext | null = null;
  #loudness: GainNode | null = null;
  #mayBegin = false;

  constructor(make: () => AudioContext = () => new AudioContext()) {
    this.#make = make;
    for (const gesture of GESTURES) addEventListener(gesture, this.#begin, { once: true, capture: true });
  }

  /** Make a sound; `after` so many milliseconds. */
  play(sound: Sound, after = 0): void {
    const context = this.#open();
    if (!context || !this.#loudness) return;
    // Loudness as the ear has it: half way along the slider is half as loud.
    this.#loudness.gain.value = settings.volume ** 2;
    INSTRUMENTS[sound]({ context, out: this.#loudness, at: context.currentTime + 0.01 + after / 1000 });
  }

  /** What happens, by the sounds of its game, while it is shown for a time. Of all that happens at once only the last is heard. */
  tell(cues: Record<string, SoundCue> | undefined, events: readonly StoryEvent[], lasts: number): void {
    const cue = events.map(({ event }) => cues?.[event]).findLast((found) => found !== undefined);
    if (cue) this.play(cue.sound, (cue.at ?? 0) * lasts);
  }

  #begin = (): void => {
    this.#mayBegin = true;
  };

  #open(): AudioContext | null {
    if (!settings.sounds || !this.#mayBegin) return null;
    if (!this.#context) this.#connect(this.#make());
    // A page that was away for long is put to sleep.
    if (this.#context?.state === 'suspended') void this.#context.resume();
    return this.#context;
  }

  #connect(context: AudioContext): void {
    this.#context = context;
    this.#loudness = outputOf(context);
  }
}

export const sounds = new Sounds();
