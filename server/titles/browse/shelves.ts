import type { ChoiceName } from '@marquee/contracts/facets.ts';
import { facetWords, isWordFacet } from '@marquee/contracts/facetWords.ts';
import type { MediaType } from '@marquee/contracts/paths.ts';
import {
  type Derive,
  fameBands,
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
export type Shelves = {
  /** With what the cinema shows now. */
  columns: () => TitleColumns;
  /** All titles of a medium, or of both. */
  all: (media: MediaType | null) => Pool;
  /** How the columns of other titles are to be made, so that both compare. */
  derive: () => Derive;
  labelOf: LabelOf;
  work: FilterWork;
  /** Whether there is such a value at all, used or not. */
  knows: (name: ChoiceName, value: string) => boolean;
};

/** As a list of any words, so that it can be asked for one that may not be in it. */
const wordsOf = (name: keyof typeof facetWords): readonly string[] => facetWords[name];

type Ports = Pick<BrowsePorts, 'readFacts' | 'nameOf' | 'programme' | 'now'>;

export function createShelves(
  { readFacts, nameOf, programme, now }: Ports,
  work: FilterWork = { titles: 0 },
): Shelves {
  let read: { columns: TitleColumns; derive: Derive } | undefined;
  const stock = () => (read ??= readStock());
  function readStock() {
    const facts = [...readFacts()];
    const keywords = new Map<number, string | undefined>();
    const keywordName = (id: number) => {
      if (!keywords.has(id)) keywords.set(id, nameOf('keyword', String(id)));
      return keywords.get(id);
    };
    const bands = fameBands(facts);
    const derive: Derive = { fameOf: (title) => fameOf(bands, title), keywordName };
    return { columns: titleColumns(facts, derive), derive };
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
    derive: () => stock().derive,
    labelOf: (name, value) => (isWordFacet(name) ? null : (nameOf(name, value) ?? null)),
    knows: (name, value) => {
      if (stock().columns.choices[name].codeOf.has(value)) return true;
      return isWordFacet(name) ? wordsOf(name).includes(value) : nameOf(name, value) !== undefined;
    },
  };
}
