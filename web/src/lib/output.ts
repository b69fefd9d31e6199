// The way from the instruments to the ear.

const HEADROOM = 0.8; // so that all of them at once don't crackle: measured by tests/browser/test_sounds.py

/** Where all sounds of a context go; this gain says how loud they are. */
export function outputOf(context: BaseAudioContext): GainNode {
  const volume = context.createGain();
  const headroom = context.createGain();
  headroom.gain.value = HEADROOM;
  // Much at once is hardly louder than one.
  volume.connect(context.createDynamicsCompressor()).connect(headroom).connect(context.destination);
  return volume;
}
