import { join } from 'node:path';

import { createCurrentIndex } from '@marquee/title-search';
import type { Hono } from 'hono';

import type { AppOptions } from './app.ts';
import { type ModelEnvironment, modelSettingsOf } from './assistant/modelSettings.ts';
import { openAssistant } from './assistant/openAssistant.ts';
import { countQuestions } from './countQuestions.ts';
import { timedWrites } from './database/timedStatements.ts';
import { figuresOf } from './figuresOf.ts';
import type { Health } from './http/health.ts';
import { createMatchRoutes } from './library/matchRoutes.ts';
import { createComputingLimits } from './limits/computingLimits.ts';
import { createFairQueue } from './limits/fairQueue.ts';
import type { Logger } from './log.ts';
import { createLookAtHealth } from './lookAtHealth.ts';
import { openArtwork } from './openArtwork.ts';
import { openCatalogueDatabase } from './openCatalogueDatabase.ts';
import { openPeopleStorage } from './openPeopleStorage.ts';
import type { Figures } from './operations/metrics/figures.ts';
import { publicPathsOf } from './pages/publicPaths.ts';
import { openPeople, type PeopleSettings } from './people.ts';
import { createAvatarListRoutes, createAvatarRoutes } from './pictures/avatarRoutes.ts';
import type { Artwork } from './pictures/createArtwork.ts';
import { noSpans, type BeginSpan } from './spans.ts';
import { createEmbeddedSource } from './titles/embedded/createEmbeddedSource.ts';
import { createTitleRoutes } from './titles/routes/titleRoutes.ts';
import type { GatewayLimits } from './titles/tmdb/limits.ts';
import type { TmdbEnvironment } from './titles/tmdb/tmdbSettings.ts';
import type { WorkerParts } from './worker.ts';
import type { Computing } from './workers/compute.ts';
import { createWorkers } from './workers/createWorkers.ts';
import { startWorker } from './workers/startWorker.ts';

export type ServiceOptions = {
  rowsDirectory: string;
  dataDirectory: string;
  settings: PeopleSettings & ModelEnvironment & TmdbEnvironment;
  originOf: (request: Request) => string;
  now: () => Date;
  log: Logger;
  /** Processes for what takes long, and what they open; without them it is computed here. */
  workers?: { most: number; parts: Omit<WorkerParts, 'catalogueFile' | 'dataDirectory' | 'serverOnly'> };
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
            begin,
          }),
        );
  const { openTitles, protocol } = live ?? embedded;
  const people = openPeople({ settings, storage, openTitles, now, log });
  const serverOnly = live ? ['/3', '/api'] : modelSettingsOf(settings) ? ['/api/concierge'] : [];
  const computing = openComputing({
    ...options,
    serverOnly,
    isLive: live !== null,
    catalogueFile: database.location() ?? '',
  });
  const artwork = await openArtwork({ settings, subjects: lookup, dataDirectory, now, log, begin });
  const assistant = await openAssistant({
    settings,
    readTitles: embedded.facts,
    openTitles,
    ownItem: embedded.ownItem,
    dataDirectory,
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
        tmdb: live?.figures ?? null,
        model: assistant.modelFigures,
        passwords: people.passwordFigures ?? null,
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

/** How many of a kind may wait for each that is computed: a second's work or less. */
const waitingForEach = 32;
/** Pages that wait for TMDB, at once in each process. */
const livePagesAtOnce = 8;

type ComputingParts = Pick<ServiceOptions, 'workers' | 'dataDirectory' | 'now' | 'log'> &
  Pick<WorkerParts, 'catalogueFile' | 'serverOnly'> & { isLive: boolean };

function openComputing({
  workers,
  isLive,
  catalogueFile,
  serverOnly,
  dataDirectory,
  now,
  log,
}: ComputingParts): Computing {
  const processes = workers?.most ?? 1;
  const script = new URL('worker.ts', import.meta.url);
  return {
    serverOnly,
    limits: createComputingLimits({ now }),
    queue: createFairQueue({
      atOnce: processes * (isLive ? livePagesAtOnce : 1),
      mostWaiting: processes * waitingForEach,
    }),
    workers: workers
      ? createWorkers({
          start: (inner) =>
            startWorker({
              script,
              parts: { ...workers.parts, catalogueFile, dataDirectory, serverOnly },
              inner,
            }),
          most: workers.most,
          log,
        })
      : null,
  };
}
