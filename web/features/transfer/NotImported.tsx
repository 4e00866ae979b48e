import Papa from 'papaparse';
import { type ReactNode, useState } from 'react';

import { transfer } from '#web/messages/en/transfer.ts';
import { Button } from '#web/ui/Button.tsx';

import type { ImportedFiles } from './matchAll.ts';
import type { ForeignTitle } from './reading/foreignLibrary.ts';
import { saveFile } from './saveFile.ts';

import styles from './Transfer.module.css';

type LongListProps<Item> = {
  items: readonly Item[];
  /** How many more each press shows. */
  step: number;
  className?: string | undefined;
  children: (item: Item, index: number) => ReactNode;
};

/** A list that grows on request: ten thousand rows at once would block the page. */
export function LongList<Item>({ items, step, className, children }: LongListProps<Item>) {
  const [shown, setShown] = useState(step);
  return (
    <>
      <ul className={className}>{items.slice(0, shown).map(children)}</ul>
      {shown < items.length && (
        <div>
          <Button onClick={() => setShown(shown + step)}>{transfer.review.more}</Button>
        </div>
      )}
    </>
  );
}

const words = transfer.review;

type NotImportedProps = { unknown: readonly ForeignTitle[]; imported: ImportedFiles; lists: number };

/** Titles missing from the catalogue, and what a library can't store. */
export function NotImported({ unknown, imported, lists }: NotImportedProps) {
  const { foreign, records, passedOver } = imported;
  const lines = [
    foreign.others > 0 && words.others(foreign.others),
    foreign.nameless > 0 && words.nameless(foreign.nameless),
    records.broken > 0 && words.broken(records.broken),
    lists > 0 && words.lists(lists),
    passedOver.length > 0 && words.passedOver(passedOver.join(', ')),
  ].filter((line) => line !== false);

  function save() {
    const table = Papa.unparse(
      unknown.map(({ row: { title, year, imdb, tmdb } }) => ({ title, year, imdb, tmdb })),
      { escapeFormulae: true },
    );
    saveFile(words.unknownFile, 'text/csv', table);
  }

  return (
    <>
      {unknown.length > 0 && (
        <details className={styles.part}>
          <summary>{words.unknown(unknown.length)}</summary>
          <div>
            <Button onClick={save}>{words.unknownSave}</Button>
          </div>
          <LongList items={unknown} step={100} className={styles.list}>
            {({ row }, index) => (
              <li key={index}>{words.year(row.title || row.imdb || String(row.tmdb), row.year)}</li>
            )}
          </LongList>
        </details>
      )}
      {lines.length > 0 && (
        <div className={styles.part}>
          <h4>{words.notImported}</h4>
          <ul className={styles.quiet}>
            {lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
