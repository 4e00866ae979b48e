import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { readPointer } from '@marquee/title-search';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import type { Storage } from '#server/database/storage.ts';
import { openedAt } from '#server/database/testing/openedAt.ts';
import { PostgresCluster, postgresMissing } from '#server/database/testing/postgresCluster.ts';
import { openCatalogueDatabase } from '#server/openCatalogueDatabase.ts';
import { openBucket } from '#server/sharedStore/bucket.ts';
import { createSharedStore } from '#server/sharedStore/sharedStore.ts';
import { storeSettingsOf } from '#server/sharedStore/storeSettings.ts';
import { type Objects, startObjects } from '#server/sharedStore/testing/startObjects.ts';
import { type S3, s3Missing, startS3 } from '#server/sharedStore/testing/startS3.ts';
import { copyBuilt } from '#server/testing/copyBuilt.ts';
import { exportKinds, exportName } from '#server/titles/tmdb/exports/exportName.ts';
import { runChild } from '#server/titles/tmdb/exports/runChild.ts';
import { packed, startExportServer } from '#server/titles/tmdb/exports/testing/exportServer.ts';
import { createPostgresStore } from '#server/titles/tmdb/store/postgresStore.ts';

import { createSearch } from '../../../packages/title-search/createSearch.ts';
import { rebuildIndex } from '../../../packages/title-search/importing/rebuildIndex.ts';
import { entryOf } from '../../../packages/title-search/importing/testing/sampleEmbedded.ts';
import { openIndex } from '../../../packages/title-search/index/openIndex.ts';
import { liveIndexDirectory } from './liveIndexDirectory.ts';
import { type BuildLease, shareIndex } from './shareIndex.ts';

const day = 24 * 3600_000;
const log = pino({ level: 'silent' });
const { signal } = new AbortController();
const embeddedOf = (fingerprint: string) => ({
  fingerprint,
  entries: () => [entryOf({ kind: 'movie', id: 1, name: 'The Matrix' })],
});

describe('the index of names', () => {
  let objects: Objects;
  let folder: string;
  let time: number;
  let built: string[];
  let isListThere: boolean;
  const now = () => new Date(time);

  beforeEach(async () => {
    objects = await startObjects();
    folder = mkdtempSync(join(tmpdir(), 'marquee-names-'));
    time = Date.parse('2026-11-23T08:30:00Z');
    built = [];
    isListThere = true;
  });
  afterEach(async () => {
    await objects.close();
    rmSync(folder, { recursive: true, force: true });
  });

  /** As the table of leases does it. */
  function leases(): BuildLease {
    const held = new Map<string, number>();
    return {
      take: async (key, milliseconds) => {
        if ((held.get(key) ?? 0) > time) return false;
        held.set(key, time + milliseconds);
        return true;
      },
      release: async (key) => void held.delete(key),
    };
  }

  function replica(name: string, lease: BuildLease | null, fingerprint = 'one') {
    const directory = join(folder, name);
    mkdirSync(directory, { recursive: true });
    const embedded = embeddedOf(fingerprint);
    const refresh = shareIndex({
      store: createSharedStore({
        bucket: openBucket(objects.settings),
        now,
        log,
        limits: { read: 20_000, write: 20_000 },
      }),
      lease,
      directory,
      embedded,
      now,
      log,
      build: async () => {
        built.push(name);
        if (!isListThere) return { ok: false, problem: 'nobody answers' };
        rebuildIndex({ directory, embedded, now });
        return { ok: true };
      },
      wait: async (milliseconds) => {
        time += milliseconds;
      },
    });
    const files = () => readdirSync(directory).filter((file) => /^imported-.*sqlite|draft/.test(file));
    return { refresh, directory, files };
  }

  const filesOf = (directory: string) => readPointer(directory)?.file;

  it('is built by one replica a night, and taken up whole by the others', async () => {
    const lease = leases();
    const [one, two, three] = ['one', 'two', 'three'].map((name) => replica(name, lease));
    for (const each of [one, two, three]) expect(await each?.refresh(signal)).toEqual({ ok: true });
    expect(built).toEqual(['one']);
    expect(filesOf(three?.directory ?? '')).toBe(filesOf(one?.directory ?? ''));
    expect(openIndex(join(three?.directory ?? '', three?.files()[0] ?? ''))).toBeDefined();

    time += day;
    expect(await two?.refresh(signal)).toEqual({ ok: true });
    expect(await one?.refresh(signal)).toEqual({ ok: true });
    expect(built).toEqual(['one', 'two']);
    expect(one?.files()).toEqual(two?.files());
    // What nobody points to any more is deleted.
    expect([...objects.kept.keys()].filter((key) => key.endsWith('.sqlite'))).toHaveLength(1);
  });

  it('is waited for while another replica builds it', async () => {
    const lease = leases();
    const [one, two] = [replica('one', lease), replica('two', lease)];
    expect(await Promise.all([one.refresh(signal), two.refresh(signal)])).toEqual([
      { ok: true },
      { ok: true },
    ]);
    expect(built).toHaveLength(1);
    expect(filesOf(two.directory)).toBe(filesOf(one.directory));
  });

  it('is built by another one, after an hour, where the first has failed or is gone', async () => {
    const lease = leases();
    isListThere = false;
    const begun = time;
    expect(await replica('one', lease).refresh(signal)).toEqual({ ok: false, problem: 'nobody answers' });
    expect(await replica('two', lease).refresh(signal)).toEqual({ ok: false, problem: 'nobody answers' });
    expect(built).toEqual(['one', 'two']);
    expect(time - begun).toBeGreaterThanOrEqual(3600_000);
    isListThere = true;
    expect(await replica('three', lease).refresh(signal)).toEqual({ ok: true });
  });

  it('is never that of another version of Marquee', async () => {
    const lease = leases();
    await replica('old', lease, 'old').refresh(signal);
    await replica('new', lease, 'new').refresh(signal);
    expect(built).toEqual(['old', 'new']);
    await replica('newer', lease, 'new').refresh(signal);
    expect(built).toEqual(['old', 'new']);
  });

  it.each<[string, () => void]>([
    ['fails', () => objects.fail({ kind: 'status', status: 500 })],
    ['is gone', () => objects.fail({ kind: 'refused' })],
    ['answers with something else', () => objects.fail({ kind: 'html' })],
  ])('is built by each where the store %s', async (_, spoil) => {
    const lease = leases();
    spoil();
    for (const name of ['one', 'two'])
      expect(await replica(name, lease).refresh(signal)).toEqual({ ok: true });
    expect(built).toEqual(['one', 'two']);
  });

  it('that is damaged in the store is not taken up', async () => {
    await replica('one', null).refresh(signal);
    for (const [key, { body, sha256 }] of objects.kept) {
      if (key.endsWith('.sqlite')) objects.kept.set(key, { body: body.subarray(0, 5000), sha256 });
    }
    const two = replica('two', null);
    expect(await two.refresh(signal)).toEqual({ ok: true });
    expect(built).toEqual(['one', 'two']);
    expect(two.files()).toHaveLength(1);
  });

  it('is left for later while the database that says whose turn it is can not be reached', async () => {
    const failing: BuildLease = {
      take: async () => Promise.reject(new Error('The database is unreachable.')),
      release: async () => {},
    };
    expect(await replica('one', failing).refresh(signal)).toEqual({
      ok: false,
      problem: 'The database is unreachable.',
    });
    expect(built).toEqual([]);
  });
});

