import { breath } from './breath.ts';
import { createRoom, tail } from './room.ts';
import type { ScoreSection } from './score.ts';
import { instruments } from './synth.ts';

/** Enough for music without cymbals, and half the work of 48000. */
export const sampleRate = 32_000;
const channels = 2;

/** The longest that a note may ring beyond its section. */
const ringing = 3;

/** Notes set up without yielding: the page's own thread has a film to show. */
const atOnce = 5;

/**
 * A section as sound, with its reverberation: overlapping sections add up to the whole. It is
 * rendered off the page's thread; a section that is needed again is cached.
 */
export async function renderSection({ start, end, notes }: ScoreSection): Promise<AudioBuffer> {
  const seconds = end - start + ringing + tail;
  const context = new OfflineAudioContext(channels, Math.ceil(seconds * sampleRate), sampleRate);
  const place = await createRoom(context);
  for (const [index, note] of notes.entries()) {
    if (index % atOnce === atOnce - 1) await breath();
    instruments[note.voice](context, place(note.voice, note.pan), note, note.at - start);
  }
  return await context.startRendering();
}
