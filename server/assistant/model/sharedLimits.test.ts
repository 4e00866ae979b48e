import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { countQuestions } from '#server/countQuestions.ts';
import type { Storage } from '#server/database/storage.ts';
import { openedAt } from '#server/database/testing/openedAt.ts';
import { PostgresCluster, postgresMissing } from '#server/database/testing/postgresCluster.ts';

import type { Script } from './testing/scripts.ts';
import { startModel } from './testing/startModel.ts';
import { mostTokensOfQuestion } from './tokenBudget.ts';

const now = () => new Date('2026-11-21T12:00:00Z');
const question = (index: number) => `a funny film from ${1960 + index}`;

describe.skipIf(postgresMissing)('three replicas with a language model', () => {
  let cluster: PostgresCluster;
  let storages: Storage[] = [];
  beforeAll(async () => {
    cluster = new PostgresCluster({ durable: true });
    await cluster.start();
    const place = { dataDirectory: '', databaseUrl: cluster.url() };
    storages = [await openedAt(place), await openedAt(place), await openedAt(place)];
  });
  beforeEach(async () => {
    await storages[0]?.write((transaction) => transaction.deleteFrom('attempt').execute());
  });
  afterAll(async () => {
    for (const storage of storages) await storage.close();
    await cluster.remove();
  });

  const start = (dailyTokens: number, script: Script = 'ok') =>
    Promise.all(
      storages.map((storage) =>
        startModel(script, { dailyTokens, shared: { storage, countQuestion: countQuestions(storage, now) } }),
      ),
    );
  type Replicas = Awaited<ReturnType<typeof start>>;
  const asked = (replicas: Replicas) => replicas.reduce((sum, { server }) => sum + server.requests.length, 0);
  /** How each of so many questions ends, asked by turns, each of an address of its own unless given. */
  const ask = (replicas: Replicas, count: number, address?: string, first = 0) =>
    Promise.all(
      Array.from({ length: count }, async (_, index) => {
        const replica = replicas[index % replicas.length];
        const answer = await replica?.ask(question(first + index), {
          address: address ?? `192.0.2.${index}`,
        });
        return answer?.end?.step === 'fallback' ? answer.end.reason : answer?.end?.step;
      }),
    );

  test('spend the tokens of a day once, not three times', async () => {
    const replicas = await start(mostTokensOfQuestion + 1);
    const ends = await ask(replicas, 9);
    expect(ends.filter((end) => end === 'done')).toHaveLength(1);
    expect(ends.filter((end) => end === 'budget')).toHaveLength(8);
    const before = asked(replicas);
    expect(await ask(replicas, 3)).toContain('budget');
    expect(asked(replicas)).toBe(before);
    const rows = await storages[0]?.db.selectFrom('attempt').select(['key', 'count']).execute();
    const spent = rows?.find(({ key }) => key === 'assistant/tokens/2026-11-21')?.count;
    expect(spent).toBeGreaterThan(1000);
    expect(spent).toBeLessThan(mostTokensOfQuestion);
  });

  test('count the questions of an address together, and know no address', async () => {
    const replicas = await start(1e9);
    const ends: unknown[] = [];
    // Each of them takes two at once of an address.
    for (let round = 0; round < 5; round += 1) ends.push(...(await ask(replicas, 3, '192.0.2.7', round * 3)));
    expect(ends.filter((end) => end === 'done')).toHaveLength(10);
    expect(ends.filter((end) => end === 'limited')).toHaveLength(5);
    expect(await ask(replicas, 1, '192.0.2.8')).toEqual(['done']);
    const rows = await storages[0]?.db.selectFrom('attempt').select('key').execute();
    expect(JSON.stringify(rows)).not.toContain('192.0.2');
  });

  test('leave a model alone that failed at some of them', async () => {
    const replicas = await start(1e9, 'hangs-up');
    const ends: unknown[] = [];
    for (let round = 0; round < 3; round += 1)
      for (const replica of replicas) ends.push(...(await ask([replica], 1)));
    expect(ends.filter((end) => end === 'unreachable')).toHaveLength(3);
    expect(ends.filter((end) => end === 'resting')).toHaveLength(6);
  });

  test('ask nothing while the database is away, and ask again when it is back', async () => {
    const replicas = await start(1e9);
    await cluster.kill();
    const ends = await ask(replicas, 3);
    expect(ends).toEqual(['limited', 'limited', 'limited']);
    expect(asked(replicas)).toBe(0);
    await cluster.start();
    expect(await ask(replicas, 1)).toEqual(['done']);
  });
});
