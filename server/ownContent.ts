import type { DatabaseSync } from 'node:sqlite';

import type { TitleId } from '@marquee/contracts/library/libraryKey.ts';
import { createProtocolSearch, createSuggest, type Search, type SuggestItems } from '@marquee/title-search';
import { createTitlesApi, titleOfEntry } from '@marquee/titles';

import type { Content } from './content.ts';
import type { Logger } from './log.ts';
import { createBrowse } from './titles/browse/createBrowse.ts';
import { movieItem, personItem, tvItem, typedItem } from './titles/embedded/answers/listItem.ts';
import { createBrowseNames } from './titles/embedded/browseNames.ts';
import type { Catalogue } from './titles/embedded/catalogue.ts';
import { createSimilar } from './titles/embedded/likeness/createSimilar.ts';
import { createLikeness } from './titles/embedded/likeness/likeness.ts';
import { withNamesBeyond } from './titles/embedded/namesBeyond.ts';
import { createProgramme } from './titles/embedded/programme/programme.ts';
import { readTitles } from './titles/embedded/readTitles.ts';
import { createCatalogueRoutes } from './titles/embedded/routes.ts';
import { createTitleRoutes } from './titles/routes/titleRoutes.ts';

export type OwnContentParts = {
  database: DatabaseSync;
  rows: Catalogue;
  search: Search;
  originOf: (request: Request) => string;
  now: () => Date;
  log: Logger;
};

function itemsOf({ titles, people }: Catalogue): SuggestItems {
  return {
    movie: (id) => {
      const title = titles.find('movie', id);
      return title && movieItem(title);
    },
    series: (id) => {
      const title = titles.find('tv', id);
      return title && tvItem(title);
    },
    person: (id) => {
      const person = people.find(id);
      return person && personItem(person, people.knownFor(id));
    },
  };
}

/** What the embedded catalogue answers, and the title index beside it. */
export function createOwnContent({ database, rows, search, originOf, now, log }: OwnContentParts): Content {
  const catalogue = withNamesBeyond(rows, search.entry);
  const likeness = createLikeness(database);
  const programme = createProgramme(database);
  const ownItem = ({ media, id }: TitleId) => {
    const title = catalogue.titles.find(media, id);
    return title && typedItem(title);
  };
  const openTitles = () => ({ titleItem: async (title: TitleId) => ownItem(title), headers: () => ({}) });
  const items = itemsOf(catalogue);
  const api = createTitlesApi({
    ...createBrowse({
      search,
      namedTitle: (title) => {
        const entry = search.entry(title.media, title.id);
        return entry && titleOfEntry(title, entry);
      },
      personItem: items.person,
      readTitles: () => readTitles(database),
      nameOf: createBrowseNames(database),
      titleItem: ownItem,
      programme: (at) => ({ on: programme.nowPlaying(at).ids, soon: programme.upcoming(at).ids }),
      now,
      random: Math.random,
    }),
    suggest: createSuggest(search, items),
    similar: createSimilar(likeness, ({ media, id }) => catalogue.titles.find(media, id) !== undefined),
  });
  return {
    catalogue: createCatalogueRoutes({
      catalogue,
      search: createProtocolSearch(search),
      likeness,
      programme,
      now,
      imageBaseUrl: (request) => `${originOf(request)}/t/p/`,
      onSurprise: (err) => log.error({ err }, 'the catalogue failed'),
    }),
    api: [createTitleRoutes(() => ({ api, headers: () => ({}) }))],
    openTitles,
    assistant: { openTitles, ownItem },
    close: async () => {},
  };
}
