import type { ScoreNote, VoiceName } from './score.ts';

/** Plays a note into `out` at its own time. The context may be live or offline. */
export type Instrument = (context: BaseAudioContext, out: AudioNode, note: ScoreNote, at: number) => void;

const hertz = (pitch: number) => 440 * 2 ** ((pitch - 69) / 12);

/** Gain that rises to a level and decays. Exponentials never reach zero, so they end in a linear ramp. */
function envelope(
  context: BaseAudioContext,
  at: number,
  { attack, level, decay, hold = 0 }: { attack: number; level: number; decay: number; hold?: number },
): { gain: GainNode; end: number } {
  const gain = context.createGain();
  const { gain: value } = gain;
  const end = at + attack + hold + decay;
  value.setValueAtTime(0, at);
  value.linearRampToValueAtTime(level, at + attack);
  if (hold > 0) value.setValueAtTime(level, at + attack + hold);
  value.exponentialRampToValueAtTime(level * 0.002, end);
  value.linearRampToValueAtTime(0, end + 0.01);
  return { gain, end: end + 0.02 };
}

function oscillator(
  context: BaseAudioContext,
  type: OscillatorType,
  frequency: number,
  [at, end]: readonly [number, number],
): OscillatorNode {
  const node = context.createOscillator();
  node.type = type;
  node.frequency.value = frequency;
  node.start(at);
  node.stop(end);
  return node;
}

function lowpass(context: BaseAudioContext, frequency: number, resonance = 0.5): BiquadFilterNode {
  const filter = context.createBiquadFilter();
  filter.type = 'lowpass';
  filter.frequency.value = frequency;
  filter.Q.value = resonance;
  return filter;
}

const noises = new Map<number, AudioBuffer>();

/** A second of noise at a sample rate, the same every time, for every context. */
export function noiseAt(sampleRate: number): AudioBuffer {
  const known = noises.get(sampleRate);
  if (known) return known;
  const buffer = new AudioBuffer({ length: sampleRate, sampleRate });
  const samples = buffer.getChannelData(0);
  let state = 0x2545f491;
  for (let index = 0; index < samples.length; index += 1) {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    samples[index] = state / 0x80000000;
  }
  noises.set(sampleRate, buffer);
  return buffer;
}

/** A short burst of noise through a band. */
function noise(
  context: BaseAudioContext,
  out: AudioNode,
  at: number,
  shape: { band: number; width: number; attack: number; decay: number; level: number; from?: number },
): void {
  const source = context.createBufferSource();
  source.buffer = noiseAt(context.sampleRate);
  const filter = context.createBiquadFilter();
  filter.type = 'bandpass';
  filter.frequency.value = shape.band;
  filter.Q.value = shape.width;
  const { gain, end } = envelope(context, at, shape);
  source.connect(filter).connect(gain).connect(out);
  source.start(at, shape.from ?? 0);
  source.stop(end);
}

const waves = new WeakMap<BaseAudioContext, Map<string, PeriodicWave>>();

/** A tone of several partials as one oscillator. */
function waveOf(context: BaseAudioContext, partials: readonly number[]): PeriodicWave {
  const known = waves.get(context) ?? new Map<string, PeriodicWave>();
  waves.set(context, known);
  const key = partials.join();
  const wave =
    known.get(key) ??
    context.createPeriodicWave([0, ...partials.map(() => 0)], [0, ...partials], {
      disableNormalization: true,
    });
  known.set(key, wave);
  return wave;
}

/** A felt piano: a round tone, an upper one that decays sooner and is a little sharp, a soft knock. */
const piano: Instrument = (context, out, { pitch, velocity, length }, at) => {
  const base = hertz(pitch);
  const ring = Math.min(5, Math.max(0.7, length * 1.5)) * (1.3 - Math.min(0.7, (pitch - 36) / 80));
  const level = velocity * 0.3;
  for (const [partials, share] of [
    [[1, 0.4], 1],
    [[0, 0, 0.2, 0.1, 0.05], 0.45],
  ] as const) {
    const { gain, end } = envelope(context, at, { attack: 0.006, level, decay: ring * share });
    const tone = oscillator(context, 'sine', base, [at, end]);
    tone.setPeriodicWave(waveOf(context, partials));
    if (share < 1) tone.detune.value = 4;
    tone.connect(gain).connect(out);
  }
  const knock = velocity * 0.045;
  noise(context, out, at, { band: 420, width: 0.8, attack: 0.002, decay: 0.045, level: knock, from: 0.1 });
};

