import { Fragment, type Ref } from 'react';

import { listPage } from '#web/messages/en/lists.ts';

import { ListCell } from './ListCell.tsx';
import type { ListEntry } from './ListEntry.ts';
import { WaitingCells } from './WaitingCells.tsx';

import styles from './ListGrid.module.css';

export type GridPage = { page: number; first: number; entries: readonly ListEntry[] };

type ListGridProps = {
  label: (from: number, to: number) => string;
  pages: readonly GridPage[];
  total: number;
  /** The number of the last title shown. */
  reached: number;
  /** Cells that keep the place of the page that comes next. */
  waiting: number;
  /** Something is on its way already. */
  paused: boolean;
  /** Called when somebody comes near those cells. */
  onNear: () => void;
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
export function ListGrid({ label, pages, total, reached, waiting, paused, onNear, ref }: ListGridProps) {
  const last = pages.at(-1);
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
                  <ListCell key={cell.id} entry={cell} />
                ))}
              </ol>
            )}
          </Fragment>
        );
      })}
      {last && waiting > 0 && (
        <WaitingCells key={reached} count={waiting} paused={paused} onNear={onNear}>
          <PageLine page={last.page + 1} first={reached + 1} total={total} />
        </WaitingCells>
      )}
    </div>
  );
}
