import type { DatabaseSync } from 'node:sqlite';

import type { TitleId } from '@marquee/contracts/library/libraryKey.ts';
import type { MediaType } from '@marquee/contracts/paths.ts';
import type { Embedded, SearchEntry } from '@marquee/title-search';
import { Hono } from 'hono';

import type { Content } from './content.ts';
import type { Storage } from './database/storage.ts';
import { createProvenances } from './http/provenance.ts';
import type { Logger } from './log.ts';
import { typedItem } from './titles/embedded/answers/listItem.ts';
import { createBrowseNames } from './titles/embedded/browseNames.ts';
import type { Catalogue } from './titles/embedded/catalogue.ts';
import { embeddedTitles } from './titles/embedded/embeddedTitles.ts';
import { ownTitleId } from './titles/embedded/ids.ts';
import { createOwnNames } from './titles/embedded/ownNames.ts';
import { createLiveRoutes } from './titles/live/createLiveRoutes.ts';
import { lookForNetworks } from './titles/live/lookForNetworks.ts';
import { openLiveIndex } from './titles/live/openLiveIndex.ts';
import { createGateway } from './titles/tmdb/createGateway.ts';
import type { Gateway } from './titles/tmdb/gateway.ts';
import type { GatewayLimits } from './titles/tmdb/limits.ts';
import { createLiveMatching } from './titles/tmdb/mapping/createLiveMatching.ts';
import { createLiveTitles, createStandInItem } from './titles/tmdb/mapping/createLiveTitles.ts';
import { createMapping } from './titles/tmdb/mapping/createMapping.ts';
import { createMovedLinks } from './titles/tmdb/mapping/createMovedLinks.ts';
import { createStandIn } from './titles/tmdb/mapping/createStandIn.ts';
import { createSureTitles } from './titles/tmdb/mapping/createSureTitles.ts';
import { listedAtTmdb } from './titles/tmdb/mapping/listedAtTmdb.ts';
import { mappingFileIn } from './titles/tmdb/mapping/mappingFile.ts';
import { openAnswerStore } from './titles/tmdb/store/openAnswerStore.ts';
import type { TmdbEnvironment } from './titles/tmdb/tmdbSettings.ts';

export type LiveContentParts = {
  settings: TmdbEnvironment & { TMDB_TOKEN: string };
  /** What answers where TMDB doesn't. */
  own: Content;
  database: DatabaseSync;
  rows: Catalogue;
  storage: Storage;
  /** What the house can find by itself. */
  findable: Embedded;
  /** What its own index says of a title of the catalogue. */
  ownEntry: (media: MediaType, id: number) => SearchEntry | undefined;
  dataDirectory: string;
  originOf: (request: Request) => string;
  now: () => Date;
  log: Logger;
  tmdbLimits?: Partial<GatewayLimits>;
};

/** What TMDB answers; the embedded catalogue stands in for what it doesn't. */
export async function openLiveContent(parts: LiveContentParts): Promise<Content & { gateway: Gateway }> {
  const { settings, own, database, rows, storage, dataDirectory, originOf, now, log, tmdbLimits } = parts;
  const store = await openAnswerStore({ dataDirectory, storage, now, log });
  const titles = embeddedTitles(database);
  const mapping = createMapping({
    ask: (path, params) => gateway.askQuietly(path, params),
    titles,
    file: mappingFileIn(dataDirectory),
    now,
    log,
  });
  const { numbers } = mapping;
  const embedded = createStandIn({
    embedded: async (request) => own.catalogue.fetch(new Request(request.url.replace('/3/', '/'), request)),
    numbers,
    ofImdb: (imdb) => rows.titles.findImdb(imdb)?.id,
    isMoved: () => mapping.moved().length > 0,
  });
  const gateway = createGateway({
    settings,
    store,
    embedded,
    pictureBase: settings.IMAGE_PROXY === 'on' ? (request) => `${originOf(request)}/t/p/` : null,
    now,
    random: Math.random,
    log,
    ...(tmdbLimits && { limits: tmdbLimits }),
  });
  const rowItem = ({ media, id }: TitleId) => {
    const title = rows.titles.find(media, id);
    return title && typedItem(title);
  };
  const standInItem = createStandInItem({ embedded: rowItem, numbers });
  const openTitles = () => {
    const heard = createProvenances();
    const titleItem = createLiveTitles({ ask: gateway.asking(heard.listen), embedded: rowItem, numbers });
    return { titleItem, headers: heard.headers };
  };
  const index = openLiveIndex({
    settings,
    dataDirectory,
    embedded: parts.findable,
    ownIdOf: ({ kind, id, name, firstYear }) =>
      kind === 'movie' || kind === 'tv' ? ownTitleId(kind, name, firstYear ?? 0) : id,
    now,
    log,
  });
  const networks = lookForNetworks({ ask: gateway.askQuietly, log });
  const sure = createSureTitles({ titles, liveOf: mapping.liveOf, shown: numbers.shown });
  /** What else a title is called that was found at TMDB. */
  const entry = (media: MediaType, id: number) => {
    const kept = numbers.kept({ media, id });
    const isOurs = mapping.liveOf(kept)?.id === id;
    return index.search.entry(media, id) ?? (isOurs ? parts.ownEntry(media, kept.id) : undefined);
  };
  mapping.begin();
  return {
    catalogue: new Hono().all('*', ({ req }) => gateway.fetch(req.raw)),
    api: [
      createLiveRoutes({
        gateway,
        index,
        ownName: createBrowseNames(database),
        networks: networks.names,
        now,
        random: Math.random,
      }),
    ],
    openTitles,
    numbers,
    assistant: {
      openTitles: () => {
        const { titleItem, headers } = openTitles();
        return { titleItem: sure(titleItem), headers };
      },
      ownItem: (title) => standInItem(numbers.shown(title)),
    },
    matching: createLiveMatching({
      ask: gateway.ask,
      titleItem: createLiveTitles({ ask: gateway.ask, embedded: rowItem, numbers }),
      entry,
    }),
    gateway,
    tmdbHealth: gateway.health,
    movedLink: createMovedLinks({ numbers, ownName: createOwnNames(rows), ask: gateway.ask }),
    listed: (catalogue) => listedAtTmdb(catalogue, mapping.liveOf),
    close: async () => {
      await networks.close();
      await index.close();
      await mapping.close();
      await gateway.close();
    },
  };
}
