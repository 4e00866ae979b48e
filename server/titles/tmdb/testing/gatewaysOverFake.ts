import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';

import { createLog } from '#server/log.ts';
import { createGateway, type GatewayParts } from '#server/titles/tmdb/createGateway.ts';
import type { Gateway } from '#server/titles/tmdb/gateway.ts';
import { createMemoryStore } from '#server/titles/tmdb/store/memoryStore.ts';

import { type FakeTmdb, startFakeTmdb } from './fakeTmdb.ts';

/** What the stand-in answers. */
export const standIn = '{"page":1,"results":[],"total_pages":0,"total_results":0}';

/** Knows the popular films and its own numbers, and nothing else. */
const embedded = async (request: Request) => {
  const { pathname, search } = new URL(request.url);
  const isKnown = /\/movie\/(?:popular|1234567890)$|query=(?:&|$)/.test(pathname + search);
  return isKnown ? new Response(standIn) : new Response('{"status_code":34}', { status: 404 });
};

/** A loopback TMDB and gateways in front of it for the tests of a file, each test beginning with a clean slate. */
export function gatewaysOverFake() {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-gateways-'));
  const gateways: Gateway[] = [];
  const start = Date.now();
  let time = start;
  let tmdb: FakeTmdb | undefined;
  const running = () => {
    if (!tmdb) throw new Error('Gateways are opened within tests.');
    return tmdb;
  };
  beforeAll(async () => {
    tmdb = await startFakeTmdb();
  });
  beforeEach(() => {
    time = start;
    running().reset();
  });
  afterEach(async () => {
    running().reset();
    for (const gateway of gateways.splice(0)) await gateway.close();
  });
  afterAll(async () => {
    await running().close();
    rmSync(folder, { recursive: true, force: true });
  });

  return {
    folder,
    now: () => new Date(time),
    pass: (milliseconds: number) => {
      time += milliseconds;
    },
    tmdb: running,
    /** Straight from TMDB. */
    direct: async (path: string) =>
      fetch(`${running().url}/3/${path}`, { headers: { authorization: `Bearer ${running().token}` } }),
    /** A gateway that has time and calls to spare. */
    open: (parts: Partial<GatewayParts> = {}): Gateway => {
      const gateway = createGateway({
        settings: { TMDB_TOKEN: running().token, TMDB_BASE_URL: running().url },
        store: createMemoryStore(),
        embedded,
        pictureBase: null,
        now: () => new Date(time),
        random: () => 0.5,
        log: createLog('silent', process.stdout),
        ...parts,
        limits: { callsPerSecond: 1e6, burst: 1e6, patience: 5000, briefly: 5000, ...parts.limits },
      });
      gateways.push(gateway);
      return gateway;
    },
  };
}

export const askFor = async (gateway: Gateway, path: string, init: RequestInit = {}) =>
  gateway.fetch(new Request(`http://marquee.test/3/${path}`, init));
