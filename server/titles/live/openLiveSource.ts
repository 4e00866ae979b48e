import type { KnownTitle } from '@marquee/contracts/library/libraryAnswer.ts';
import type { TitleId } from '@marquee/contracts/library/libraryKey.ts';
import type { Embedded, Search } from '@marquee/title-search';
import { Hono } from 'hono';

import type { Storage } from '#server/database/storage.ts';
import type { Logger } from '#server/log.ts';
import type { SharedStore } from '#server/sharedStore/sharedStore.ts';
import type { BeginSpan } from '#server/spans.ts';
import { createGateway } from '#server/titles/tmdb/createGateway.ts';
import type { GatewayLimits } from '#server/titles/tmdb/limits.ts';
import { routes } from '#server/titles/tmdb/routes/routes.ts';
import { openAnswerStore } from '#server/titles/tmdb/store/openAnswerStore.ts';
import type { TmdbEnvironment } from '#server/titles/tmdb/tmdbSettings.ts';

import { createLiveTitles, type LiveTitlesParts } from './createLiveTitles.ts';
import { lookForNetworks } from './lookForNetworks.ts';
import { openLiveIndex } from './openLiveIndex.ts';

export type LiveSourceOptions = {
  settings: TmdbEnvironment & { TMDB_TOKEN: string };
  /** What answers where TMDB doesn't. */
  embedded: {
    protocol: Hono;
    ownItem: (title: TitleId) => KnownTitle | undefined;
    has: LiveTitlesParts['isOurs'];
    nameOf: LiveTitlesParts['ownName'];
  };
  storage: Storage;
  shared: SharedStore | null;
  /** What Marquee can find by itself, and its own index of it. */
  findable: Embedded;
  search: Pick<Search, 'entry'>;
  dataDirectory: string;
  originOf: (request: Request) => string;
  now: () => Date;
  log: Logger;
  begin: BeginSpan;
  tmdbLimits?: Partial<GatewayLimits>;
};

/** TMDB as a source of titles; the embedded catalogue is the fallback. */
export async function openLiveSource(parts: LiveSourceOptions) {
  const { settings, embedded, storage, search, dataDirectory, originOf, now, log, begin, tmdbLimits } = parts;
  const store = await openAnswerStore({ dataDirectory, storage, now, log });
  const gateway = createGateway({
    settings,
    store,
    embedded: async (request) =>
      embedded.protocol.fetch(new Request(request.url.replace('/3/', '/'), request)),
    pictureBase: settings.IMAGE_PROXY === 'on' ? (request) => `${originOf(request)}/t/p/` : null,
    now,
    random: Math.random,
    log,
    begin,
    ...(tmdbLimits && { limits: tmdbLimits }),
  });
  const index = openLiveIndex({
    settings,
    dataDirectory,
    embedded: parts.findable,
    store: parts.shared,
    lease: store.shared && { take: store.shared.lease, release: store.shared.release },
    now,
    log,
  });
  const networks = lookForNetworks({ ask: gateway.askQuietly, log });
  return {
    openTitles: createLiveTitles({
      gateway,
      index,
      fallback: embedded.ownItem,
      entry: (media, id) => index.search.entry(media, id) ?? search.entry(media, id),
      isOurs: embedded.has,
      ownName: embedded.nameOf,
      networks: networks.names,
      now,
      random: Math.random,
    }),
    protocol: protocolOf(gateway.fetch),
    health: gateway.health,
    figures: gateway.figures,
    close: async () => {
      await networks.close();
      await index.close();
      await gateway.close();
    },
  };
}

/** All goes to the gateway, which reads the address itself; the patterns are for the log and the metrics. */
function protocolOf(fetch: (request: Request) => Promise<Response>): Hono {
  const protocol = new Hono();
  for (const path of new Set(routes.map(({ path }) => path)))
    protocol.all(`/${path}`, ({ req }) => fetch(req.raw));
  return protocol.all('*', ({ req }) => fetch(req.raw));
}
