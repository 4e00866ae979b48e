import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import type { RenderPage } from '@marquee/contracts/page.ts';

import { readSettings } from '#server/env.ts';
import { createRefuse } from '#server/http/refusal.ts';
import { createRequestIds } from '#server/http/requestId.ts';
import { createSecurityHeaders } from '#server/http/securityHeaders.ts';
import { createLog } from '#server/log.ts';
import { openApplication } from '#server/openApplication.ts';
import { createFailurePage } from '#server/pages/failurePage.ts';
import type { GatewayLimits } from '#server/titles/tmdb/limits.ts';
import type { FakeTmdb } from '#server/titles/tmdb/testing/fakeTmdb.ts';

import type { Family } from './families.ts';
import { type SeenAnswer, seenOf } from './seen.ts';

export type LiveServer = {
  ask: (family: Pick<Family, 'path' | 'body'>) => Promise<SeenAnswer>;
  /** Advances the clock, for all but time-outs. */
  pass: (milliseconds: number) => void;
  close: () => Promise<void>;
};

type Parts = {
  tmdb: Pick<FakeTmdb, 'url' | 'token'>;
  render: RenderPage;
  /** Kept after it is closed where it is given. */
  dataDirectory?: string;
  limits?: Partial<GatewayLimits>;
  /** The clock goes on by itself, too. */
  realClock?: boolean;
};

const origin = 'http://127.0.0.1:3000';

/** The whole product in this process, without a socket, over a TMDB elsewhere and with a clock of its own. */
export async function openLive(parts: Parts): Promise<LiveServer> {
  const { tmdb, render, dataDirectory, limits = {}, realClock = false } = parts;
  const folder = dataDirectory ?? mkdtempSync(join(tmpdir(), 'marquee-faults-'));
  const read = readSettings(
    {
      DATA_DIR: folder,
      LOG_LEVEL: 'silent',
      TMDB_TOKEN: tmdb.token,
      TMDB_BASE_URL: tmdb.url,
      TMDB_IMAGE_BASE_URL: `${tmdb.url}/t/p`,
      // No exports are served here, and nothing waits for them.
      TMDB_EXPORTS_URL: `${tmdb.url}/exports`,
    },
    () => '',
  );
  if (!read.ok) throw new Error(read.problems.join('\n'));
  const start = Date.now();
  let passed = 0;
  const security = createSecurityHeaders({ secure: false });
  const opened = await openApplication({
    settings: read.settings,
    rowsDirectory: resolve(import.meta.dirname, '../../content/catalogue'),
    render,
    findAssets: () => ({ entry: '/main.js', chunks: [], sheets: [], css: '', font: null }),
    staticFiles: async () => null,
    security,
    refuse: createRefuse({ page: createFailurePage(security, '') }),
    nextRequestId: createRequestIds(),
    phase: () => 'ready',
    now: () => new Date((realClock ? Date.now() : start) + passed),
    log: createLog('silent', process.stdout),
    keepMilliseconds: 60_000,
    tmdbLimits: limits,
  });
  if (!opened.ok) throw new Error(opened.problem);
  const { application } = opened;
  return {
    ask: async ({ path, body }) => {
      const request = new Request(
        origin + path,
        body && {
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify(body),
        },
      );
      return seenOf(await application.fetch(request, { address: '203.0.113.7' }));
    },
    pass: (milliseconds) => {
      passed += milliseconds;
    },
    close: async () => {
      await application.close();
      if (dataDirectory === undefined) rmSync(folder, { recursive: true, force: true });
    },
  };
}
