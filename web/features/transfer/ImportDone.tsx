import { paths } from '@marquee/contracts/paths.ts';
import { useEffect, useRef } from 'react';

import { transfer } from '#web/messages/en/transfer.ts';
import { Button, ButtonLink } from '#web/ui/Button.tsx';

import type { Plan } from './planImport.ts';

import text from '#web/ui/type.module.css';
import styles from './Transfer.module.css';

const countWords = transfer.review.counts;

/** How many entries of each kind. */
export function ImportCounts({ counts }: { counts: Plan['counts'] }) {
  const { seen, dated, rating, watchlist, hidden, lists, items, rest } = counts;
  const lines = [
    seen > 0 && countWords.seen(seen, dated),
    rating > 0 && countWords.rating(rating),
    watchlist > 0 && countWords.watchlist(watchlist),
    hidden > 0 && countWords.hidden(hidden),
    lists > 0 && countWords.lists(lists),
    items > 0 && countWords.items(items),
    rest > 0 && countWords.rest(rest),
  ].filter((line) => line !== false);
  return (
    <ul className={styles.will}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}

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
