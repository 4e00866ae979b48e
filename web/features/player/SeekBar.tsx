import type { Section } from '@marquee/teaser';
import { type PointerEvent, useRef } from 'react';

import { player } from '#web/messages/en/player.ts';

import { clockTime, spokenTime } from './clockTime.ts';
import type { PlayerState } from './playerMachine.ts';

import styles from './SeekBar.module.css';

type Props = { state: PlayerState; sections: readonly Section[]; onSeek: (to: number) => void };

/** Where the film is; under the pointer the time to which a press would lead. Small gaps say where sections begin. */
export function SeekBar({ state: { position, duration }, sections, onSeek }: Props) {
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
