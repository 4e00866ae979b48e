import type { EmbedRefusal } from './embedMessages.ts';
import type { PlayableVideo } from './videos.ts';

/** The videos that did not play here, by id, and why. */
export type Tried = ReadonlyMap<string, EmbedRefusal>;

/** What to show after one that does not play: what follows it, then what stands before it. Each is tried once. */
export function nextUntried(
  videos: readonly PlayableVideo[],
  tried: Tried,
  current: PlayableVideo,
): PlayableVideo | undefined {
  const at = videos.findIndex(({ id }) => id === current.id);
  return [...videos.slice(at + 1), ...videos.slice(0, Math.max(0, at))].find(({ id }) => !tried.has(id));
}