/** Three detuned saws behind a low-pass filter. */
const pad: Instrument = (context, out, { pitch, velocity, length }, at) => {
  const filter = lowpass(context, 520 + hertz(pitch) * 0.9, 0.3);
  const attack = Math.min(1.1, length * 0.4);
  const level = velocity * 0.12;
  const { gain, end } = envelope(context, at, { attack, level, hold: length - attack, decay: 1.4 });
  filter.frequency.setValueAtTime(380, at);
  filter.frequency.linearRampToValueAtTime(520 + hertz(pitch) * 1.1, at + length * 0.6);
  filter.connect(gain).connect(out);
  for (const cents of [-7, 0, 6]) {
    const saw = oscillator(context, 'sawtooth', hertz(pitch), [at, end]);
    saw.detune.value = cents;
    saw.connect(filter);
  }
};

/** Bowed: a swell, a late vibrato, the body of the instrument as a band. */
const strings: Instrument = (context, out, { pitch, velocity, length }, at) => {
  const attack = Math.min(0.55, length * 0.35);
  const level = velocity * 0.13;
  const hold = Math.max(0, length - attack);
  const { gain, end } = envelope(context, at, { attack, level, hold, decay: 0.7 });
  const bow = lowpass(context, 900 + hertz(pitch) * 1.6, 0.4);
  const body = context.createBiquadFilter();
  body.type = 'peaking';
  body.frequency.value = 480;
  body.gain.value = 4;
  bow.connect(body).connect(gain).connect(out);
  const vibrato = oscillator(context, 'sine', 5.1, [at, end]);
  const depth = context.createGain();
  depth.gain.setValueAtTime(0, at);
  depth.gain.linearRampToValueAtTime(7, at + Math.min(length, 0.9));
  vibrato.connect(depth);
  for (const cents of [-5, 4]) {
    const saw = oscillator(context, 'sawtooth', hertz(pitch), [at, end]);
    saw.detune.value = cents;
    depth.connect(saw.detune);
    saw.connect(bow);
  }
};

/** A plucked gut string: bright for a moment, then round. */
const pluck: Instrument = (context, out, { pitch, velocity, length }, at) => {
  const base = hertz(pitch);
  const decay = Math.min(1.6, 0.35 + length);
  const { gain, end } = envelope(context, at, { attack: 0.003, level: velocity * 0.24, decay });
  const filter = lowpass(context, base * 2, 1.1);
  filter.frequency.setValueAtTime(Math.min(7000, base * 6 + 700), at);
  filter.frequency.exponentialRampToValueAtTime(base * 1.4 + 120, at + 0.18);
  filter.connect(gain).connect(out);
  oscillator(context, 'triangle', base, [at, end]).connect(filter);
  const edge = context.createGain();
  edge.gain.value = 0.25;
  oscillator(context, 'sawtooth', base, [at, end]).connect(edge).connect(filter);
};

/** An upright bass: a round note that begins with a thump. */
const bass: Instrument = (context, out, { pitch, velocity, length }, at) => {
  const base = hertz(pitch);
  const decay = Math.max(0.4, length * 1.2);
  const { gain, end } = envelope(context, at, { attack: 0.008, level: velocity * 0.34, decay });
  const filter = lowpass(context, 620, 0.4);
  const tone = oscillator(context, 'triangle', base, [at, end]);
  tone.frequency.setValueAtTime(base * 1.03, at);
  tone.frequency.exponentialRampToValueAtTime(base, at + 0.05);
  tone.connect(filter).connect(gain).connect(out);
  const level = velocity * 0.05;
  noise(context, out, at, { band: 190, width: 1, attack: 0.002, decay: 0.05, level, from: 0.4 });
};

