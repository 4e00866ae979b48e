import type { VoiceName, ScoreSection } from './score.ts';
import { noiseAt, instruments } from './synth.ts';

/** Yields to the page's own thread before long work continues. Timers would wait longer than that. */
const breath = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', () => {
      port1.close();
      resolve();
    });
    port1.start();
    port2.postMessage(null);
  });

/** Output of all sound: a level, the chosen volume, and a limiter that should have nothing to do. */
export function createMaster(
  context: BaseAudioContext,
  level: number,
): { input: GainNode; volume: GainNode } {
  const input = context.createGain();
  input.gain.value = level;
  const volume = context.createGain();
  const limiter = context.createDynamicsCompressor();
  limiter.threshold.value = -4;
  limiter.knee.value = 3;
  limiter.ratio.value = 16;
  limiter.attack.value = 0.003;
  limiter.release.value = 0.2;
  const output = context.createGain();
  // The compressor's make-up gain would lift quiet signals; this cancels it.
  output.gain.value = 0.72;
  input.connect(volume).connect(limiter).connect(output).connect(context.destination);
  return { input, volume };
}

/** Length of the reverberation in seconds: a section's rendering is longer by as much. */
const tail = 2.4;

const rooms = new Map<number, Promise<AudioBuffer>>();
/** Samples computed without yielding: the page's own thread has a film to show. */
const samplesAtOnce = 12_000;

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
      if (index % samplesAtOnce === 0) await breath();
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
async function createRoom(context: BaseAudioContext): Promise<(voice: VoiceName, pan: number) => AudioNode> {
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

/** Enough for music without cymbals, and half the work of 48000. */
export const sampleRate = 32_000;
const channels = 2;

/** The longest that a note may ring beyond its section. */
const ringing = 3;

/** Notes set up without yielding: the page's own thread has a film to show. */
const notesAtOnce = 5;

/**
 * A section as sound, with its reverberation: overlapping sections add up to the whole. It is
 * rendered off the page's thread; a section that is needed again is cached.
 */
export async function renderSection({ start, end, notes }: ScoreSection): Promise<AudioBuffer> {
  const seconds = end - start + ringing + tail;
  const context = new OfflineAudioContext(channels, Math.ceil(seconds * sampleRate), sampleRate);
  const place = await createRoom(context);
  for (const [index, note] of notes.entries()) {
    if (index % notesAtOnce === notesAtOnce - 1) await breath();
    instruments[note.voice](context, place(note.voice, note.pan), note, note.at - start);
  }
  return await context.startRendering();
}
