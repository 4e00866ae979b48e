import { sorts } from '@marquee/contracts/facets.ts';
import type { Ignored } from '@marquee/contracts/filterAddress.ts';

import { browse } from '#web/messages/en/browse.ts';

import type { BrowseProps } from './browseProps.ts';
import { setFilters } from './filterChanges.ts';
import { filterWords } from './labels.ts';

import styles from './IgnoredNote.module.css';

type BeyondNoteProps = Pick<BrowseProps, 'facets' | 'filters'> & { ignored: readonly Ignored[] };

/** What of a facet is left aside, in the words of its chips: "cosy, not dark". */
function wordsOf({ name, value }: Ignored, { facets, filters }: Omit<BeyondNoteProps, 'ignored'>): string[] {
  if (name === 'sort') return sorts.flatMap((one) => (one === value ? browse.sorts[one].toLowerCase() : []));
  const pieces = value.split(',');
  return setFilters(filters)
    .filter((set) => {
      if (set.name !== name) return false;
      return 'range' in set || pieces.includes(set.stand === 'out' ? `-${set.value}` : set.value);
    })
    .map((set) => filterWords(set, facets));
}

/** Says which filters and orders whoever has the titles can't answer. Nothing where it can answer all. */
export function BeyondNote({ ignored, ...panel }: BeyondNoteProps) {
  const words = ignored.filter(({ beyond }) => beyond).flatMap((piece) => wordsOf(piece, panel));
  return words.length > 0 && <p className={styles.note}>{browse.beyond(words.join(', '))}</p>;
}
