import { useEffect, useReducer } from 'react';

import { atStart, nextPlayerState, type PlayerState } from './playerMachine.ts';

/** Often enough for a clock and a slider; pictures and sound have clocks of their own. */
const tick = 250;

export type Playback = {
  state: PlayerState;
  play: () => void;
  pause: () => void;
  toggle: () => void;
  seek: (to: number) => void;
  move: (by: number) => void;
  restart: () => void;
};

/** The player's machine on the browser's clock. It pauses while it is not visible. */
export function usePlayback(duration: number): Playback {
  const [state, dispatch] = useReducer(nextPlayerState, duration, atStart);
  const isPlaying = state.phase === 'playing';

  useEffect(() => {
    if (!isPlaying) return undefined;
    const timer = setInterval(() => dispatch({ type: 'ticked', now: performance.now() }), tick);
    const pauseUnseen = () => {
      if (document.hidden) dispatch({ type: 'paused', now: performance.now() });
    };
    document.addEventListener('visibilitychange', pauseUnseen);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', pauseUnseen);
    };
  }, [isPlaying]);

  const play = () => dispatch({ type: 'played', now: performance.now() });
  const pause = () => dispatch({ type: 'paused', now: performance.now() });
  return {
    state,
    play,
    pause,
    toggle: isPlaying ? pause : play,
    seek: (to) => dispatch({ type: 'sought', now: performance.now(), to }),
    move: (by) => dispatch({ type: 'moved', now: performance.now(), by }),
    restart: () => dispatch({ type: 'restarted', now: performance.now() }),
  };
}
