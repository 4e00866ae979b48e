import { join } from 'node:path';

import { createCurrentIndex } from '@marquee/title-search';
import type { Hono } from 'hono';

import type { AppOptions } from './app.ts';
import type { ModelEnvironment } from './assistant/modelSettings.ts';
import { openAssistant } from './assistant/openAssistant.ts';
import type { Health } from './http/health.ts';
import { createMatchRoutes } from './library/matchRoutes.ts';
import { createComputingLimits, type WaitFor } from './limits/computingLimits.ts';
import type { Logger } from './log.ts';
import { createLookAtHealth } from './lookAtHealth.ts';
import { openArtwork } from './openArtwork.ts';
import { openCatalogueDatabase } from './openCatalogueDatabase.ts';
import { openPeopleStorage } from './openPeopleStorage.ts';
import { publicPathsOf } from './pages/publicPaths.ts';
import { openPeople, type PeopleSettings } from './people.ts';
import { createAvatarListRoutes, createAvatarRoutes } from './pictures/avatarRoutes.ts';
import type { Artwork } from './pictures/createArtwork.ts';
import { createEmbeddedSource } from './titles/embedded/createEmbeddedSource.ts';
import { createTitleRoutes } from './titles/routes/titleRoutes.ts';
import type { GatewayLimits } from './titles/tmdb/limits.ts';
import type { TmdbEnvironment } from './titles/tmdb/tmdbSettings.ts';

export type ServiceOptions = {
  rowsDirectory: string;
  dataDirectory: string;
  settings: PeopleSettings & ModelEnvironment & TmdbEnvironment;
  originOf: (request: Request) => string;
  now: () => Date;
  log: Logger;
  /** For tests, which have no seconds to lose. */
  tmdbLimits?: Partial<GatewayLimits>;
};

type Services = {
  catalogue: Hono;
  artwork: Hono<{ Bindings: { id?: string } }>;
  /** Draws a picture before it is requested. */
  drawAhead: Artwork['drawAhead'];
  finishedDrawing: Artwork['finishedDrawing'];
  avatars: Hono<{ Bindings: { id?: string } }>;
  api: AppOptions['api'];
  protocols: AppOptions['protocols'];
  waitForAnswer: WaitFor;
  publicPaths: () => Iterable<string>;
  currentAddress: (url: URL) => URL | null;
  health: () => Promise<Health>;
  close: () => Promise<void>;
};

export type OpenedServices = { ok: true; services: Services } | { ok: false; problem: string };

/** Opens the data and wires the services to each other: each knows only the ports that it asks for. */
export async function openServices(options: ServiceOptions): Promise<OpenedServices> {
  const { rowsDirectory, dataDirectory, settings, originOf, now, log } = options;
  const { DATABASE_URL: databaseUrl, DATABASE_POOL: poolSize } = settings;
  const opened = openCatalogueDatabase({ rowsDirectory, dataDirectory, now });
  if (!opened.ok) return opened;
  const { database, embedded: findable } = opened;
  const openedStorage = await openPeopleStorage({
    dataDirectory,
    now,
    log,
    ...(databaseUrl && { databaseUrl }),
    ...(poolSize && { poolSize }),
  });
  if (!openedStorage.ok) {
    database.close();
    return openedStorage;
  }
  const { storage, databaseHealth } = openedStorage;

  const index = createCurrentIndex({
    directory: join(dataDirectory, 'search'),
    embedded: findable,
    now,
    log,
  });
  const { search } = index;
  const embedded = createEmbeddedSource({ database, search, originOf, now, log });
  const { lookup } = embedded;
  const { TMDB_TOKEN } = settings;
  const live =
    TMDB_TOKEN === undefined
      ? null
      : // Without it nothing needs a gateway.
        await import('./titles/live/openLiveSource.ts').then(({ openLiveSource }) =>
          openLiveSource({
            ...options,
            settings: { ...settings, TMDB_TOKEN },
            embedded,
            findable,
            search,
            storage,
          }),
        );
  const { openTitles, protocol } = live ?? embedded;
  const people = openPeople({ settings, storage, openTitles, now, log });
  const limits = createComputingLimits({ now });
  const artwork = await openArtwork({ settings, subjects: lookup, dataDirectory, now, log });
  return {
    ok: true,
    services: {
      catalogue: protocol,
      artwork: artwork.routes,
      drawAhead: artwork.drawAhead,
      finishedDrawing: artwork.finishedDrawing,
      avatars: createAvatarRoutes(),
      api: [
        ...people.api,
        createMatchRoutes({ openTitles, waitFor: limits.match }),
        createAvatarListRoutes(),
        await openAssistant({
          settings,
          readTitles: embedded.facts,
          openTitles,
          ownItem: embedded.ownItem,
          waitFor: limits.ask,
          dataDirectory,
          now,
          log,
        }),
        createTitleRoutes(openTitles),
      ],
      waitForAnswer: limits.ask,
      protocols: people.protocols,
      publicPaths: () => publicPathsOf(lookup),
      currentAddress: embedded.currentAddress,
      health: createLookAtHealth({
        dataDirectory,
        isPeopleInFolder: storage.engine === 'sqlite',
        databaseHealth,
        ...(live && { tmdbHealth: live.health }),
        now,
      }),
      close: async () => {
        await artwork.close();
        await people.close();
        await live?.close();
        await storage.close();
        index.close();
        database.close();
      },
    },
  };
}
