import { useKnownTitlesQuery } from '#web/api/knownTitles.ts';
import type { KeptItem } from '#web/api/library/library.ts';
import { type Card, cardOf } from '#web/features/catalogue/cardOf.ts';
import { QueryProblem } from '#web/features/problem/QueryProblem.tsx';
import { shelves as words } from '#web/messages/en/shelves.ts';

import { type ItemActions, OwnListRow } from './OwnListPageRow.tsx';

import styles from './OwnListPage.module.css';

type OwnListPartProps = {
  items: readonly KeptItem[];
  /** How many stand before the first of these. */
  start: number;
  of: number;
  actions: ItemActions;
};

const nameOf = ({ media, id }: { media: string; id: number }) => `${media}/${id}`;

/** A piece of the list. It asks for its titles in the order of their numbers, so that moving one asks for nothing. */
export function OwnListPart({ items, start, of, actions }: OwnListPartProps) {
  const asked = items
    .map(({ title }) => title)
    .toSorted((a, b) => a.id - b.id || (a.media < b.media ? -1 : 1));
  const { data, currentData, error, refetch } = useKnownTitlesQuery(asked);
  const cards = new Map<string, Card>(
    (currentData ?? data ?? []).map(cardOf).map((card) => [nameOf(card), card]),
  );
  if (error && !data)
    return (
      <li className={styles.problem}>
        <QueryProblem error={error} retry={() => void refetch()} what={words.what} />
      </li>
    );
  return items.map((item, index) => (
    <OwnListRow
      key={nameOf(item.title)}
      item={item}
      card={cards.get(nameOf(item.title)) ?? null}
      isWaiting={!currentData}
      index={start + index}
      of={of}
      actions={actions}
    />
  ));
}
