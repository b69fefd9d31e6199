// The sounds of the house, made by code: each one is a few oscillators and some noise, scheduled from a moment on.

/** Where a sound is made, and from when. */
export interface Place {
  context: BaseAudioContext;
  out: AudioNode;
  at: number;
}

type Instrument = (place: Place) => void;

interface Tone {
  from: number;
  /** Where it slides to; it stays if there is none. */
  to?: number;
  lasts: number;
  gain: number;
  wave?: OscillatorType;
  after?: number;
}

/** A tone that is struck and dies away. */
function tone({ context, out, at }: Place, { from, to = from, lasts, gain, wave = 'sine', after = 0 }: Tone): void {
  const start = at + after;
  const oscillator = context.createOscillator();
  oscillator.type = wave;
  oscillator.frequency.setValueAtTime(from, start);
  oscillator.frequency.exponentialRampToValueAtTime(to, start + lasts);
  oscillator.connect(fading(context, start, lasts, gain)).connect(out);
  oscillator.start(start);
  oscillator.stop(start + lasts);
}

interface Hiss extends Omit<Tone, 'wave'> {
  /** How narrow a band of the noise is heard. */
  q?: number;
  /** It swells and dies, where others are struck. */
  swells?: boolean;
}

/** Noise through a band that may wander. */
function hiss(
  { context, out, at }: Place,
  { from, to = from, lasts, gain, after = 0, q = 1, swells = false }: Hiss,
): void {
  const start = at + after;
  const source = context.createBufferSource();
  source.buffer = noiseOf(context);
  source.loop = true;
  const band = context.createBiquadFilter();
  band.type = 'bandpass';
  band.Q.value = q;
  band.frequency.setValueAtTime(from, start);
  band.frequency.exponentialRampToValueAtTime(to, start + lasts);
  const loudness = swells ? swelling(context, start, lasts, gain) : fading(context, start, lasts, gain);
  source.connect(band).connect(loudness).connect(out);
  source.start(start);
  source.stop(start + lasts);
}

function fading(context: BaseAudioContext, start: number, lasts: number, gain: number): GainNode {
  const node = context.createGain();
  node.gain.setValueAtTime(0.0001, start);
  node.gain.exponentialRampToValueAtTime(gain, start + Math.min(0.008, lasts / 4));
  node.gain.exponentialRampToValueAtTime(0.0001, start + lasts);
  return node;
}

function swelling(context: BaseAudioContext, start: number, lasts: number, gain: number): GainNode {
  const node = context.createGain();
  node.gain.setValueAtTime(0.0001, start);
  node.gain.linearRampToValueAtTime(gain, start + lasts * 0.5);
  node.gain.linearRampToValueAtTime(0.0001, start + lasts);
  return node;
}

const noises = new WeakMap<BaseAudioContext, AudioBuffer>();

/** A second of noise; a context needs only one. */
function noiseOf(context: BaseAudioContext): AudioBuffer {
  const known = noises.get(context);
  if (known) return known;
  const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  noises.set(context, buffer);
  return buffer;
}

const times = (n: number, play: (i: number) => void): void => Array.from({ length: n }).forEach((_, i) => play(i));

const card: Instrument = (place) => {
  hiss(place, { from: 2600, to: 4200, lasts: 0.07, gain: 1.45 });
  hiss(place, { from: 700, lasts: 0.05, gain: 0.85, after: 0.05 });
};

const knock: Instrument = (place) => {
  tone(place, { from: 190, to: 120, lasts: 0.14, gain: 0.8, wave: 'triangle' });
  hiss(place, { from: 900, lasts: 0.04, gain: 0.4 });
};

const struck = (place: Place, gain: number): void => {
  for (const [i, from] of [2350, 3720, 5480].entries())
    tone(place, { from, lasts: 0.4 - i * 0.09, gain: gain / (i + 1) });
};

const clink: Instrument = (place) => struck(place, 0.17);

