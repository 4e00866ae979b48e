import { bring } from '#web/messages/en/bring.ts';

import type { Plan } from './planBring.ts';

import styles from './Bring.module.css';

const words = bring.review.counts;

/** How much of what, without what there is none of. */
export function PlanCounts({ counts }: { counts: Plan['counts'] }) {
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
