import type { DatabaseSync } from 'node:sqlite';

import { Hono } from 'hono';

import type { TitleRef } from '#contracts/library/libraryKey.ts';

import { typedItem } from './catalogue/answers/listItem.ts';
import type { Catalogue } from './catalogue/catalogue.ts';
import { embeddedTitles } from './catalogue/embeddedTitles.ts';
import { createOwnNames } from './catalogue/ownNames.ts';
import type { Content } from './content.ts';
import { createProvenances } from './http/provenance.ts';
import { createLiveRoutes } from './live/createLiveRoutes.ts';
import { openLiveIndex } from './live/openLiveIndex.ts';
import type { Logger } from './log.ts';
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
  dataDirectory: string;
  originOf: (request: Request) => string;
  now: () => Date;
  log: Logger;
  tmdbLimits?: Partial<Limits>;
};

/** What TMDB answers; the embedded catalogue stands in for what it doesn't. */
export async function openLiveContent(parts: LiveContentParts): Promise<Content & { gateway: Gateway }> {
  const { settings, own, database, rows, storage, findable, dataDirectory, originOf, now, log, tmdbLimits } =
    parts;
  const store = await openAnswerStore({ dataDirectory, storage, now, log });
  const mapping = createMapping({
    ask: (path, params) => gateway.askQuietly(path, params),
    titles: embeddedTitles(database),
    file: mappingFileIn(dataDirectory),
    now,
    log,
  });
  const { numbers } = mapping;
  const embedded = createStandIn({
    embedded: async (request) => own.catalogue.fetch(new Request(request.url.replace('/3/', '/'), request)),
    numbers,
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
  const index = openLiveIndex({ settings, dataDirectory, embedded: findable, now, log });
  mapping.begin();
  return {
    catalogue: new Hono().all('*', ({ req }) => gateway.fetch(req.raw)),
    api: [createLiveRoutes({ gateway, index, shown: numbers.shown, now, random: Math.random })],
    openTitles,
    numbers,
    concierge: {
      openTitles: () => {
        const { titleItem, headers } = openTitles();
        return { titleItem: (title) => titleItem(numbers.shown(title)), headers };
      },
      ownItem: (title) => standInItem(numbers.shown(title)),
    },
    matching: createLiveMatching({
      ask: gateway.ask,
      titleItem: createLiveTitles({ ask: gateway.ask, embedded: rowItem, numbers }),
      entry: (media, id) => index.search.entry(media, numbers.kept({ media, id }).id),
    }),
    gateway,
    tmdbHealth: gateway.health,
    movedLink: createMovedLinks({ numbers, ownName: createOwnNames(rows), ask: gateway.ask }),
    close: async () => {
      await index.close();
      await mapping.close();
      await gateway.close();
    },
  };
}