export const INSTRUMENTS = {
  card,
  knock,
  clink,

  shuffle: (place) => times(7, (i) => hiss(place, { from: 2200 + i * 200, lasts: 0.06, gain: 0.6, after: i * 0.07 })),

  /** Several jewels, one after the other. */
  jewels: (place) => times(3, (i) => struck({ ...place, at: place.at + i * 0.09 }, 0.15)),

  /** Two equals that are no more. */
  vanish: (place) => {
    tone(place, { from: 1400, to: 180, lasts: 0.45, gain: 0.32, wave: 'triangle' });
    hiss(place, { from: 5000, to: 600, lasts: 0.5, gain: 0.42, q: 0.7 });
  },

  /** A hand that reaches over. */
  whoosh: (place) => hiss(place, { from: 350, to: 1900, lasts: 0.55, gain: 0.7, q: 1.4, swells: true }),

  /** The door falls to, the wheel is turned. */
  safe: (place) => {
    tone(place, { from: 105, to: 42, lasts: 0.5, gain: 0.6 });
    for (const from of [311, 523, 847]) tone(place, { from, lasts: 0.35, gain: 0.12, wave: 'square' });
    hiss(place, { from: 300, lasts: 0.12, gain: 0.7 });
    times(6, (i) => hiss(place, { from: 3200, lasts: 0.025, gain: 0.35, q: 4, after: 0.3 + i * 0.055 }));
  },

  /** What was tried does not work. */
  refused: (place) =>
    times(2, (i) => tone(place, { from: 155 - i * 25, lasts: 0.16, gain: 0.35, wave: 'triangle', after: i * 0.15 })),

  /** Wood slides on wood, and stops. */
  drawer: (place) => {
    hiss(place, { from: 420, to: 760, lasts: 0.34, gain: 0.8, q: 1.6, swells: true });
    knock({ ...place, at: place.at + 0.32 });
  },

  /** A level of the box goes round. */
  wood: (place) => {
    hiss(place, { from: 240, to: 330, lasts: 0.6, gain: 0.9, q: 2.5, swells: true });
    times(4, (i) =>
      tone(place, { from: 320 + i * 12, to: 290, lasts: 0.05, gain: 0.16, wave: 'sawtooth', after: 0.1 + i * 0.1 }),
    );
    knock({ ...place, at: place.at + 0.58 });
  },

  alarm: (place) =>
    times(14, (i) => {
      tone(place, { from: i % 2 ? 1560 : 1870, lasts: 0.11, gain: 0.3, wave: 'triangle', after: i * 0.055 });
      tone(place, { from: i % 2 ? 4100 : 4700, lasts: 0.05, gain: 0.09, after: i * 0.055 });
    }),

  engine: (place) => {
    times(26, (i) => {
      const pull = Math.sin((i / 25) * Math.PI);
      tone(place, { from: 62 + 45 * pull, lasts: 0.06, gain: 0.25 + 0.3 * pull, wave: 'triangle', after: i * 0.038 });
    });
    hiss(place, { from: 160, to: 260, lasts: 1, gain: 0.5, swells: true });
  },

  /** It is your turn. */
  turn: (place) => {
    tone(place, { from: 659, lasts: 0.5, gain: 0.25 });
    tone(place, { from: 988, lasts: 0.7, gain: 0.22, after: 0.13 });
  },

  win: (place) => {
    for (const [i, from] of [523, 659, 784, 1047, 1319].entries()) {
      tone(place, { from, lasts: 0.8, gain: 0.2, wave: 'triangle', after: i * 0.12 });
      tone(place, { from: from * 2, lasts: 0.5, gain: 0.08, after: i * 0.12 });
    }
  },

  /** The game is over, and somebody else has won. */
  end: (place) => {
    for (const [i, from] of [523, 440, 349].entries()) tone(place, { from, lasts: 0.8, gain: 0.2, after: i * 0.18 });
  },
} satisfies Record<string, Instrument>;

export type Sound = keyof typeof INSTRUMENTS;

/** What something sounds like, and when: as a part of the time it is shown. */
export interface SoundCue {
  sound: Sound;
  at?: number;
}
