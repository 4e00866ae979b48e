import type { DatabaseSync } from 'node:sqlite';

import { Hono } from 'hono';

import type { TitleRef } from '#contracts/library/libraryKey.ts';
import type { MediaType } from '#contracts/paths.ts';

import { typedItem } from './catalogue/answers/listItem.ts';
import { createBrowseNames } from './catalogue/browseNames.ts';
import type { Catalogue } from './catalogue/catalogue.ts';
import { embeddedTitles } from './catalogue/embeddedTitles.ts';
import { ownTitleId } from './catalogue/ids.ts';
import { createOwnNames } from './catalogue/ownNames.ts';
import type { Content } from './content.ts';
import { createProvenances } from './http/provenance.ts';
import { createLiveRoutes } from './live/createLiveRoutes.ts';
import { lookForNetworks } from './live/lookForNetworks.ts';
import { openLiveIndex } from './live/openLiveIndex.ts';
import type { Logger } from './log.ts';
import type { SearchEntry } from './search/entry.ts';
import type { Embedded } from './search/importing/embedded.ts';
import type { Storage } from './storage/storage.ts';
import { createGateway } from './tmdb/createGateway.ts';
import type { Gateway } from './tmdb/gateway.ts';
import type { Limits } from './tmdb/limits.ts';
import { createLiveMatching } from './tmdb/mapping/createLiveMatching.ts';
import { createLiveTitles, createStandInItem } from './tmdb/mapping/createLiveTitles.ts';
import { createMapping } from './tmdb/mapping/createMapping.ts';
import { createMovedLinks } from './tmdb/mapping/createMovedLinks.ts';
import { createStandIn } from './tmdb/mapping/createStandIn.ts';
import { createSureTitles } from './tmdb/mapping/createSureTitles.ts';
import { listedAtTmdb } from './tmdb/mapping/listedAtTmdb.ts';
import { mappingFileIn } from './tmdb/mapping/mappingFile.ts';
import { openAnswerStore } from './tmdb/store/openAnswerStore.ts';
import type { TmdbEnvironment } from './tmdb/tmdbSettings.ts';

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
  tmdbLimits?: Partial<Limits>;
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
  const rowItem = ({ media, id }: TitleRef) => {
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
    concierge: {
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
