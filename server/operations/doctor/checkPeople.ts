import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import { stepTable } from '#server/database/migrations/migrate.ts';
import { migrations } from '#server/database/migrations/migrations.ts';
import { damageInFile } from '#server/database/sqlite/rowSums.ts';
import { restoreAdvice, newestGood } from '#server/operations/backup/newestGood.ts';

import type { DoctorOptions } from './doctorOptions.ts';
import { errorName, type CheckResult, type Notebook, openNotebook } from './finding.ts';

type Trouble = { says: string; advice: string };

const unreachable: Trouble = {
  says: 'no PostgreSQL answers there',
  advice: 'Check that it runs, that it can be reached from here, and the host and port in DATABASE_URL.',
};
const refused: Trouble = {
  says: 'it rejects the name or the password',
  advice: 'Check the name and the password in DATABASE_URL, and pg_hba.conf if they are right.',
};

/** By PostgreSQL’s own codes, or those of the network. */
const troubles: Readonly<Record<string, Trouble>> = {
  ECONNREFUSED: unreachable,
  ENOENT: { ...unreachable, says: 'there is no PostgreSQL socket there' },
  EACCES: { ...unreachable, says: 'its socket can’t be opened from here' },
  ENOTFOUND: { says: 'its host is unknown', advice: 'Check the host in DATABASE_URL.' },
  EAI_AGAIN: {
    says: 'its host can’t be looked up right now',
    advice: 'Check the name server, then try again.',
  },
  ETIMEDOUT: unreachable,
  ECONNRESET: unreachable,
  '28P01': refused,
  '28000': refused,
  '3D000': {
    says: 'it has no such database',
    advice: 'Create it (createdb), or check the end of DATABASE_URL.',
  },
  '42501': {
    says: 'this name may not use the database or its tables',
    advice: 'Use the name that owns them in DATABASE_URL, or transfer them to this one (REASSIGN OWNED).',
  },
  '53300': {
    says: 'it has no connection left',
    advice: 'Raise max_connections, or find out what else holds connections.',
  },
  '57P03': { says: 'it is starting or stopping', advice: 'Wait a moment and try again.' },
};

/** What is wrong with a database, in words; never the error’s own, which may repeat an address with a password. */
function postgresTrouble(error: unknown): Trouble {
  const name = errorName(error);
  const known = Object.hasOwn(troubles, name) ? troubles[name] : undefined;
  const { says, advice } = known ?? words(error);
  return { says: `${says} (${name})`, advice };
}

/** The driver has words and no codes for some. */
function words(error: unknown): Trouble {
  const message = error instanceof Error ? error.message : '';
  if (/timeout/i.test(message)) return { ...unreachable, says: 'it doesn’t answer in time' };
  if (/password|SASL/i.test(message)) return refused;
  if (/SSL/.test(message))
    return { says: 'it requires another encryption', advice: 'Check sslmode in DATABASE_URL.' };
  return {
    says: 'the database can’t be used',
    advice: 'Check that it runs, and host, name, password and database in DATABASE_URL.',
  };
}

/** What the steps that a database went through say of it. */
function seeSteps(done: readonly string[]): CheckResult {
  const newer = done.filter((name) => !Object.hasOwn(migrations, name));
  if (newer.length > 0)
    return {
      outcome: 'broken',
      says: `a newer version of Marquee has changed it (${newer.join(', ')})`,
      advice: 'Start that version, or restore the backup that it made.',
    };
  const waiting = Object.keys(migrations).filter((name) => !done.includes(name));
  return waiting.length === 0
    ? { outcome: 'ok', says: `up to date (${done.at(-1) ?? 'no steps'})` }
    : { outcome: 'note', says: `${waiting.join(', ')} will run at the next start, after a backup` };
}

async function checkSqlite({ look }: Notebook, folder: string): Promise<void> {
  const file = join(folder, 'people.sqlite');
  if (!existsSync(file)) {
    await look('file', () => ({ outcome: 'ok', says: 'people.sqlite will be created at the first start' }));
    return;
  }
  const readIn = <Value>(read: (database: DatabaseSync) => Value): Value => {
    const database = new DatabaseSync(file, { readOnly: true, timeout: 2000 });
    try {
      return read(database);
    } finally {
      database.close();
    }
  };
  const isWhole = await look('file', async () => {
    try {
      const damage = damageInFile(file);
      if (damage === null) return { outcome: 'ok', says: 'people.sqlite is intact' };
      const advice = restoreAdvice(await newestGood(folder));
      return { outcome: 'broken', says: `people.sqlite is damaged (${damage})`, advice };
    } catch (error) {
      const advice = 'Check the disk, and who owns the file.';
      return { outcome: 'broken', says: `people.sqlite can’t be read (${errorName(error)})`, advice };
    }
  });
  if (!isWhole) return;
  await look('tables', () => {
    const names = readIn((database) => {
      const isThere = database.prepare('SELECT 1 FROM sqlite_schema WHERE name = ?').get(stepTable);
      return isThere ? database.prepare(`SELECT name FROM ${stepTable} ORDER BY name`).all() : [];
    });
    return seeSteps(names.map(({ name }) => String(name)));
  });
}

async function checkPostgres({ look }: Notebook, url: string, patience: number): Promise<void> {
  const { Client } = await import('pg');
  const client = new Client({
    connectionString: url,
    connectionTimeoutMillis: patience,
    query_timeout: patience,
  });
  // What breaks is seen by who waits for an answer.
  client.on('error', () => {});
  const isThere = await look('connection', async () => {
    try {
      await client.connect();
      const { rows } = await client.query<{ version: string }>(
        "SELECT current_setting('server_version') AS version",
      );
      return { outcome: 'ok', says: `PostgreSQL ${rows[0]?.version ?? ''} answers` };
    } catch (error) {
      return { outcome: 'broken', ...postgresTrouble(error) };
    }
  });
  if (isThere) {
    await look('checksums', async () => {
      try {
        const { rows } = await client.query<{ state: string }>(
          "SELECT current_setting('data_checksums') AS state",
        );
        return rows[0]?.state === 'on'
          ? { outcome: 'ok', says: 'damaged pages are detected' }
          : {
              outcome: 'note',
              says: 'data_checksums is off: damaged pages may go unnoticed',
              advice: 'With PostgreSQL stopped: pg_checksums --enable.',
            };
      } catch (error) {
        return { outcome: 'broken', ...postgresTrouble(error) };
      }
    });
    await look('tables', async () => {
      try {
        const exists = await client.query<{ name: string | null }>('SELECT to_regclass($1) AS name', [
          stepTable,
        ]);
        if (exists.rows[0]?.name === null)
          return { outcome: 'ok', says: 'the tables will be created at the first start' };
        const { rows } = await client.query<{ name: string }>(`SELECT name FROM ${stepTable} ORDER BY name`);
        return seeSteps(rows.map(({ name }) => name));
      } catch (error) {
        return { outcome: 'broken', ...postgresTrouble(error) };
      }
    });
  }
  await client.end().catch(() => {});
}

/** The people's database: whether it can be read, and how far its tables are. */
export async function checkPeople({ settings, network, findings }: DoctorOptions): Promise<void> {
  const notebook = openNotebook('People’s database', findings);
  const { DATABASE_URL: url, DATA_DIR: folder } = settings;
  if (url === undefined) await checkSqlite(notebook, folder);
  else await checkPostgres(notebook, url, network.patience);
}
