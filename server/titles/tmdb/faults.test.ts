import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import { type FakeTmdb, startFakeTmdb } from './testing/fakeTmdb.ts';
import { type Fault, type FaultName, faults } from './testing/fault.ts';
import { openTestGateway, type TestGateway } from './testing/openTestGateway.ts';

const second = 1000;
const minute = 60 * second;
const hour = 60 * minute;

let tmdb: FakeTmdb;
let open: TestGateway | undefined;
beforeAll(async () => {
  tmdb = await startFakeTmdb({ rows: 'all' });
});
afterEach(async () => {
  await open?.close();
  open = undefined;
  tmdb.reset();
});
afterAll(() => tmdb.close());

const openGateway = async (options?: Parameters<typeof openTestGateway>[1]) =>
  (open = await openTestGateway(tmdb, options));

/** Keys that were never asked for. */
const pagesOfList = (count: number, from = 1) =>
  Array.from({ length: count }, (_, index) => `discover/movie?page=${index + from}`);

/** Everything that TMDB gets before it is still. */
async function callsUntilStill(): Promise<number> {
  for (let before = -1; before !== tmdb.calls.length;) {
    before = tmdb.calls.length;
    await new Promise((resolve) => setTimeout(resolve, 60));
  }
  return tmdb.calls.length;
}

/** Of each sort one; the others in the full run. */
const ordinary = new Set<string>(['black hole', 'an error of theirs', 'a refused connection', 'only errors']);
const tagsOf = (name: string) => (ordinary.has(name) ? [] : ['full']);
const names = Object.keys(faults) as FaultName[];

describe('a crowd before one question', () => {
  it('is one question for TMDB', async () => {
    const { ask } = await openGateway({ limits: {} });
    const answers = await Promise.all(
      Array.from({ length: 500 }, async () => ask('movie/603?append_to_response=credits')),
    );
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(new Set(answers.map(({ source }) => source))).toEqual(new Set(['tmdb']));
    expect(await callsUntilStill()).toBe(1);
  });

  for (const name of names)
    it(`is one question at most while TMDB fails: ${name}`, { tags: tagsOf(name) }, async () => {
      const { ask } = await openGateway();
      tmdb.fail(faults[name]);
      const answers = await Promise.all(Array.from({ length: 100 }, async () => ask('movie/603')));
      expect(new Set(answers.map(({ status, source }) => `${status} ${source}`))).toEqual(
        new Set(['200 embedded']),
      );
      expect(await callsUntilStill()).toBeLessThanOrEqual(1);
    });
});

describe('TMDB that fails is left alone', () => {
  for (const name of names)
    it(`after five failures at most: ${name}`, { tags: tagsOf(name) }, async () => {
      // Who asks waits for the end of the call, so that each is a failure before the next begins.
      const { ask, gateway } = await openGateway({
        limits: { connect: 250, firstByte: 250, whole: 300, patience: 10_000 },
      });
      tmdb.fail(faults[name]);
      for (const path of pagesOfList(12)) await ask(path);
      expect(await callsUntilStill()).toBeLessThanOrEqual(5);
      expect(gateway.health().status).toBe('failing');
    });

  for (const name of names)
    it(`and never asked much more than when it is well: ${name}`, { tags: tagsOf(name) }, async () => {
      const { ask, pass } = await openGateway();
      tmdb.fail(faults[name]);
      const paths = pagesOfList(20);
      for (const path of paths) {
        await ask(path);
        pass(15 * second);
      }
      expect(await callsUntilStill()).toBeLessThanOrEqual(paths.length * 1.2);
    });
});

describe('an outage of ten minutes', () => {
  const outages: Record<string, Fault> = {
    'the connection is refused': { kind: 'refused' },
    'nothing comes back': { kind: 'black-hole' },
    'only errors': { kind: 'status', status: 503 },
  };
  const warm = [
    ...pagesOfList(10),
    ...[11, 13, 603, 680].map((id) => `movie/${id}?append_to_response=credits,videos`),
    'trending/all/day',
    'tv/1399',
    'tv/1399/season/1',
    'genre/movie/list',
    'search/movie?query=alien',
  ];

  for (const [name, fault] of Object.entries(outages))
    it(`costs no one a page that was there before: ${name}`, { tags: tagsOf(name) }, async () => {
      const { ask, pass } = await openGateway({
        limits: { connect: 60, firstByte: 60, whole: 60, patience: 40, briefly: 20 },
      });
      const before = new Map<string, string>();
      tmdb.reset();
      for (const path of warm) {
        const answer = await untilSource(ask, path, 'tmdb');
        before.set(path, answer.text);
      }
      pass(26 * hour);
      tmdb.reset();
      tmdb.fail(fault);
      const broken: string[] = [];
      let asked = 0;
      for (let time = 0; time < 10 * minute; time += 2 * second) {
        for (const path of warm.filter((_, index) => index % 4 === (time / 2 / second) % 4)) {
          const { status, text, source, cause } = await ask(path);
          asked += 1;
          if (status !== 200 || text !== before.get(path) || source !== 'stale' || cause === null)
            broken.push(`${time} ${path} ${status} ${source} ${cause}`);
        }
        pass(2 * second);
      }
      expect(asked).toBeGreaterThan(1000);
      expect(broken).toEqual([]);
      // It was asked now and then whether it is back, and no more.
      expect(await callsUntilStill()).toBeLessThan(100);

      tmdb.fail(null);
      let waited = 0;
      while ((await ask('movie/603?append_to_response=credits,videos')).source !== 'tmdb' && waited < 60) {
        pass(second);
        waited += 1;
        await new Promise((resolve) => setTimeout(resolve, 30));
      }
      expect(waited).toBeLessThanOrEqual(15);
    });
});

async function untilSource(ask: TestGateway['ask'], path: string, source: string) {
  for (let attempt = 1; ; attempt += 1) {
    const answer = await ask(path);
    if (answer.source === source || attempt === 50) return answer;
    open?.pass(15 * second);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

describe('a stored answer', () => {
  it('is there after a restart, byte by byte, without a question', async () => {
    const gateway = await openGateway({ limits: {} });
    const paths = [
      ...pagesOfList(60),
      'movie/603?append_to_response=credits',
      'configuration',
      'person/popular',
    ];
    const before: string[] = [];
    for (const path of paths) {
      before.push((await gateway.ask(path)).text);
      // The budget is by the second.
      gateway.pass(200);
    }
    await gateway.restart();
    tmdb.reset();
    const after = await Promise.all(paths.map(async (path) => gateway.ask(path)));
    expect(after.map(({ text }) => text)).toEqual(before);
    expect(new Set(after.map(({ source }) => source))).toEqual(new Set(['tmdb']));
    expect(tmdb.calls).toEqual([]);
  });

  it('is revalidated by its tag, and a 304 is enough', async () => {
    const { ask, pass } = await openGateway({ limits: {} });
    const { text } = await ask('movie/603');
    pass(40 * hour);
    const again = await ask('movie/603');
    expect([again.text, again.source, again.age]).toEqual([text, 'tmdb', 0]);
    expect(tmdb.calls.map(({ headers }) => headers['if-none-match'] !== undefined)).toEqual([false, true]);
  });

  it('is served for half a year at most, whichever store has it', async () => {
    const { ask, pass } = await openGateway();
    await untilSource(ask, 'movie/603', 'tmdb');
    tmdb.fail(faults['a refused connection']);
    pass(179 * 24 * hour);
    expect((await ask('movie/603')).source).toBe('stale');
    pass(2 * 24 * hour);
    expect((await ask('movie/603')).source).toBe('embedded');
  });
});
