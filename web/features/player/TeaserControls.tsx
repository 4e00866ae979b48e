import { player } from '#web/messages/en/player.ts';
import { IconButton } from '#web/ui/IconButton.tsx';

import { clockTime, spokenTime } from './clockTime.ts';
import type { Playback } from './usePlayback.ts';

import styles from './TeaserControls.module.css';

type Props = {
  playback: Playback;
  captions: boolean;
  onCaptions: () => void;
  isFullscreen: boolean;
  /** Null where the browser can't. */
  onFullscreen: (() => void) | null;
};

/** showModal gives focus to the element that asks for it; React keeps the attribute to itself. */
const takeFirstFocus = (element: HTMLButtonElement | null) => element?.setAttribute('autofocus', '');

export function TeaserControls({ playback, captions, onCaptions, isFullscreen, onFullscreen }: Props) {
  const { state, toggle, seek, restart } = playback;
  const { phase, position, duration } = state;
  const name = { playing: player.pause, paused: player.resume, ended: player.again }[phase];
  return (
    <div className={styles.controls}>
      <div className={styles.bar}>
        <progress className={styles.played} max={duration} value={position} aria-hidden="true" />
        <input
          className={styles.slider}
          type="range"
          min={0}
          max={duration}
          step={1}
          value={position}
          aria-label={player.position}
          aria-valuetext={player.ofTime(spokenTime(position), spokenTime(duration))}
          onChange={(event) => seek(Number(event.currentTarget.value))}
        />
      </div>
      <div className={styles.line}>
        <IconButton
          ref={takeFirstFocus}
          icon={phase === 'playing' ? 'pause' : 'play'}
          label={name}
          onClick={toggle}
        />
        <IconButton icon="retry" label={player.restart} onClick={restart} />
        <span className={styles.time}>
          {clockTime(position)} / {clockTime(duration)}
        </span>
        <IconButton
          className={styles.push}
          icon="captions"
          label={player.captions}
          aria-pressed={captions}
          onClick={onCaptions}
        />
        {onFullscreen && (
          <IconButton
            icon="fullscreen"
            label={isFullscreen ? player.leaveFullscreen : player.fullscreen}
            onClick={onFullscreen}
          />
        )}
      </div>
    </div>
  );
}
