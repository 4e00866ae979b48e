import { join } from 'node:path';

import { createCurrentIndex } from '@marquee/title-search';
import type { Hono } from 'hono';

import { answerInWorkers } from './answerInWorkers.ts';
import type { AppOptions } from './app.ts';
import type { ModelEnvironment } from './assistant/modelSettings.ts';
import { openAssistant } from './assistant/openAssistant.ts';
import { countQuestions } from './countQuestions.ts';
import { timedWrites } from './database/timedStatements.ts';
import { figuresOf } from './figuresOf.ts';
import type { Health } from './http/health.ts';
import { createMatchRoutes } from './library/matchRoutes.ts';
import type { Logger } from './log.ts';
import { createLookAtHealth } from './lookAtHealth.ts';
import { openArtwork } from './openArtwork.ts';
import { openCatalogueDatabase } from './openCatalogueDatabase.ts';
import { openComputing, type WorkersWanted } from './openComputing.ts';
import { openPeopleStorage } from './openPeopleStorage.ts';
import type { Figures } from './operations/metrics/figures.ts';
import { publicPathsOf } from './pages/publicPaths.ts';
import { openPeople, type PeopleSettings } from './people.ts';
import { createAvatarListRoutes, createAvatarRoutes } from './pictures/avatarRoutes.ts';
import type { Artwork } from './pictures/createArtwork.ts';
import { openSharedStore } from './sharedStore/openSharedStore.ts';
import type { StoreEnvironment } from './sharedStore/storeSettings.ts';
import { noSpans, type BeginSpan } from './spans.ts';
import { createEmbeddedSource } from './titles/embedded/createEmbeddedSource.ts';
import type { openLiveSource } from './titles/live/openLiveSource.ts';
import { createTitleRoutes } from './titles/routes/titleRoutes.ts';
import type { GatewayLimits } from './titles/tmdb/limits.ts';
import type { TmdbEnvironment } from './titles/tmdb/tmdbSettings.ts';
import type { Computing } from './workers/compute.ts';

export type ServiceOptions = {
  rowsDirectory: string;
  dataDirectory: string;
  settings: PeopleSettings & ModelEnvironment & TmdbEnvironment & StoreEnvironment;
  originOf: (request: Request) => string;
  now: () => Date;
  log: Logger;
  workers?: WorkersWanted;
  /** Where somebody wants to know how long things take. */
  begin?: BeginSpan | undefined;
  /** For tests, which have no seconds to lose. */
  tmdbLimits?: Partial<GatewayLimits>;
};

type Services = {
  catalogue: Hono;
  artwork: Hono<{ Bindings: { id?: string } }>;
  /** Draws a picture before it is requested. */
  drawAhead: Artwork['drawAhead'];
  avatars: Hono<{ Bindings: { id?: string } }>;
  api: AppOptions['api'];
  protocols: AppOptions['protocols'];
  computing: Computing;
  publicPaths: () => Iterable<string>;
  currentAddress: (url: URL) => URL | null;
  health: () => Promise<Health>;
  figures: Figures;
  close: () => Promise<void>;
};

export type OpenedServices = { ok: true; services: Services } | { ok: false; problem: string };

/** Opens the data and wires the services to each other: each knows only the ports that it asks for. */
export async function openServices(options: ServiceOptions): Promise<OpenedServices> {
  const { rowsDirectory, dataDirectory, settings, originOf, now, log, begin = noSpans } = options;
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
    ...(options.begin && { begin }),
  });
  if (!openedStorage.ok) {
    database.close();
    return openedStorage;
  }
  const { databaseHealth } = openedStorage;
  const storage = timedWrites(openedStorage.storage, options.begin);
  const shared = await openSharedStore({ settings, now, log });

  const index = createCurrentIndex({
    directory: join(dataDirectory, 'search'),
    embedded: findable,
    now,
    log,
  });
  const { search } = index;
  const embedded = createEmbeddedSource({ database, search, originOf, now, log });
  const { lookup } = embedded;
  const live = await openLive({ ...options, embedded, findable, search, storage, shared, begin });
  const { openTitles, protocol } = live ?? embedded;
  const people = openPeople({ settings, storage, openTitles, now, log });
  const computing = openComputing({
    ...options,
    isLive: live !== null,
    catalogueFile: database.location() ?? '',
  });
  const artwork = await openArtwork({ settings, subjects: lookup, dataDirectory, shared, now, log, begin });
  const assistant = await openAssistant({
    settings,
    readTitles: embedded.facts,
    findByDescription: embedded.findByDescription,
    openTitles,
    ownItem: embedded.ownItem,
    dataDirectory,
    answering: answerInWorkers(computing),
    ...(storage.engine === 'postgres' && {
      shared: { storage, countQuestion: countQuestions(storage, now) },
    }),
    now,
    log,
    begin,
  });
  return {
    ok: true,
    services: {
      catalogue: protocol,
      artwork: artwork.routes,
      drawAhead: artwork.drawAhead,
      avatars: createAvatarRoutes(),
      api: [
        ...people.api,
        createMatchRoutes({ openTitles }),
        createAvatarListRoutes(),
        assistant.routes,
        createTitleRoutes(openTitles),
      ],
      computing,
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
      figures: figuresOf({
        storage,
        artwork,
        computing: computing.queue,
        tmdb: live?.figures ?? null,
        model: assistant.modelFigures,
        passwords: people.passwordFigures ?? null,
        shared,
      }),
      close: async () => {
        await computing.workers?.close();
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

type Live = typeof openLiveSource;
type LiveParts = Omit<Parameters<Live>[0], 'settings'> & Pick<ServiceOptions, 'settings'>;

/** TMDB's titles where a token is set; null without one, where nothing needs a gateway. */
async function openLive({ settings, ...parts }: LiveParts): Promise<Awaited<ReturnType<Live>> | null> {
  const { TMDB_TOKEN } = settings;
  if (TMDB_TOKEN === undefined) return null;
  const source = await import('./titles/live/openLiveSource.ts');
  return source.openLiveSource({ ...parts, settings: { ...settings, TMDB_TOKEN } });
}
