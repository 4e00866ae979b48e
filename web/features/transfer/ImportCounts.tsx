import { transfer } from '#web/messages/en/transfer.ts';

import type { Plan } from './planImport.ts';

import styles from './Transfer.module.css';

const words = transfer.review.counts;

/** How many entries of each kind. */
export function ImportCounts({ counts }: { counts: Plan['counts'] }) {
  const { seen, dated, rating, watchlist, hidden, lists, items, rest } = counts;
  const lines = [
    seen > 0 && words.seen(seen, dated),
    rating > 0 && words.rating(rating),
    watchlist > 0 && words.watchlist(watchlist),
    hidden > 0 && words.hidden(hidden),
    lists > 0 && words.lists(lists),
    items > 0 && words.items(items),
    rest > 0 && words.rest(rest),
  ].filter((line) => line !== false);
  return (
    <ul className={styles.will}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  );
}