const missing = [postgresMissing, s3Missing].filter((one) => one !== null).join(', ');
describe.skipIf(missing)(
  `three replicas on one PostgreSQL and one S3 server${missing && ` (${missing})`}`,
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'marquee-names-'));
    let cluster: PostgresCluster;
    let s3: S3;
    const storages: Storage[] = [];
    beforeAll(async () => {
      cluster = new PostgresCluster({ durable: true });
      [s3] = await Promise.all([startS3(), cluster.start()]);
    }, 120_000);
    afterAll(async () => {
      for (const storage of storages) await storage.close();
      await Promise.all([cluster.remove(), s3.close()]);
      rmSync(folder, { recursive: true, force: true });
    });

    it('load the lists of a night once, together', async () => {
      const now = () => new Date();
      const files = new Map<string, Buffer>();
      for (const kind of exportKinds)
        for (const ahead of [0, day])
          files.set(
            exportName(kind, new Date(Date.now() + ahead)),
            packed([
              {
                id: 99_000_001,
                original_title: 'A Film Nobody Else Has',
                original_name: 'Any',
                name: 'Any',
                popularity: 5,
              },
            ]),
          );
      const host = await startExportServer(files);
      const replicas = await Promise.all(
        ['one', 'two', 'three'].map(async (name) => {
          const dataDirectory = join(folder, name);
          await copyBuilt(dataDirectory);
          const rowsDirectory = resolve(import.meta.dirname, '../../../content/catalogue');
          const opened = openCatalogueDatabase({ rowsDirectory, dataDirectory, now });
          if (!opened.ok) throw new Error(opened.problem);
          opened.database.close();
          const storage = await openedAt({ dataDirectory, databaseUrl: cluster.url() });
          storages.push(storage);
          const { shared } = createPostgresStore({ db: storage.db, now });
          const settings = storeSettingsOf(s3.settings);
          if (!shared || !settings) throw new Error('Nothing is shared.');
          const directory = liveIndexDirectory(dataDirectory);
          const refresh = shareIndex({
            store: createSharedStore({ bucket: openBucket(settings), now, log, limits: { read: 20_000 } }),
            lease: { take: shared.lease, release: shared.release },
            directory,
            embedded: opened.embedded,
            build: (stopped) =>
              runChild(resolve(import.meta.dirname, '../../exportsCommand.ts'), {
                env: { DATA_DIR: dataDirectory, TMDB_EXPORTS_URL: host.url },
                signal: stopped,
              }),
            now,
            log,
            wait: () => new Promise((again) => setTimeout(again, 100)),
          });
          return { refresh, directory };
        }),
      );
      const outcomes = await Promise.all(replicas.map(({ refresh }) => refresh(signal)));
      expect(outcomes).toEqual([{ ok: true }, { ok: true }, { ok: true }]);
      expect(host.asked).toHaveLength(3);
      for (const { directory } of replicas) {
        const index = openIndex(join(directory, readPointer(directory)?.file ?? ''));
        if (!index) throw new Error('There is no index.');
        expect(createSearch(index).suggest('film nobody els', 1).movies[0]?.id).toBe(99_000_001);
        index.close();
      }
      await host.close();
    }, 180_000);
  },
);
