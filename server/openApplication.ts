import type { RequestListener } from 'node:http';

import type { RenderPage } from '@marquee/contracts/page.ts';

import { accountsOf, analyticsOf, providersOf } from './accounts/firebase/firebaseSettings.ts';
import { createApp } from './app.ts';
import type { Settings } from './env.ts';
import { createAnswerCache } from './http/answerCache.ts';
import { noteAll, type NoteAnswered } from './http/answered.ts';
import type { Fetch } from './http/fetch.ts';
import type { ServerPhase } from './http/health.ts';
import { createListener } from './http/listener.ts';
import { createLogRequests } from './http/logRequests.ts';
import { createOrigins } from './http/origin.ts';
import type { Refuse } from './http/refusal.ts';
import type { SecurityHeaders } from './http/securityHeaders.ts';
import { createIsProxy, createSenderAddress } from './http/senderAddress.ts';
import type { StaticFiles } from './http/staticFiles.ts';
import type { Logger } from './log.ts';
import type { Figures } from './operations/metrics/figures.ts';
import type { FindAssets } from './pages/pageAssets.ts';
import { picturesIn } from './pages/picturesIn.ts';
import { securityOptionsOf } from './securityOptionsOf.ts';
import { openServices } from './services.ts';
import type { BeginSpan } from './spans.ts';
import type { GatewayLimits } from './titles/tmdb/limits.ts';
import { logoAddress, readLogo, withLogo } from './titles/tmdb/logo.ts';
import { siteOf } from './titles/tmdb/siteOf.ts';
import { usualWorkers } from './workers/usualWorkers.ts';

const answerBytes = 24 * 1024 * 1024;

export type ApplicationOptions = {
  settings: Settings;
  /** Folder with the catalogue's rows. */
  rowsDirectory: string;
  render: RenderPage;
  findAssets: FindAssets;
  staticFiles: StaticFiles;
  security: SecurityHeaders;
  refuse: Refuse;
  nextRequestId: () => string;
  phase: () => ServerPhase;
  now: () => Date;
  log: Logger;
  /** How long a finished answer is used again. */
  keepMilliseconds: number;
  /** The build, for processes that render; without it pages are rendered here. */
  build?: { rendererFile: string; clientFolder: string };
  /** Who else wants to know of requests, and how long things take. */
  watch?: Watch | undefined;
  /** For tests, which have no seconds to lose. */
  tmdbLimits?: Partial<GatewayLimits>;
};

type Watch = { note?: NoteAnswered | undefined; begin?: BeginSpan | undefined };

export type Application = {
  fetch: Fetch;
  listener: RequestListener;
  /** Draws the pictures of a page before it is visited. */
  drawAhead: (path: string) => Promise<void>;
  figures: Figures;
  close: () => Promise<void>;
};

export type OpenedApplication = { ok: true; application: Application } | { ok: false; problem: string };

/** Opens the services and puts the app on top of them. */
export async function openApplication(parts: ApplicationOptions): Promise<OpenedApplication> {
  const { settings, now, nextRequestId, refuse, phase } = parts;
  const origins = createOrigins(settings.PUBLIC_URL, settings.HOST);
  const logo = settings.TMDB_TOKEN === undefined ? null : await readLogo(settings.DATA_DIR);
  const site = {
    ...siteOf(settings, logoAddress(logo)),
    ...accountsOf(settings),
    ...providersOf(settings),
    ...analyticsOf(settings),
  };
  const most = settings.WORKERS ?? usualWorkers();
  const opened = await openServices({
    rowsDirectory: parts.rowsDirectory,
    dataDirectory: settings.DATA_DIR,
    settings,
    originOf: origins.asked,
    now,
    log: parts.log,
    begin: parts.watch?.begin,
    ...(parts.tmdbLimits && { tmdbLimits: parts.tmdbLimits }),
    ...(parts.build &&
      most > 0 && {
        workers: {
          most,
          parts: {
            ...parts.build,
            site,
            security: securityOptionsOf(settings),
            publicUrl: settings.PUBLIC_URL,
            host: settings.HOST,
            logLevel: settings.LOG_LEVEL,
          },
        },
      }),
  });
  if (!opened.ok) return opened;
  const { services } = opened;
  const answers = createAnswerCache({
    maxBytes: answerBytes,
    maxAgeMilliseconds: parts.keepMilliseconds,
    now,
  });
  const note = noteAll([createLogRequests(parts.log, now), parts.watch?.note ?? null]);
  const app = createApp({
    ...parts,
    ...services,
    staticFiles: withLogo(parts.staticFiles, logo),
    site,
    originOf: origins.known,
    securityContact: settings.SECURITY_CONTACT,
    answers,
    note,
    begin: parts.watch?.begin,
  });
  const listener = createListener({
    fetch: app.fetch,
    answers,
    nextRequestId,
    note,
    refuse,
    security: parts.security,
    isStopping: () => phase() === 'stopping',
    senderAddress: createSenderAddress(settings.TRUSTED_PROXIES ?? null),
    isProxy: createIsProxy(settings.TRUSTED_PROXIES ?? null),
  });
  const drawAhead = async (path: string) => {
    const page = await app.fetch(new Request(`http://localhost${path}`));
    await Promise.all(picturesIn(await page.text()).map(services.drawAhead));
  };
  return {
    ok: true,
    application: {
      fetch: app.fetch,
      listener,
      drawAhead,
      figures: { ...services.figures, caches: { ...services.figures.caches, answers: answers.figures } },
      close: services.close,
    },
  };
}
