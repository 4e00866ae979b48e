import type { MarkName } from '@marquee/contracts/library/libraryKey.ts';

import type { MarkedTitle } from '#web/api/library/library.ts';
import { type Order, orders, type ShelfAddress, shelfHref } from '#web/features/shelves/shelfOrder.ts';
import { shelves as words } from '#web/messages/en/shelves.ts';
import { ChipLink } from '#web/ui/ChipLink.tsx';

import { PickForTonight } from './ShelfPagePick.tsx';

import styles from './ShelfPage.module.css';

type ShelfToolsProps = {
  all: readonly MarkedTitle[];
  shown: readonly MarkedTitle[];
  path: string;
  address: ShelfAddress;
  mark: MarkName;
};

/** Films or series, the order, and somebody to decide. */
export function ShelfTools({ all, shown, path, address, mark }: ShelfToolsProps) {
  const kinds = new Set(all.map(({ title }) => title.media));
  const offered = orders.filter((order: Order) => order !== 'best' || mark === 'rating');
  return (
    <div className={styles.tools}>
      {kinds.size > 1 && (
        <nav aria-label={words.kindsLabel}>
          <ul>
            {([null, 'movie', 'tv'] as const).map((kind) => (
              <li key={kind}>
                <ChipLink
                  href={shelfHref(path, { ...address, kind })}
                  current={kind === address.kind}
                  replace
                >
                  {words.kinds[kind ?? 'all']}
                </ChipLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <nav aria-label={words.order}>
        <ul>
          {offered.map((order) => (
            <li key={order}>
              <ChipLink
                href={shelfHref(path, { ...address, order })}
                current={order === address.order}
                replace
              >
                {words.orders[order]}
              </ChipLink>
            </li>
          ))}
        </ul>
      </nav>
      {mark === 'watchlist' && shown.length > 1 && <PickForTonight titles={shown} random={Math.random} />}
    </div>
  );
}
