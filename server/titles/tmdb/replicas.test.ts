import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { openStorage } from '#server/database/openStorage.ts';
import type { Storage } from '#server/database/storage.ts';
import { PostgresCluster, postgresMissing } from '#server/database/testing/postgresCluster.ts';

import type { Gateway } from './gateway.ts';
import { openAnswerStore } from './store/openAnswerStore.ts';
import { askFor, gatewaysOverFake } from './testing/gatewaysOverFake.ts';

const missing = postgresMissing === null ? '' : ` (${postgresMissing})`;
describe.skipIf(postgresMissing)(`two replicas on one database${missing}`, () => {
  const { open, tmdb, pass, now } = gatewaysOverFake();
  const folder = mkdtempSync(join(tmpdir(), 'marquee-replicas-'));
  const log = pino({ level: 'silent' });
  let cluster: PostgresCluster | undefined;
  let databases = 0;
  const storages: Storage[] = [];
  let one: Gateway;
  let two: Gateway;

  beforeAll(async () => {
    cluster = new PostgresCluster({ durable: true });
    await cluster.start();
  }, 60_000);
  beforeEach(async () => {
    const name = `replicas_${(databases += 1)}`;
    await cluster?.createDatabase(name);
    const replica = async () => {
      const opened = await openStorage({
        dataDirectory: folder,
        databaseUrl: cluster?.url(name) ?? '',
        now,
        log,
      });
      if (!opened.ok) throw new Error(opened.problem);
      storages.push(opened.storage);
      const store = await openAnswerStore({ dataDirectory: folder, storage: opened.storage, now });
      return open({ store, limits: { callsPerSecond: 1000, burst: 1000 } });
    };
    one = await replica();
    two = await replica();
  });
  afterEach(async () => {
    await Promise.all([one.settled(), two.settled()]);
    for (const storage of storages.splice(0)) await storage.close();
  });
  afterAll(async () => {
    await cluster?.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  const source = async (gateway: Gateway, path: string) => {
    const { headers } = await askFor(gateway, path);
    return [headers.get('x-marquee-source'), headers.get('x-marquee-cause'), headers.get('age')];
  };

  test('ask once for what a crowd wants of both', async () => {
    tmdb().fail({ kind: 'latency', ms: 150 });
    const answers = await Promise.all(
      Array.from({ length: 60 }, async (_, index) => askFor(index % 2 ? one : two, 'movie/603')),
    );
    const bodies = new Set(await Promise.all(answers.map((answer) => answer.text())));
    expect(bodies.size).toBe(1);
    expect(new Set(answers.map(({ headers }) => headers.get('x-marquee-source')))).toEqual(new Set(['tmdb']));
    expect(tmdb().calls).toHaveLength(1);
  });

  test('know what the other has fetched', async () => {
    await askFor(one, 'movie/603');
    await one.settled();
    expect(await source(two, 'movie/603')).toEqual(['tmdb', null, '0']);
    expect(tmdb().calls).toHaveLength(1);
  });

  test('use the other’s newer answer when their own has expired', async () => {
    await askFor(one, 'movie/popular');
    await askFor(two, 'movie/popular');
    pass(2 * 3600_000);
    await askFor(one, 'movie/popular');
    await one.settled();
    expect(await source(two, 'movie/popular')).toEqual(['tmdb', null, '0']);
    expect(tmdb().calls).toHaveLength(2);
  });

  test('both leave TMDB alone when it has asked one of them to', async () => {
    tmdb().fail({ kind: 'status', status: 429, retryAfter: 30 });
    await askFor(one, 'movie/603');
    tmdb().reset();
    expect(await source(two, 'movie/popular')).toEqual(['embedded', 'quota', null]);
    expect(tmdb().calls).toEqual([]);
    pass(30_000);
    expect(await source(two, 'movie/popular')).toEqual(['tmdb', null, '0']);
  });

  test('find out together that TMDB fails, probe one at a time, and are both back when it is', async () => {
    tmdb().fail({ kind: 'status', status: 500 });
    const paths = Array.from({ length: 12 }, (_, index) => `movie/${600 + index}`);
    for (const [index, path] of paths.entries()) await askFor(index % 2 ? one : two, path);
    // Five in a row, whoever made them: not five each.
    expect(tmdb().calls).toHaveLength(5);
    pass(1001);
    await Promise.all(
      ['movie/700', 'movie/701', 'movie/702'].flatMap((path) => [askFor(one, path), askFor(two, path)]),
    );
    // The probe may be one that nobody waits for.
    await Promise.all([one.settled(), two.settled()]);
    expect(tmdb().calls).toHaveLength(6);
    tmdb().reset();
    for (const [gateway, path] of [
      [one, 'movie/popular'],
      [two, 'movie/top_rated'],
    ] as const) {
      const next = async () => {
        pass(10_001);
        return (await source(gateway, path))[0];
      };
      await expect.poll(next, { timeout: 20_000 }).toBe('tmdb');
    }
  });

  test('ask TMDB nothing while the database is away, and go on with it', async () => {
    await askFor(one, 'movie/550');
    await cluster?.kill();
    expect(await source(one, 'movie/603')).toEqual(['embedded', 'quota', null]);
    expect(await source(two, 'movie/popular')).toEqual(['embedded', 'quota', null]);
    expect(await source(one, 'movie/550')).toEqual(['tmdb', null, '0']);
    expect(tmdb().calls).toHaveLength(1);
    await cluster?.start();
    pass(10_000);
    expect(await source(two, 'movie/603')).toEqual(['tmdb', null, '0']);
  });
});
