/** A player's run through a fixed length, without a clock of its own: every event says when it happened. */
export type PlayerState = {
  phase: 'paused' | 'playing' | 'ended';
  /** Milliseconds from the start, as of `since`. */
  position: number;
  /** Clock time at which `position` was true; it matters only while playing. */
  since: number;
  duration: number;
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
});

export function positionAt(state: PlayerState, now: number): number {
  const run = state.phase === 'playing' ? Math.max(0, now - state.since) : 0;
  return Math.min(state.position + run, state.duration);
}

/** Seeking keeps what the player was doing; only at the very end there is nothing left to play. */
function seek(state: PlayerState, to: number, now: number): PlayerState {
  const position = Number.isFinite(to) ? Math.min(Math.max(0, to), state.duration) : state.position;
  if (position === state.duration) return { ...state, phase: 'ended', position, since: now };
  return { ...state, phase: state.phase === 'playing' ? 'playing' : 'paused', position, since: now };
}

export function nextPlayerState(state: PlayerState, event: PlayerEvent): PlayerState {
  const { now } = event;
  const position = positionAt(state, now);
  switch (event.type) {
    case 'played':
      if (state.phase === 'playing') return state;
      return {
        ...state,
        phase: 'playing',
        position: state.phase === 'ended' ? 0 : state.position,
        since: now,
      };
    case 'paused':
      return state.phase === 'playing' ? { ...state, phase: 'paused', position, since: now } : state;
    case 'sought':
      return seek(state, event.to, now);
    case 'moved':
      return seek(state, position + event.by, now);
    case 'restarted':
      return { ...state, phase: 'playing', position: 0, since: now };
    case 'ticked':
      return state.phase === 'playing' && position === state.duration
        ? { ...state, phase: 'ended', position, since: now }
        : state;
  }
}
