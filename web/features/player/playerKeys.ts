import type { Playback } from './usePlayback.ts';

const step = 5_000;
const volumeStep = 0.1;

type Key = { key: string; ctrlKey: boolean; metaKey: boolean; altKey: boolean; shiftKey: boolean };
type Others = {
  captions: () => void;
  fullscreen: (() => void) | null;
  mute: () => void;
  louder: (by: number) => void;
};
/** What has the focus: a button keeps Space, a slider of its own keeps the arrows. */
type Focus = 'button' | 'slider' | 'other';

/** What a key does in the player, or null where it has another meaning. */
export function playerAction(
  event: Key,
  focus: Focus,
  playback: Playback,
  others: Others,
): (() => void) | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return null;
  const key = event.key.toLowerCase();
  if (focus === 'slider' && (key.startsWith('arrow') || key === 'home' || key === 'end')) return null;
  if (key === ' ' && focus === 'button') return null;
  if (/^\d$/.test(key)) return () => playback.seek((playback.state.duration * Number(key)) / 10);
  const actions: Readonly<Record<string, (() => void) | null>> = {
    ' ': playback.toggle,
    k: playback.toggle,
    arrowleft: () => playback.move(-step),
    arrowright: () => playback.move(step),
    arrowup: () => others.louder(volumeStep),
    arrowdown: () => others.louder(-volumeStep),
    home: () => playback.seek(0),
    end: () => playback.seek(playback.state.duration),
    c: others.captions,
    f: others.fullscreen,
    m: others.mute,
  };
  return actions[key] ?? null;
}
