import type { ChoiceName } from '@marquee/contracts/facets.ts';
import { facetWords, isWordFacet } from '@marquee/contracts/facetWords.ts';
import type { MediaType } from '@marquee/contracts/paths.ts';
import {
  fameBands,
  type FameOf,
  fameOf,
  type FilterWork,
  type LabelOf,
  type Pool,
  poolOf,
  type TitleColumns,
  titleColumns,
  withShowing,
} from '@marquee/facets';

import type { BrowsePorts } from './ports.ts';

/** The catalogue's titles, ready to be filtered. Read when they are first asked for. */
export type FilterableTitles = {
  /** With what the cinema shows now. */
  columns: () => TitleColumns;
  /** All titles of a medium, or of both. */
  all: (media: MediaType | null) => Pool;
  /** How well other titles are known, so that both compare. */
  fameOf: () => FameOf;
  labelOf: LabelOf;
  work: FilterWork;
  /** Whether there is such a value at all, used or not. */
  knows: (name: ChoiceName, value: string) => boolean;
};

/** As a list of any words, so that it can be asked for one that may not be in it. */
const wordsOf = (name: keyof typeof facetWords): readonly string[] => facetWords[name];

type Ports = Pick<BrowsePorts, 'readTitles' | 'nameOf' | 'programme' | 'now'>;

export function createFilterableTitles(
  { readTitles, nameOf, programme, now }: Ports,
  work: FilterWork = { titles: 0 },
): FilterableTitles {
  let read: { columns: TitleColumns; fameOf: FameOf } | undefined;
  const stock = () => (read ??= readStock());
  function readStock() {
    const titles = [...readTitles()];
    const bands = fameBands(titles);
    const famed: FameOf = (title) => fameOf(bands, title);
    return { columns: titleColumns(titles, famed), fameOf: famed };
  }

  let shown: { programme: string; columns: TitleColumns; pools: Map<MediaType | null, Pool> } | undefined;
  function shownNow() {
    const { on, soon } = programme(now());
    const key = `${on.join()};${soon.join()}`;
    if (shown?.programme !== key) {
      shown = { programme: key, columns: withShowing(stock().columns, { on, soon }), pools: new Map() };
    }
    return shown;
  }

  return {
    work,
    columns: () => shownNow().columns,
    all: (media) => {
      const { columns, pools } = shownNow();
      const rows = media === null ? Uint32Array.from(columns.keys, (_, row) => row) : columns.rowsOf[media];
      const pool = pools.get(media) ?? poolOf([{ columns, rows, places: null }], work);
      pools.set(media, pool);
      return pool;
    },
    fameOf: () => stock().fameOf,
    labelOf: (name, value) => (isWordFacet(name) ? null : (nameOf(name, value) ?? null)),
    knows: (name, value) => {
      if (stock().columns.choices[name].codeOf.has(value)) return true;
      return isWordFacet(name) ? wordsOf(name).includes(value) : nameOf(name, value) !== undefined;
    },
  };
}
