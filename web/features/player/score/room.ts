import type { VoiceName } from './score.ts';
import { noiseOf } from './synth.ts';

/** How long the room answers, in seconds: what is rendered for a section is longer by as much. */
export const tail = 2.4;

const rooms = new WeakMap<BaseAudioContext, AudioBuffer>();

/** The answer of a wooden room: noise that dies away, sooner above than below, after a moment of nothing. */
function answerOf(context: BaseAudioContext): AudioBuffer {
  const known = rooms.get(context);
  if (known) return known;
  const { sampleRate } = context;
  const length = Math.round(tail * sampleRate);
  const buffer = context.createBuffer(2, length, sampleRate);
  const source = noiseOf(context).getChannelData(0);
  const wait = Math.round(0.018 * sampleRate);
  for (const channel of [0, 1]) {
    const samples = buffer.getChannelData(channel);
    let smooth = 0;
    for (let index = wait; index < length; index += 1) {
      const share = (index - wait) / (length - wait);
      const dry = source[(index * (channel === 0 ? 1 : 3) + channel * 7919) % source.length] ?? 0;
      // The filter closes as the sound grows old.
      smooth += (dry - smooth) * (0.42 - 0.34 * share);
      samples[index] = smooth * Math.exp(-5.2 * share) * (1 - share);
    }
  }
  rooms.set(context, buffer);
  return buffer;
}

/** How much of a voice goes into the room; what is low stays dry. */
const sends: Readonly<Record<VoiceName, number>> = {
  piano: 0.24,
  pad: 0.3,
  strings: 0.36,
  pluck: 0.18,
  bass: 0.03,
  sub: 0,
  bell: 0.5,
  whistle: 0.55,
  brush: 0.12,
  drum: 0.26,
  tick: 0.2,
};

/** A room for a context: gives the place to which a voice plays, at a place between left and right. */
export function createRoom(context: BaseAudioContext): (voice: VoiceName, pan: number) => AudioNode {
  const room = context.createConvolver();
  room.buffer = answerOf(context);
  room.connect(context.destination);
  const places = new Map<string, AudioNode>();
  return (voice, pan) => {
    const key = `${voice} ${pan}`;
    const known = places.get(key);
    if (known) return known;
    const panner = context.createStereoPanner();
    panner.pan.value = pan;
    const send = context.createGain();
    send.gain.value = sends[voice];
    panner.connect(context.destination);
    panner.connect(send).connect(room);
    places.set(key, panner);
    return panner;
  };
}
