import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

import { sql } from 'kysely';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';

import type { Storage } from '#server/database/storage.ts';
import { PostgresCluster, postgresMissing } from '#server/database/testing/postgresCluster.ts';

import { openPostgres } from './openPostgres.ts';

const log = pino({ level: 'silent' });
const add = ({ write }: Storage, account: string) =>
  write((transaction) =>
    transaction
      .insertInto('library')
      .values({ account, version: 0, records: 0, bytes: 0, lists: 0, name: null })
      .execute(),
  );

/** An address on this machine that leads to a socket, and can be closed and opened again. */
async function startRelay(path: string) {
  const sockets = new Set<Socket>();
  const server: Server = createServer((from) => {
    const to = connect(path);
    for (const socket of [from, to]) {
      sockets.add(socket);
      socket.on('error', () => {}).on('close', () => void [from, to].map((one) => one.destroy()));
    }
    from.pipe(to).pipe(from);
  });
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    return address && typeof address === 'object' ? address.port : 0;
  };
  const port = await listen(0);
  const close = async () => {
    const closed = once(server, 'close');
    server.close();
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  return { port, open: () => listen(port), close };
}

describe.skipIf(postgresMissing)('connections to PostgreSQL', () => {
  const storages: Storage[] = [];
  let cluster: PostgresCluster;
  beforeAll(async () => {
    cluster = new PostgresCluster({ settings: ['max_connections=14', 'superuser_reserved_connections=0'] });
    await cluster.start();
  });
  afterEach(async () => {
    await Promise.all(storages.splice(0).map((storage) => storage.close()));
  });
  afterAll(() => cluster.remove());
  const open = async (databaseUrl = cluster.url(), poolSize = 5) => {
    const opened = await openPostgres(databaseUrl, { now: () => new Date(), log, poolSize });
    if (!opened.ok) throw new Error(opened.problem);
    storages.push(opened.storage);
    return opened.storage;
  };

  test('twelve servers that want sixty of them take turns with fourteen', async () => {
    const servers: Storage[] = [];
    for (let index = 0; index < 12; index += 1) servers.push(await open());
    const writes = servers.flatMap((server, index) =>
      Array.from({ length: 8 }, async (_, turn) => {
        await add(server, `${index}-${turn}`);
        return server.db.selectFrom('library').select('account').limit(1).execute();
      }),
    );
    const states = (await Promise.allSettled(writes)).map(({ status }) => status);
    expect(states).toEqual(Array.from({ length: 96 }, () => 'fulfilled'));
  });

  test('one that is refused for a moment is waited for, and none that stays away', async () => {
    const folder = new URLSearchParams(cluster.url().split('?')[1]).get('host');
    const settle = () => new Promise((soon) => setTimeout(soon, 200));
    const relay = await startRelay(`${folder}/.s.PGSQL.5432`);
    const storage = await open(`postgres://marquee@127.0.0.1:${relay.port}/postgres`);
    await relay.close();
    // The break is noticed at the next turn of the event loop; what was under way then fails.
    await settle();
    const waiting = add(storage, 'late');
    await settle();
    await relay.open();
    await waiting;
    await relay.close();
    const gone = { name: 'StorageUnavailable', reason: 'unreachable' };
    await expect(add(storage, 'never')).rejects.toMatchObject(gone);
    await expect(add(storage, 'never')).rejects.toMatchObject(gone);
    await relay.open();
    await add(storage, 'again');
    const rows = await storage.db
      .selectFrom('library')
      .select('account')
      .where('account', '>', 'a')
      .execute();
    expect(rows.map(({ account }) => account).toSorted()).toEqual(['again', 'late']);
    await relay.close();
  });

  test('have no settings, locks or statements of their own, so that PgBouncer may share them out', async () => {
    const storage = await open(cluster.url(), 1);
    const within = await storage.write(
      (transaction) =>
        sql<{ limit: string }>`select current_setting('statement_timeout') as limit`.execute(transaction),
      { turn: 'one' },
    );
    expect(within.rows).toEqual([{ limit: '5s' }]);
    const { rows } = await sql<{ name: string }>`
      select name from pg_settings where source in ('client', 'session')
      union all select 'lock' from pg_locks where locktype = 'advisory'
      union all select 'statement' from pg_prepared_statements
      order by name`.execute(storage.db);
    expect(rows.map(({ name }) => name)).toEqual(['application_name', 'client_encoding']);
  });
});
