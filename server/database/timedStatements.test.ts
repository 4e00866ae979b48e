import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';

import type { BeginSpan } from '#server/spans.ts';

import { returnDatabase, takeDatabase } from './testing/newDatabase.ts';
import { openedAt } from './testing/openedAt.ts';
import { postgresMissing } from './testing/postgresCluster.ts';
import { timedWrites } from './timedStatements.ts';

async function open(takeUrl: () => Promise<string | undefined>) {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'marquee-timed-'));
  const databaseUrl = await takeUrl();
  const ended: string[] = [];
  const begin: BeginSpan = (name, facts = {}) => ({
    run: (work) => work(),
    end: ({ failed = false } = {}) => {
      ended.push([name, ...Object.values(facts), ...(failed ? ['failed'] : [])].join(' '));
    },
  });
  const place = { dataDirectory, ...(databaseUrl !== undefined && { databaseUrl }) };
  const storage = timedWrites(await openedAt({ ...place, begin }), begin);
  onTestFinished(async () => {
    await storage.close();
    rmSync(dataDirectory, { recursive: true, force: true });
    if (databaseUrl !== undefined) await returnDatabase(databaseUrl);
  });
  ended.length = 0;
  return { ...storage, ended };
}

const engines = [
  { engine: 'SQLite', begins: 'statement begin', missing: null, takeUrl: async () => undefined },
  { engine: 'PostgreSQL', begins: 'statement start', missing: postgresMissing, takeUrl: takeDatabase },
];

for (const { engine, begins, missing, takeUrl } of engines)
  describe.skipIf(missing)(`work of ${engine}`, () => {
    test('is reported by its kind, and nothing of what it is about', async () => {
      const { db, write, ended } = await open(takeUrl);
      await db.selectFrom('account').select('id').where('email', '=', 'ada@films.example').execute();
      await write((transaction) => transaction.deleteFrom('account').where('id', '=', 'ada').execute());
      expect(ended).toEqual([
        'statement select',
        begins,
        'statement delete',
        'statement commit',
        'transaction',
      ]);
    });

    test('is reported where it fails', async () => {
      const { write, ended } = await open(takeUrl);
      const wrong = write((transaction) => sql`insert into nowhere values (1)`.execute(transaction));
      await expect(wrong).rejects.toThrow('nowhere');
      expect(ended).toEqual([begins, 'statement insert failed', 'statement rollback', 'transaction failed']);
    });
  });

describe.skipIf(postgresMissing)('the pool', () => {
  test('says how many connections there are', async () => {
    const { db, pool } = await open(takeDatabase);
    await db.selectFrom('account').select('id').execute();
    expect(pool?.()).toEqual({ open: 1, idle: 1, waiting: 0 });
  });
});
