import type { DatabaseSync } from 'node:sqlite';

import type { TitleId } from '@marquee/contracts/library/libraryKey.ts';
import type { MediaType } from '@marquee/contracts/paths.ts';
import { createProtocolSearch, createSuggest, type Search } from '@marquee/title-search';
import { titleFacts, type TitleSource } from '@marquee/titles';

import type { OpenTitles } from '#server/http/openTitles.ts';
import type { Logger } from '#server/log.ts';
import { createBrowse } from '#server/titles/browse/createBrowse.ts';

import { movieItem, personItem, tvItem, typedItem } from './answers/listItem.ts';
import { createBrowseNames } from './browseNames.ts';
import { type Catalogue, createCatalogue } from './catalogue.ts';
import { createFind } from './createFind.ts';
import { createFindByDescription } from './createFindByDescription.ts';
import { createEarlierNumbers } from './earlierNumbers.ts';
import { createSimilar } from './likeness/createSimilar.ts';
import { createLikeness } from './likeness/likeness.ts';
import { createLookup } from './lookup.ts';
import { withNamesBeyond } from './namesBeyond.ts';
import { createProgramme } from './programme/programme.ts';
import { readTitles } from './readTitles.ts';
import { createCatalogueRoutes } from './routes.ts';

export type EmbeddedParts = {
  database: DatabaseSync;
  /** The title index: what has a name, in the catalogue and beyond. */
  search: Search;
  originOf: (request: Request) => string;
  now: () => Date;
  log: Logger;
};

const itemIn =
  ({ titles }: Pick<Catalogue, 'titles'>) =>
  ({ media, id }: TitleId) => {
    const title = titles.find(media, id);
    return title && typedItem(title);
  };

/** The embedded catalogue, and the title index beside it, as a source of titles; and what only a catalogue can say. */
export function createEmbeddedSource({ database, search, originOf, now, log }: EmbeddedParts) {
  const rows = createCatalogue(database);
  const catalogue = withNamesBeyond(rows, search.entry);
  const likeness = createLikeness(database);
  const programme = createProgramme(database);
  const nameOf = createBrowseNames(database);
  const item = itemIn(catalogue);
  const person = (id: number) => {
    const known = catalogue.people.find(id);
    return known && personItem(known, catalogue.people.knownFor(id));
  };

  const titles: TitleSource = {
    ...createBrowse({
      search,
      personItem: person,
      readTitles: () => readTitles(database),
      nameOf,
      titleItem: item,
      programme: (at) => ({ on: programme.nowPlaying(at).ids, soon: programme.upcoming(at).ids }),
      now,
      random: Math.random,
    }),
    title: async (title) => {
      const body = item(title);
      return body ? { ok: true, body } : { ok: false, status: 404 };
    },
    find: createFind(search, item),
    suggest: createSuggest(search, {
      movie: (id) => {
        const film = catalogue.titles.find('movie', id);
        return film && movieItem(film);
      },
      series: (id) => {
        const series = catalogue.titles.find('tv', id);
        return series && tvItem(series);
      },
      person,
    }),
    similar: createSimilar(likeness, (title) => item(title) !== undefined),
  };
  const openTitles: OpenTitles = () => ({ titles, headers: () => ({}) });

  return {
    openTitles,
    /** TMDB's protocol, below `/3`. */
    protocol: createCatalogueRoutes({
      catalogue,
      search: createProtocolSearch(search),
      likeness,
      programme,
      now,
      imageBaseUrl: (request) => `${originOf(request)}/t/p/`,
      onSurprise: (err) => log.error({ err }, 'the catalogue failed'),
    }),
    /** What ranks all titles, or explains a choice among them, reads them once. */
    facts: () => Array.from(readTitles(database), titleFacts),
    /** Finds titles by what happens in them. */
    findByDescription: createFindByDescription(database),
    /** A title of the catalogue itself. */
    ownItem: itemIn(rows),
    has: (kind: MediaType | 'person', id: number) =>
      (kind === 'person' ? rows.people.find(id) : rows.titles.find(kind, id)) !== undefined,
    nameOf,
    /** What pictures are drawn of, and what has a page. */
    lookup: createLookup(database, rows),
    currentAddress: createEarlierNumbers(database),
  };
}
