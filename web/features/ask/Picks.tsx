import type { ComponentType } from 'react';

import type { Answered } from '#web/api/assistant/assistantAnswer.ts';
import { cx } from '#web/lib/cx.ts';
import { askAnswer as words } from '#web/messages/en/askAnswer.ts';
import { Skeleton } from '#web/ui/Skeleton.tsx';

import type { Turns } from './askAddress.ts';
import { Pick, type PickedTitle } from './Pick.tsx';

import styles from './Picks.module.css';

/** The place of a pick that is loading. */
function PickSkeleton({ rank }: { rank: number }) {
  return (
    <>
      <span className={styles.rank}>{rank}</span>
      <Skeleton shape="poster" className={styles.poster} />
      <div className={styles.say}>
        <Skeleton shape="heading" />
        <Skeleton shape="short" />
      </div>
    </>
  );
}

/** As many as an answer usually has. */
const usual = 6;

type PicksProps = {
  answered: Answered;
  turns: Turns;
  isStale: boolean;
  /** The button that plays a title's trailer. */
  Trailer: ComponentType<{ title: PickedTitle }>;
};

/** What was found, the best first, and places of what is still to come. */
export function Picks({ answered, turns, isStale, Trailer }: PicksProps) {
  const { picks, phase, query } = answered;
  const waiting = phase === 'reading' ? Math.max(0, usual - picks.length) : 0;
  if (picks.length + waiting === 0) return null;
  return (
    <ol
      className={cx(styles.picks, isStale && styles.stale)}
      aria-label={words.picks}
      aria-busy={isStale || phase === 'reading'}
    >
      {picks.map((pick, index) => (
        <li key={`${pick.title.media_type}/${pick.title.id}`} className={styles.pick}>
          <Pick
            pick={pick}
            rank={index + 1}
            parts={query?.parts ?? []}
            turns={turns}
            isFirst={index < 2}
            Trailer={Trailer}
          />
        </li>
      ))}
      {Array.from({ length: waiting }, (_, index) => (
        <li key={index} className={styles.pick} aria-hidden="true">
          <PickSkeleton rank={picks.length + index + 1} />
        </li>
      ))}
    </ol>
  );
}
