import type { Section } from '@marquee/teaser';
import { type PointerEvent, useRef } from 'react';

import { player } from '#web/messages/en/player.ts';
import { IconButton } from '#web/ui/Button.tsx';

import { clockTime, spokenTime } from './clockTime.ts';
import { playerIcons } from './playerIcons.ts';
import type { PlayerState } from './playerMachine.ts';
import type { Playback } from './usePlayback.ts';
import type { Sound } from './useScore.ts';

import styles from './TeaserControls.module.css';

type SeekBarProps = { state: PlayerState; sections: readonly Section[]; onSeek: (to: number) => void };

/** The position in the film; under the pointer the time of a press there. Small gaps mark where sections begin. */
function SeekBar({ state: { position, duration }, sections, onSeek }: SeekBarProps) {
  const hover = useRef<HTMLOutputElement>(null);
  const marks = useRef(new WeakSet<Element>());

  const point = (event: PointerEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const share = Math.min(1, Math.max(0, (event.clientX - left) / width));
    const tip = hover.current;
    if (!tip) return;
    tip.textContent = clockTime(share * duration);
    tip.style.left = `${share * 100}%`;
  };
  const markAt = (start: number) => (element: HTMLElement | null) => {
    if (!element || marks.current.has(element)) return;
    element.style.left = `${(start / duration) * 100}%`;
    marks.current.add(element);
  };

  return (
    <div className={styles.bar} onPointerMove={point}>
      <progress className={styles.played} max={duration} value={position} aria-hidden="true" />
      {sections
        .filter(({ start }) => start > 0)
        .map(({ start }) => (
          <i key={start} ref={markAt(start)} className={styles.mark} aria-hidden="true" />
        ))}
      <input
        className={styles.slider}
        type="range"
        min={0}
        max={duration}
        step={1}
        value={position}
        aria-label={player.position}
        aria-valuetext={player.ofTime(spokenTime(position), spokenTime(duration))}
        onChange={(event) => onSeek(Number(event.currentTarget.value))}
      />
      <output ref={hover} className={styles.hover} aria-hidden="true" />
    </div>
  );
}

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

/** showModal focuses the element with this attribute; React doesn't render it. */
const takeFirstFocus = (element: HTMLButtonElement | null) => element?.setAttribute('autofocus', '');

function Volume({ sound: { volume, isMuted, toggle, setVolume } }: { sound: Sound }) {
  const heard = isMuted ? 0 : volume;
  return (
    <>
      <IconButton
        icon={heard === 0 ? playerIcons.mute : playerIcons.volume}
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
          icon={phase === 'playing' ? playerIcons.pause : 'play'}
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
          icon={playerIcons.captions}
          label={player.captions}
          aria-pressed={captions}
          onClick={onCaptions}
        />
        {screen.onFullscreen && (
          <IconButton
            icon={playerIcons.fullscreen}
            label={screen.isFullscreen ? player.leaveFullscreen : player.fullscreen}
            onClick={screen.onFullscreen}
          />
        )}
      </div>
    </div>
  );
}
