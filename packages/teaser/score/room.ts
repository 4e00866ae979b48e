import { breath } from './breath.ts';
import type { VoiceName } from './score.ts';
import { noiseAt } from './synth.ts';

/** Length of the reverberation in seconds: a section's rendering is longer by as much. */
export const tail = 2.4;

const rooms = new Map<number, Promise<AudioBuffer>>();
/** Samples computed without yielding: the page's own thread has a film to show. */
const atOnce = 12_000;

/** The impulse response of a wooden room: noise that decays, high frequencies first, after a short delay. */
async function makeAnswer(sampleRate: number): Promise<AudioBuffer> {
  const length = Math.round(tail * sampleRate);
  const buffer = new AudioBuffer({ numberOfChannels: 2, length, sampleRate });
  const source = noiseAt(sampleRate).getChannelData(0);
  const wait = Math.round(0.018 * sampleRate);
  const fall = Math.exp(-5.2 / (length - wait));
  for (const [channel, stride] of [1, 3].entries()) {
    const samples = buffer.getChannelData(channel);
    let smooth = 0;
    let level = 1;
    let at = channel * 7919;
    for (let index = wait; index < length; index += 1) {
      if (index % atOnce === 0) await breath();
      const share = (index - wait) / (length - wait);
      at = (at + stride) % source.length;
      // The filter closes as the sound decays.
      smooth += ((source[at] ?? 0) - smooth) * (0.42 - 0.34 * share);
      samples[index] = smooth * level * (1 - share);
      level *= fall;
    }
  }
  return buffer;
}

function answerAt(sampleRate: number): Promise<AudioBuffer> {
  const answer = rooms.get(sampleRate) ?? makeAnswer(sampleRate);
  rooms.set(sampleRate, answer);
  return answer;
}

/** The share of a voice that goes into the room; low voices stay dry. */
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

/** A room for a context: returns the input for a voice, at a place between left and right. */
export async function createRoom(
  context: BaseAudioContext,
): Promise<(voice: VoiceName, pan: number) => AudioNode> {
  const room = context.createConvolver();
  room.buffer = await answerAt(context.sampleRate);
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
