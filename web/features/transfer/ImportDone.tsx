import { paths } from '@marquee/contracts/paths.ts';
import { useEffect, useRef } from 'react';

import { transfer } from '#web/messages/en/transfer.ts';
import { Button } from '#web/ui/Button.tsx';
import { ButtonLink } from '#web/ui/Button.tsx';

import { ImportCounts } from './ImportCounts.tsx';
import type { Plan } from './planImport.ts';

import text from '#web/ui/type.module.css';
import styles from './Transfer.module.css';

const words = transfer.done;

type ImportDoneProps = { plan: Plan; onUndo: () => void; onMore: () => void };

/** What was imported, with undo. */
export function ImportDone({ plan, onUndo, onMore }: ImportDoneProps) {
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
      <ImportCounts counts={plan.counts} />
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
