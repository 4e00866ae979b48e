import { cardOf, type CardSource } from '#web/features/catalogue/cardOf.ts';
import type { ListEntry } from '#web/features/lists/ListEntry.ts';
import type { GridPage } from '#web/features/lists/ListGrid.tsx';
import { numberedPages } from '#web/features/lists/listPaging.ts';
import { catalogue } from '#web/messages/en/catalogue.ts';

const known = new WeakMap<CardSource, ListEntry>();

/** A title as a cell of a list, with its place in it: the same one for as long as it stays there. */
function listEntryOf(item: CardSource, number: number): ListEntry {
  const entry = known.get(item);
  if (entry?.number === number) return entry;
  const made = newEntryOf(item, number);
  known.set(item, made);
  return made;
}

function newEntryOf(item: CardSource, number: number): ListEntry {
  const { media, id, href, name, poster, year, score, genres } = cardOf(item);
  return {
    media,
    id,
    href,
    name,
    poster,
    number,
    facts: catalogue.yearAndScore(year, score),
    moreFacts: [year, genres.slice(0, 2).join(', '), score].filter(Boolean).join(' · '),
  };
}

const largeOnes = 3;

export type ListModel = {
  /** The entries of the first loaded page. */
  opening: readonly ListEntry[];
  /** The first three of the whole list, where its first page is loaded. */
  top: readonly ListEntry[];
  /** Everything else. */
  pages: readonly GridPage[];
  /** The number of the last title loaded. */
  reached: number;
};

type LoadedPages = readonly { page: number; results: readonly CardSource[] }[];

/** The content of a list page from its loaded pages. */
export function listModelOf(loaded: LoadedPages, { large = largeOnes } = {}): ListModel {
  const pages = numberedPages(loaded).map(({ page, first, items }) => ({
    page,
    first,
    entries: items.map((item, at) => listEntryOf(item, first + at)),
  }));
  const opening = pages[0]?.entries ?? [];
  const top = opening[0]?.number === 1 ? opening.slice(0, large) : [];
  return {
    opening,
    top,
    pages: pages.map(({ page, first, entries }) => ({
      page,
      first,
      entries: first === 1 ? entries.slice(large) : entries,
    })),
    reached: pages.reduce((reached, { first, entries }) => Math.max(reached, first + entries.length - 1), 0),
  };
}
