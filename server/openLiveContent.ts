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
import { createLiveRoutes } from './titles/live/createLiveRoutes.ts';
import { lookForNetworks } from './titles/live/lookForNetworks.ts';
import { openLiveIndex } from './titles/live/openLiveIndex.ts';
import { createGateway } from './titles/tmdb/createGateway.ts';
import { createLiveMatching } from './titles/tmdb/createLiveMatching.ts';
import { createLiveTitles } from './titles/tmdb/createLiveTitles.ts';
import type { Gateway } from './titles/tmdb/gateway.ts';
import type { GatewayLimits } from './titles/tmdb/limits.ts';
import { openAnswerStore } from './titles/tmdb/store/openAnswerStore.ts';
import type { TmdbEnvironment } from './titles/tmdb/tmdbSettings.ts';

export type LiveContentOptions = {
  settings: TmdbEnvironment & { TMDB_TOKEN: string };
  /** What answers where TMDB doesn't. */
  own: Content;
  database: DatabaseSync;
  rows: Catalogue;
  storage: Storage;
  /** What Marquee can find by itself. */
  findable: Embedded;
  /** What its own index says of a title of the catalogue. */
  ownEntry: (media: MediaType, id: number) => SearchEntry | undefined;
  dataDirectory: string;
  originOf: (request: Request) => string;
  now: () => Date;
  log: Logger;
  tmdbLimits?: Partial<GatewayLimits>;
};

/** What TMDB answers; the embedded catalogue is the fallback. */
export async function openLiveContent(parts: LiveContentOptions): Promise<Content & { gateway: Gateway }> {
  const { settings, own, database, rows, storage, dataDirectory, originOf, now, log, tmdbLimits } = parts;
  const store = await openAnswerStore({ dataDirectory, storage, now, log });
  const gateway = createGateway({
    settings,
    store,
    embedded: async (request) => own.catalogue.fetch(new Request(request.url.replace('/3/', '/'), request)),
    pictureBase: settings.IMAGE_PROXY === 'on' ? (request) => `${originOf(request)}/t/p/` : null,
    now,
    random: Math.random,
    log,
    ...(tmdbLimits && { limits: tmdbLimits }),
  });
  const ownItem = ({ media, id }: TitleId) => {
    const title = rows.titles.find(media, id);
    return title && typedItem(title);
  };
  const openTitles = () => {
    const heard = createProvenances();
    const titleItem = createLiveTitles({ ask: gateway.asking(heard.listen), embedded: ownItem });
    return { titleItem, headers: heard.headers };
  };
  const index = openLiveIndex({
    settings,
    dataDirectory,
    embedded: parts.findable,
    now,
    log,
  });
  const networks = lookForNetworks({ ask: gateway.askQuietly, log });
  /** What else a title is called that was found at TMDB. */
  const entry = (media: MediaType, id: number) => index.search.entry(media, id) ?? parts.ownEntry(media, id);
  return {
    catalogue: new Hono().all('*', ({ req }) => gateway.fetch(req.raw)),
    api: [
      createLiveRoutes({
        gateway,
        index,
        isOurs: (kind, id) =>
          (kind === 'person' ? rows.people.find(id) : rows.titles.find(kind, id)) !== undefined,
        ownName: createBrowseNames(database),
        networks: networks.names,
        now,
        random: Math.random,
      }),
    ],
    openTitles,
    assistant: { openTitles, ownItem },
    matching: createLiveMatching({
      ask: gateway.ask,
      titleItem: createLiveTitles({ ask: gateway.ask, embedded: ownItem }),
      entry,
    }),
    gateway,
    tmdbHealth: gateway.health,
    close: async () => {
      await networks.close();
      await index.close();
      await gateway.close();
    },
  };
}
