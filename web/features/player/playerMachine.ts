/** A player's run through a fixed length, without a clock of its own: every event carries its time. */
export type PlayerState = {
  phase: 'paused' | 'playing' | 'ended';
  /** Milliseconds from the start, as of `since`. */
  position: number;
  /** Clock time at which `position` was true; it matters only while playing. */
  since: number;
  duration: number;
  /** Counts the user's actions, so that animations are set anew after each. */
  cuts: number;
};

export type PlayerEvent =
  | { type: 'played'; now: number }
  | { type: 'paused'; now: number }
  | { type: 'sought'; now: number; to: number }
  | { type: 'moved'; now: number; by: number }
  | { type: 'restarted'; now: number }
  | { type: 'ticked'; now: number };

export const atStart = (duration: number): PlayerState => ({
  phase: 'paused',
  position: 0,
  since: 0,
  duration,
  cuts: 0,
});

export function positionAt(state: PlayerState, now: number): number {
  const run = state.phase === 'playing' ? Math.max(0, now - state.since) : 0;
  return Math.min(state.position + run, state.duration);
}

/** Seeking keeps playing or paused; only at the very end it stops. */
function seek(state: PlayerState, to: number, now: number): PlayerState {
  const position = Number.isFinite(to) ? Math.min(Math.max(0, to), state.duration) : positionAt(state, now);
  const going = state.phase === 'playing' ? 'playing' : 'paused';
  const phase = position === state.duration ? 'ended' : going;
  return { ...state, phase, position, since: now, cuts: state.cuts + 1 };
}

export function nextPlayerState(state: PlayerState, event: PlayerEvent): PlayerState {
  const { now } = event;
  const position = positionAt(state, now);
  const cuts = state.cuts + 1;
  switch (event.type) {
    case 'played':
      if (state.phase === 'playing') return state;
      return {
        ...state,
        phase: 'playing',
        position: state.phase === 'ended' ? 0 : state.position,
        since: now,
        cuts,
      };
    case 'paused':
      return state.phase === 'playing' ? { ...state, phase: 'paused', position, since: now, cuts } : state;
    case 'sought':
      return seek(state, event.to, now);
    case 'moved':
      return seek(state, position + event.by, now);
    case 'restarted':
      return { ...state, phase: 'playing', position: 0, since: now, cuts };
    case 'ticked':
      break;
  }
  if (state.phase !== 'playing') return state;
  if (position === state.duration) return { ...state, phase: 'ended', position, since: now, cuts };
  return { ...state, position, since: Math.max(now, state.since) };
}
