import type { Section } from '@marquee/teaser';

import { player } from '#web/messages/en/player.ts';
import { IconButton } from '#web/ui/IconButton.tsx';

import { clockTime } from './clockTime.ts';
import { SeekBar } from './SeekBar.tsx';
import type { Playback } from './usePlayback.ts';
import type { Sound } from './useScore.ts';

import styles from './TeaserControls.module.css';

type Props = {
  playback: Playback;
  sections: readonly Section[];
  sound: Sound;
  captions: boolean;
  onCaptions: () => void;
  isFullscreen: boolean;
  /** Null where the browser can't. */
  onFullscreen: (() => void) | null;
};

/** showModal gives focus to the element that asks for it; React keeps the attribute to itself. */
const takeFirstFocus = (element: HTMLButtonElement | null) => element?.setAttribute('autofocus', '');

function Volume({ sound: { volume, isMuted, toggle, setVolume } }: { sound: Sound }) {
  const heard = isMuted ? 0 : volume;
  return (
    <>
      <IconButton
        icon={heard === 0 ? 'mute' : 'volume'}
        label={player.mute}
        aria-pressed={heard === 0}
        onClick={toggle}
      />
      <input
        className={styles.volume}
        type="range"
        min={0}
        max={100}
        step={5}
        value={Math.round(heard * 100)}
        aria-label={player.volume}
        aria-valuetext={player.percent(Math.round(heard * 100))}
        data-own-keys=""
        onChange={(event) => setVolume(Number(event.currentTarget.value) / 100)}
      />
    </>
  );
}

export function TeaserControls({ playback, sections, sound, captions, onCaptions, ...screen }: Props) {
  const { state, toggle, seek, restart } = playback;
  const { phase, position, duration } = state;
  const name = { playing: player.pause, paused: player.resume, ended: player.again }[phase];
  return (
    <div className={styles.controls}>
      <SeekBar state={state} sections={sections} onSeek={seek} />
      <div className={styles.line}>
        <IconButton
          ref={takeFirstFocus}
          icon={phase === 'playing' ? 'pause' : 'play'}
          label={name}
          onClick={toggle}
        />
        <IconButton icon="retry" label={player.restart} onClick={restart} />
        <Volume sound={sound} />
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
        {screen.onFullscreen && (
          <IconButton
            icon="fullscreen"
            label={screen.isFullscreen ? player.leaveFullscreen : player.fullscreen}
            onClick={screen.onFullscreen}
          />
        )}
      </div>
    </div>
  );
}
