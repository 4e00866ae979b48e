import type { Cue, TeaserScript } from '@marquee/teaser';

import { player } from '#web/messages/en/player.ts';

import { clockTime } from './clockTime.ts';

import styles from './TeaserTranscript.module.css';

type Props = { script: TeaserScript; current: Cue | null; onSeek: (to: number) => void };

/** Every word of the teaser with its time: to read in place of watching, and to jump to. */
export function TeaserTranscript({ script, current, onSeek }: Props) {
  return (
    <details className={styles.transcript}>
      <summary>{player.transcript}</summary>
      <ol>
        {script.cues.map((cue) => (
          <li key={cue.start}>
            <button
              type="button"
              className={styles.cue}
              aria-current={cue === current}
              onClick={() => onSeek(cue.start)}
            >
              <span className={styles.time}>{clockTime(cue.start)}</span>
              {cue.text}
            </button>
          </li>
        ))}
      </ol>
    </details>
  );
}
