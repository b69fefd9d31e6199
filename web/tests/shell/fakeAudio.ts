// An audio context that makes no sound, and remembers what was started.

export class FakeAudio {
  currentTime = 5;
  sampleRate = 100;
  state = 'running';
  destination = {};
  /** When something was started, in seconds. */
  started: number[] = [];

  createOscillator = () => ({ type: 'sine', frequency: param(), ...this.#source() });
  createBufferSource = () => ({ buffer: null, loop: false, ...this.#source() });
  createGain = () => ({ gain: param(), connect: chain });
  createBiquadFilter = () => ({ type: '', Q: param(), frequency: param(), connect: chain });
  createDynamicsCompressor = () => ({ connect: chain });
  createBuffer = (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) });
  resume = async () => undefined;

  #source() {
    return { connect: chain, start: (at: number) => void this.started.push(at), stop: () => undefined };
  }
}

const chain = <Node>(node: Node): Node => node;

/** As strict as the real one: nothing slides exponentially to 0. */
function param() {
  const slide = (value: number) => {
    if (value <= 0) throw new RangeError('a sound can’t fade to 0');
  };
  return {
    value: 0,
    setValueAtTime: () => undefined,
    linearRampToValueAtTime: () => undefined,
    exponentialRampToValueAtTime: slide,
  };
}
