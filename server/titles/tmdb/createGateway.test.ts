import { describe, expect, test } from 'vitest';

import type { Gateway, Hop, Provenance } from './gateway.ts';
import type { AnswerStore } from './store/answerStore.ts';
import { openAnswerStore } from './store/openAnswerStore.ts';
import { faults } from './testing/fault.ts';
import { askFor as get, standIn, gatewaysOverFake } from './testing/gatewaysOverFake.ts';

const minute = 60_000;
const hour = 60 * minute;

const { open, tmdb, direct, pass, now, folder } = gatewaysOverFake();
/** Where an answer comes from, without its words. */
const told = async (gateway: Gateway, path: string) => {
  const { status, headers } = await get(gateway, path);
  const age = headers.get('age');
  return {
    status,
    source: headers.get('x-marquee-source'),
    cause: headers.get('x-marquee-cause'),
    age: age === null ? null : Number(age),
  };
};
const fresh = { status: 200, source: 'tmdb', cause: null, age: 0 };
const unknown = (cause: Hop) => ({ status: 503, source: 'embedded', cause, age: null });
const paths = () => tmdb().calls.map(({ path }) => path);

describe('what is asked', () => {
  test('shows neither the callers’ keys nor their headers', async () => {
    await get(open(), 'movie/603?api_key=theirs&session_id=x', {
      headers: { authorization: 'Bearer theirs', cookie: 'a=b', 'accept-language': 'de' },
    });
    expect(paths()).toEqual(['/3/movie/603']);
    const [call] = tmdb().calls;
    expect(call?.headers).toMatchObject({ authorization: `Bearer ${tmdb().token}` });
    expect(Object.keys(call?.headers ?? {})).not.toContain('cookie');
    expect(Object.keys(call?.headers ?? {})).not.toContain('accept-language');
  });

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('%s: not a method of this protocol', async (method) => {
    const answer = await get(open(), 'movie/603', { method });
    expect([answer.status, await answer.json()]).toMatchObject([405, { status_code: 42 }]);
    expect(tmdb().calls).toEqual([]);
  });

  test('by HEAD gets everything but the body', async () => {
    const gateway = open();
    const answer = await get(gateway, 'movie/603', { method: 'HEAD' });
    expect([answer.status, answer.headers.get('x-marquee-source'), await answer.text()]).toEqual([
      200,
      'tmdb',
      '',
    ]);
  });

  test('wrongly gets the protocol’s own refusal, without a call to TMDB', async () => {
    const answer = await get(open(), 'discover/movie?page=501');
    expect([answer.status, await answer.json()]).toMatchObject([400, { success: false, status_code: 22 }]);
    expect(tmdb().calls).toEqual([]);
  });

  test('of what is only ours is answered by ourselves, without a warning', async () => {
    for (const path of ['movie/1234567890', 'search/movie?query=']) {
      const answer = await get(open(), path);
      expect([answer.status, await answer.text(), answer.headers.get('x-marquee-source')]).toEqual([
        200,
        standIn,
        null,
      ]);
    }
    expect(tmdb().calls).toEqual([]);
  });
});

describe('an expired answer', () => {
  test('is served at once, and refreshed the next time', async () => {
    const gateway = open();
    await get(gateway, 'movie/popular');
    pass(2 * hour);
    const due = await get(gateway, 'movie/popular');
    expect([
      due.headers.get('x-marquee-source'),
      due.headers.get('age'),
      due.headers.get('cache-control'),
    ]).toEqual(['tmdb', '7200', 'no-cache']);
    await gateway.settled();
    expect(await told(gateway, 'movie/popular')).toEqual(fresh);
    expect(tmdb().calls).toHaveLength(2);
  });

  test('long past it is waited for, for a moment', async () => {
    const gateway = open();
    await get(gateway, 'movie/popular');
    pass(72 * hour);
    expect(await told(gateway, 'movie/popular')).toEqual(fresh);
  });

  test('is marked as old as soon as TMDB is known to fail', async () => {
    const gateway = open();
    await get(gateway, 'movie/popular');
    tmdb().fail(faults['HTML under 200']);
    pass(2 * hour);
    await get(gateway, 'movie/popular');
    await gateway.settled();
    const answer = await get(gateway, 'movie/popular');
    expect([
      answer.status,
      answer.headers.get('x-marquee-source'),
      answer.headers.get('x-marquee-cause'),
    ]).toEqual([200, 'stale', 'answer']);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    // One question isn't asked again and again.
    expect(tmdb().calls).toHaveLength(2);
  });

  test('is gone after half a year, in memory or not', async () => {
    const gateway = open();
    await get(gateway, 'movie/603');
    tmdb().fail(faults['a refused connection']);
    pass(179 * 24 * hour);
    expect(await told(gateway, 'movie/603')).toMatchObject({ status: 200, source: 'stale', cause: 'tcp' });
    pass(2 * 24 * hour);
    expect(await told(gateway, 'movie/603')).toEqual(unknown('tcp'));
  });

  test('that TMDB said no is asked again soon', async () => {
    const gateway = open();
    await get(gateway, 'movie/604');
    pass(5 * minute);
    await get(gateway, 'movie/604');
    expect(tmdb().calls).toHaveLength(1);
    pass(7 * minute);
    await get(gateway, 'movie/604');
    await gateway.settled();
    expect(tmdb().calls).toHaveLength(2);
  });
});

