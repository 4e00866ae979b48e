import type { Playback } from './usePlayback.ts';

const step = 5_000;

type Key = { key: string; ctrlKey: boolean; metaKey: boolean; altKey: boolean; shiftKey: boolean };
type Others = { captions: () => void; fullscreen: (() => void) | null };

/** What a key does in the player, or null where it has another meaning. Space belongs to a focused button. */
export function playerAction(
  event: Key,
  onButton: boolean,
  playback: Playback,
  others: Others,
): (() => void) | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return null;
  switch (event.key.toLowerCase()) {
    case ' ':
      return onButton ? null : playback.toggle;
    case 'k':
      return playback.toggle;
    case 'arrowleft':
      return () => playback.move(-step);
    case 'arrowright':
      return () => playback.move(step);
    case 'home':
      return () => playback.seek(0);
    case 'end':
      return () => playback.seek(playback.state.duration);
    case 'c':
      return others.captions;
    case 'f':
      return others.fullscreen;
    default:
      return null;
  }
}
