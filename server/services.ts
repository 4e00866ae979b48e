import { basename, join } from 'node:path';

import type { Hono } from 'hono';

import { createAvatarListRoutes, createAvatarRoutes } from './artwork/avatars/avatarRoutes.ts';
import { type Artwork, createArtwork } from './artwork/createArtwork.ts';
import { createPictureNames, namesVersion } from './artwork/pictureNames.ts';
import { createArtworkRoutes } from './artwork/routes.ts';
import { createBrowseRoutes } from './browse/browseRoutes.ts';
import { thinFacts } from './browse/thinFacts.ts';
import { movieItem, personItem, tvItem, typedItem } from './catalogue/answers/listItem.ts';
import { browseFacts } from './catalogue/browseFacts.ts';
import { createBrowseNames } from './catalogue/browseNames.ts';
import { faultText } from './catalogue/build/readRows.ts';
import type { DatabasePart } from './catalogue/build/writeDatabase.ts';
import { type Catalogue, createCatalogue } from './catalogue/catalogue.ts';
import { openDatabase } from './catalogue/database.ts';
import { createLikeness } from './catalogue/likeness/likeness.ts';
import { createLikenessRoutes } from './catalogue/likeness/likenessRoutes.ts';
import { createLookup } from './catalogue/lookup.ts';
import { namePictures } from './catalogue/picturePaths.ts';
import { createProgramme } from './catalogue/programme/programme.ts';
import { createCatalogueRoutes } from './catalogue/routes.ts';
import { searchEntries } from './catalogue/searchEntries.ts';
import type { Logger } from './log.ts';
import { publicPathsOf } from './page/publicPaths.ts';
import { createSearch } from './search/createSearch.ts';
import { openBuilt } from './search/index/openBuilt.ts';
import { createProtocolSearch } from './search/protocolSearch.ts';
import { createSuggestRoutes, type SuggestItems } from './search/suggestRoutes.ts';

export type ServiceOptions = {
  rowsDirectory: string;
  dataDirectory: string;
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
  api: readonly Hono<{ Bindings: { id?: string } }>[];
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

/** Pictures are named while the catalogue is built: their names say the version and the colour of what is drawn. */
const picturePart = (): DatabasePart => ({
  name: 'pictures',
  version: namesVersion(),
  build: (database) => {
    const lookup = createLookup(database, createCatalogue(database));
    namePictures(database, createPictureNames(lookup));
  },
});

/** Opens the data and wires the services to each other: each knows only the ports that it asks for. */
export async function openServices(options: ServiceOptions): Promise<OpenedServices> {
  const { rowsDirectory, dataDirectory, originOf, now, log } = options;
  const opened = openDatabase({ rowsDirectory, dataDirectory, parts: [picturePart()], now });
  if (!opened.ok) return { ok: false, problem: faultText(opened.fault) };
  const { database } = opened;

  const catalogue = createCatalogue(database);
  const lookup = createLookup(database, catalogue);
  const indexFile = join(dataDirectory, 'search', `embedded-${basename(database.location() ?? '')}`);
  const index = openBuilt(indexFile, () => searchEntries(database));
  const search = createSearch(index);
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
        createAvatarListRoutes(),
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
          titleItem: ({ media, id }) => {
            const title = catalogue.titles.find(media, id);
            return title && typedItem(title);
          },
          programme: (at) => ({ on: programme.nowPlaying(at).ids, soon: programme.upcoming(at).ids }),
          now,
          random: Math.random,
        }),
      ],
      publicPaths: () => publicPathsOf(lookup),
      close: async () => {
        await artwork.close();
        index.close();
        database.close();
      },
    },
  };
}
