import { breath } from './breath.ts';
import { createRoom, tail } from './room.ts';
import type { ScoreSection } from './score.ts';
import { instruments } from './synth.ts';

/** Enough for music without bright metal, and half the work of 48000. */
export const sampleRate = 32_000;
const channels = 2;

/** The longest that a note may ring beyond its section. */
const ringing = 3;

/** Notes that are set up in one go: the page's own thread has a film to show. */
const atOnce = 5;

/**
 * A section as sound, with what rings on after it: sections laid over each other where they meet are the whole. It is
 * rendered away from the page's thread; a section that is needed again is the same one.
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
