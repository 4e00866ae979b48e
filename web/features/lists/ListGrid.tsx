import { Fragment, type Ref } from 'react';

import { listPage } from '#web/messages/en/listPage.ts';

import { ListCell } from './ListCell.tsx';
import type { ListEntry } from './ListEntry.ts';
import { WaitingPage } from './WaitingPage.tsx';
import type { WaitingPlace } from './waitingPages.ts';

import styles from './ListGrid.module.css';

export type GridPage = { page: number; first: number; entries: readonly ListEntry[] };

type ListGridProps = {
  label: (from: number, to: number) => string;
  pages: readonly GridPage[];
  total: number;
  /** Places of pages that come next. */
  waiting: readonly WaitingPlace[];
  /** Something is on its way already. */
  paused: boolean;
  /** Called when somebody comes near those cells. */
  onNear: () => void;
  /** So many pictures belong to the first screen. */
  eager?: number;
  ref?: Ref<HTMLDivElement>;
};

function PageLine({ page, first, total }: { page: number; first: number; total: number }) {
  return (
    <p className={styles.line} data-page={page}>
      <span>{listPage.place(first, total)}</span>
      <span>{listPage.page(page)}</span>
    </p>
  );
}

/**
 * All loaded pages in one grid. A page that leaves its last line half empty is filled up by the next one: the line
 * between them lets the cells that follow flow past it.
 */
export function ListGrid({ label, pages, total, waiting, paused, onNear, eager = 0, ref }: ListGridProps) {
  return (
    <div className={styles.grid} ref={ref}>
      {pages.map(({ page, first, entries }) => {
        const [entry] = entries;
        return (
          <Fragment key={page}>
            {first > 1 && <PageLine page={page} first={first} total={total} />}
            {entry && (
              <ol
                className={styles.page}
                start={entry.number}
                aria-label={label(entry.number, entry.number + entries.length - 1)}
              >
                {entries.map((cell) => (
                  <ListCell key={cell.id} entry={cell} eager={cell.number <= eager} />
                ))}
              </ol>
            )}
          </Fragment>
        );
      })}
      {waiting.map(({ page, first, count }, ahead) => (
        <WaitingPage key={page} count={count} paused={paused || ahead > 0} onNear={onNear}>
          <PageLine page={page} first={first} total={total} />
        </WaitingPage>
      ))}
    </div>
  );
}