describe('what was never fetched', () => {
  test('is what the embedded catalogue knows, where it knows it', async () => {
    const gateway = open();
    tmdb().fail(faults['an error of theirs']);
    const answer = await get(gateway, 'movie/popular');
    expect([answer.status, await answer.text()]).toEqual([200, standIn]);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'x-marquee-source': 'embedded',
      'x-marquee-cause': 'upstream',
      'cache-control': 'no-store',
    });
    expect(answer.headers.has('age')).toBe(false);
  });

  test('is a 503 of the protocol where no source has it', async () => {
    const gateway = open();
    tmdb().fail(faults['a refused connection']);
    const answer = await get(gateway, 'movie/603');
    expect([answer.status, await answer.json()]).toMatchObject([503, { success: false, status_code: 9 }]);
    expect(answer.headers.get('x-marquee-cause')).toBe('tcp');
    expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  test('is waited for briefly, and served once it has arrived', async () => {
    const gateway = open({ limits: { patience: 30, briefly: 10 } });
    tmdb().fail({ kind: 'latency', ms: 300 });
    expect(await told(gateway, 'movie/603')).toEqual(unknown('time-out'));
    expect(await told(gateway, 'movie/603')).toEqual(unknown('time-out'));
    await gateway.settled();
    expect(await told(gateway, 'movie/603')).toEqual(fresh);
    expect(tmdb().calls).toHaveLength(1);
  });

  test('is passed to our own services with its source', async () => {
    const gateway = open();
    tmdb().fail(faults['a refused connection']);
    const heard: Provenance[] = [];
    const ask = gateway.asking((provenance) => heard.push(provenance));
    expect(await ask('movie/popular')).toMatchObject({ ok: true, body: { page: 1 } });
    expect(await ask('movie/603')).toEqual({ ok: false, status: 503, retryAfter: 1 });
    expect(heard).toEqual([
      { source: 'embedded', cause: 'tcp' },
      { source: 'embedded', cause: 'tcp' },
    ]);
  });

  test('never gets a stand-in for background work', async () => {
    const gateway = open();
    tmdb().fail(faults['a refused connection']);
    expect(await gateway.askQuietly('movie/popular')).toEqual({ ok: false, status: 503 });
    tmdb().fail(null);
    pass(15_000);
    expect(await gateway.askQuietly('movie/popular')).toMatchObject({ ok: true, body: { page: 1 } });
  });
});

describe('a token that TMDB doesn’t know', () => {
  test('is the failure stage, and callers never see TMDB’s 401', async () => {
    const gateway = open({ settings: { TMDB_TOKEN: 'not.the.one', TMDB_BASE_URL: tmdb().url } });
    expect(await told(gateway, 'movie/603')).toEqual(unknown('token'));
    expect(gateway.health()).toMatchObject({ status: 'failing', hop: 'token' });
  });
});

describe('a Retry-After of TMDB', () => {
  test('is respected, and then all is well', async () => {
    const gateway = open();
    tmdb().fail({ kind: 'status', status: 429, retryAfter: 60 });
    const refused = await get(gateway, 'movie/popular');
    expect([refused.headers.get('x-marquee-cause'), refused.headers.get('retry-after')]).toEqual([
      'quota',
      '60',
    ]);
    tmdb().reset();
    pass(59_000);
    await get(gateway, 'movie/top_rated');
    expect(tmdb().calls).toEqual([]);
    pass(1000);
    expect(await told(gateway, 'movie/top_rated')).toEqual(fresh);
    expect(gateway.health()).toEqual({ status: 'ok' });
  });
});

describe('pictures of our own cache', () => {
  test('are where the configuration says, and nothing else is changed', async () => {
    const gateway = open({ pictureBase: (request) => `${new URL(request.url).origin}/t/p/` });
    const text = await (await direct('configuration')).text();
    const wanted: unknown = JSON.parse(text.replaceAll(`${tmdb().url}/t/p/`, 'http://marquee.test/t/p/'));
    expect(await (await get(gateway, 'configuration')).json()).toEqual(wanted);
  });
});

describe('a store', () => {
  test('that fails costs no one the answer', async () => {
    const broken: AnswerStore = {
      find: () => Promise.reject(new Error('no disk')),
      keep: () => Promise.reject(new Error('no disk')),
      shared: null,
      close: async () => {},
    };
    const gateway = open({ store: broken });
    expect(await told(gateway, 'movie/603')).toEqual(fresh);
    expect(await told(gateway, 'movie/603')).toEqual(fresh);
    expect(tmdb().calls).toHaveLength(1);
  });

  test('is not forgotten at a restart', async () => {
    const dataDirectory = folder;
    const store = () => openAnswerStore({ dataDirectory, now });
    const before = open({ store: await store() });
    const text = await (await get(before, 'movie/603')).text();
    await before.close();
    tmdb().reset();
    const after = open({ store: await store() });
    expect(await (await get(after, 'movie/603')).text()).toBe(text);
    expect(tmdb().calls).toEqual([]);
  });
});
