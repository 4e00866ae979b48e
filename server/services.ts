import { join } from 'node:path';

import type { Hono } from 'hono';

import type { TitleRef } from '#contracts/library/libraryKey.ts';
import { sameNumbers } from '#core/library/titleNumbers.ts';

import type { AppParts } from './app.ts';
import { createAvatarListRoutes, createAvatarRoutes } from './artwork/avatars/avatarRoutes.ts';
import { type Artwork, createArtwork } from './artwork/createArtwork.ts';
import { createArtworkRoutes } from './artwork/routes.ts';
import { createBrowseRoutes } from './browse/browseRoutes.ts';
import { thinFacts } from './browse/thinFacts.ts';
import { movieItem, personItem, tvItem, typedItem } from './catalogue/answers/listItem.ts';
import { browseFacts } from './catalogue/browseFacts.ts';
import { createBrowseNames } from './catalogue/browseNames.ts';
import { type Catalogue, createCatalogue } from './catalogue/catalogue.ts';
import { createLikeness } from './catalogue/likeness/likeness.ts';
import { createLikenessRoutes } from './catalogue/likeness/likenessRoutes.ts';
import { createLookup } from './catalogue/lookup.ts';
import { withNamesBeyond } from './catalogue/namesBeyond.ts';
import { createProgramme } from './catalogue/programme/programme.ts';
import { createCatalogueRoutes } from './catalogue/routes.ts';
import { titleFacts } from './catalogue/titleFacts.ts';
import type { ModelEnvironment } from './concierge/modelSettings.ts';
import { openConcierge } from './concierge/openConcierge.ts';
import { createMatchRoutes } from './library/matchRoutes.ts';
import type { Logger } from './log.ts';
import { openCatalogueDatabase } from './openCatalogueDatabase.ts';
import { publicPathsOf } from './page/publicPaths.ts';
import { openPeople, type PeopleSettings } from './people.ts';
import { createCurrentIndex } from './search/importing/currentIndex.ts';
import { createProtocolSearch } from './search/protocolSearch.ts';
import { createSuggestRoutes, type SuggestItems } from './search/suggestRoutes.ts';

export type ServiceOptions = {
  rowsDirectory: string;
  dataDirectory: string;
  settings: PeopleSettings & ModelEnvironment;
  originOf: (request: Request) => string;
  now: () => Date;
  log: Logger;
};

type Services = {
  catalogue: Hono;
  artwork: Hono<{ Bindings: { id?: string } }>;
  /** Draws a picture before anybody asks for it. */
  drawAhead: Artwork['drawAhead'];
  avatars: Hono<{ Bindings: { id?: string } }>;
  api: AppParts['api'];
  protocols: AppParts['protocols'];
  publicPaths: () => Iterable<string>;
  close: () => Promise<void>;
};

export type OpenedServices = { ok: true; services: Services } | { ok: false; problem: string };

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

/** Opens the data and wires the services to each other: each knows only the ports that it asks for. */
export async function openServices(options: ServiceOptions): Promise<OpenedServices> {
  const { rowsDirectory, dataDirectory, originOf, now, log } = options;
  const opened = openCatalogueDatabase({ rowsDirectory, dataDirectory, now });
  if (!opened.ok) return opened;
  const { database, embedded } = opened;

  const index = createCurrentIndex({ directory: join(dataDirectory, 'search'), embedded, now, log });
  const { search } = index;
  const rows = createCatalogue(database);
  const lookup = createLookup(database, rows);
  const catalogue = withNamesBeyond(rows, search.entry);
  const ownItem = ({ media, id }: TitleRef) => {
    const title = catalogue.titles.find(media, id);
    return title && typedItem(title);
  };
  const titleItem = async (title: TitleRef) => ownItem(title);
  const openTitles = () => ({ titleItem, headers: () => ({}) });
  const openedPeople = await openPeople({ settings: options.settings, openTitles, dataDirectory, now, log });
  if (!openedPeople.ok) {
    index.close();
    database.close();
    return openedPeople;
  }
  const { people } = openedPeople;
  const likeness = createLikeness(database);
  const artwork = createArtwork({
    subjects: lookup,
    dataDir: dataDirectory,
    now,
    onTrouble: (err) => log.warn({ err }, 'pictures cannot be kept on disk, only in memory'),
  });
  const programme = createProgramme(database);
  return {
    ok: true,
    services: {
      catalogue: createCatalogueRoutes({
        catalogue,
        search: createProtocolSearch(search),
        likeness,
        programme,
        now,
        imageBaseUrl: (request) => `${originOf(request)}/t/p/`,
        onSurprise: (err) => log.error({ err }, 'the catalogue failed'),
      }),
      artwork: createArtworkRoutes(artwork),
      drawAhead: artwork.drawAhead,
      avatars: createAvatarRoutes(),
      api: [
        ...people.api,
        createMatchRoutes({ titleItem, search }),
        createAvatarListRoutes(),
        openConcierge({
          settings: options.settings,
          readTitles: () => titleFacts(database),
          openTitles,
          ownItem,
          numbers: sameNumbers,
          dataDirectory,
          now,
          log,
        }),
        createSuggestRoutes({ search, items: itemsOf(catalogue) }),
        createLikenessRoutes({
          likeness,
          isTitle: (media, id) => catalogue.titles.find(media, id) !== undefined,
        }),
        createBrowseRoutes({
          search,
          thinFacts: ({ media, id }) => {
            const entry = search.entry(media, id);
            return entry && thinFacts(media, id, entry);
          },
          personItem: itemsOf(catalogue).person,
          readFacts: () => browseFacts(database),
          nameOf: createBrowseNames(database),
          titleItem: ownItem,
          programme: (at) => ({ on: programme.nowPlaying(at).ids, soon: programme.upcoming(at).ids }),
          now,
          random: Math.random,
        }),
      ],
      protocols: people.protocols,
      publicPaths: () => publicPathsOf(lookup),
      close: async () => {
        await artwork.close();
        await people.close();
        index.close();
        database.close();
      },
    },
  };
}