/** A sub-bass, with an octave over it for small speakers. */
const sub: Instrument = (context, out, { pitch, velocity, length }, at) => {
  const attack = Math.min(0.9, length * 0.3);
  const level = velocity * 0.26;
  const { gain, end } = envelope(context, at, { attack, level, hold: length - attack, decay: 1.2 });
  gain.connect(out);
  oscillator(context, 'sine', hertz(pitch), [at, end]).connect(gain);
  const upper = context.createGain();
  upper.gain.value = 0.16;
  oscillator(context, 'triangle', hertz(pitch + 12), [at, end])
    .connect(upper)
    .connect(gain);
};

/** Glass: one tone that modulates another, bright only at its start. */
const bell: Instrument = (context, out, { pitch, velocity, length }, at) => {
  const base = hertz(pitch);
  const decay = Math.min(4.5, 1.4 + length * 1.6);
  const { gain, end } = envelope(context, at, { attack: 0.004, level: velocity * 0.16, decay });
  gain.connect(out);
  const carrier = oscillator(context, 'sine', base, [at, end]);
  const modulator = oscillator(context, 'sine', base * 3.01, [at, end]);
  const index = context.createGain();
  index.gain.setValueAtTime(base * 1.5 * velocity, at);
  index.gain.exponentialRampToValueAtTime(base * 0.01, at + decay * 0.3);
  modulator.connect(index).connect(carrier.frequency);
  carrier.connect(gain);
};

/** A distant whistle. */
const whistle: Instrument = (context, out, { pitch, velocity, length }, at) => {
  const attack = Math.min(0.09, length * 0.2);
  const level = velocity * 0.13;
  const hold = Math.max(0, length - attack - 0.05);
  const { gain, end } = envelope(context, at, { attack, level, hold, decay: 0.22 });
  gain.connect(out);
  const tone = oscillator(context, 'sine', hertz(pitch), [at, end]);
  tone.detune.setValueAtTime(-40, at);
  tone.detune.linearRampToValueAtTime(0, at + 0.11);
  const vibrato = oscillator(context, 'sine', 5.6, [at, end]);
  const depth = context.createGain();
  depth.gain.setValueAtTime(0, at);
  depth.gain.linearRampToValueAtTime(14, at + Math.min(length, 0.8));
  vibrato.connect(depth).connect(tone.detune);
  tone.connect(gain);
  const breath = { band: hertz(pitch) * 1.5, width: 6, attack, decay: Math.max(0.1, length * 0.8) };
  noise(context, out, at, { ...breath, level: velocity * 0.012, from: 0.2 });
};

const brush: Instrument = (context, out, { pitch, velocity }, at) =>
  noise(context, out, at, {
    band: 2400 + (pitch - 54) * 190,
    width: 0.5,
    attack: 0.012,
    decay: 0.16,
    level: velocity * 0.13,
    from: ((pitch * 37) % 50) / 100,
  });

const drum: Instrument = (context, out, { pitch, velocity }, at) => {
  const { gain, end } = envelope(context, at, { attack: 0.004, level: velocity * 0.42, decay: 0.5 });
  const tone = oscillator(context, 'sine', hertz(pitch), [at, end]);
  tone.frequency.setValueAtTime(hertz(pitch) * 1.7, at);
  tone.frequency.exponentialRampToValueAtTime(hertz(pitch), at + 0.09);
  tone.connect(gain).connect(out);
  noise(context, out, at, { band: 320, width: 0.7, attack: 0.002, decay: 0.08, level: velocity * 0.09 });
};

const tick: Instrument = (context, out, { pitch, velocity }, at) =>
  noise(context, out, at, {
    band: 3600 + (pitch - 80) * 140,
    width: 2.5,
    attack: 0.001,
    decay: 0.045,
    level: velocity * 0.16,
    from: 0.3,
  });

export const instruments: Readonly<Record<VoiceName, Instrument>> = {
  piano,
  pad,
  strings,
  pluck,
  bass,
  sub,
  bell,
  whistle,
  brush,
  drum,
  tick,
};
