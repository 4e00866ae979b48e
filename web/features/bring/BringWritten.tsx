import { paths } from '@marquee/contracts/paths.ts';
import { useEffect, useRef } from 'react';

import { bring } from '#web/messages/en/bring.ts';
import { Button, ButtonLink } from '#web/ui/Button.tsx';

import type { Plan } from './planBring.ts';
import { PlanCounts } from './PlanCounts.tsx';

import text from '#web/ui/type.module.css';
import styles from './Bring.module.css';

const words = bring.done;

type BringWrittenProps = { plan: Plan; onUndo: () => void; onMore: () => void };

/** What was done, and the way back. */
export function BringWritten({ plan, onUndo, onMore }: BringWrittenProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { watchlist, seen, rating, lists } = plan.counts;
  const place =
    seen > 0
      ? paths.seen
      : watchlist > 0
        ? paths.watchlist
        : rating > 0
          ? paths.rated
          : lists > 0
            ? paths.lists
            : null;
  return (
    <div className={styles.part}>
      <h3 className={text.h3} ref={heading} tabIndex={-1}>
        {words.title}
      </h3>
      <PlanCounts counts={plan.counts} />
      <div className={styles.acts}>
        {place && <ButtonLink href={place}>{words.look}</ButtonLink>}
        <Button onClick={onUndo}>{words.undo}</Button>
        <Button variant="quiet" onClick={onMore}>
          {words.again}
        </Button>
      </div>
    </div>
  );
}
