import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';

import { freePort } from './testing/freePort.ts';
import { type Replica, startReplica } from './testing/startReplica.ts';
import { type FakeTmdb, startFakeTmdb } from './titles/tmdb/testing/fakeTmdb.ts';

const grafana = resolve(import.meta.dirname, '../deploy/grafana');
const read = (file: string) => readFileSync(join(grafana, file), 'utf8');

let tmdb: FakeTmdb;
let server: Replica;
let port = 0;

beforeAll(async () => {
  [tmdb, port] = await Promise.all([startFakeTmdb(), freePort()]);
  server = await startReplica({
    METRICS_PORT: String(port),
    TMDB_TOKEN: tmdb.token,
    TMDB_BASE_URL: tmdb.url,
    TMDB_EXPORTS_URL: tmdb.url,
    AI_BASE_URL: 'http://127.0.0.1:9/v1',
    AI_MODEL: 'test-model',
  });
}, 60_000);
afterAll(async () => {
  await server.remove();
  await tmdb.close();
});

const metrics = async () => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();

async function valueOf(line: string): Promise<number> {
  const found = (await metrics()).split('\n').find((one) => one.startsWith(`${line} `));
  return Number(found?.split(' ').at(-1) ?? 0);
}

describe('the metrics', () => {
  it('are on a port of their own, and nothing else is there', async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    for (const path of ['/metrics', '/metrics/', '//metrics', '/%6Detrics']) {
      const page = await fetch(server.origin + path, { headers: { accept: 'text/plain' } });
      expect(page.status).toBe(404);
      expect(await page.text()).not.toContain('marquee_requests_total');
    }
    for (const path of ['/', '/readyz', '/3/movie/603'])
      expect((await fetch(`http://127.0.0.1:${port}${path}`)).status).toBe(404);
    expect((await fetch(`http://127.0.0.1:${port}/metrics`, { method: 'POST' })).status).toBe(404);
  });

  it('count requests by pattern, also where TMDB answers and where the answer was there', async () => {
    for (const path of ['/3/movie/603', '/3/movie/603', '/movie/603-the-matrix', '/3/tv/1399/season/1'])
      await fetch(server.origin + path);
    expect(await valueOf('marquee_requests_total{route="/3/movie/:id",status="200",cache="miss"}')).toBe(1);
    expect(await valueOf('marquee_requests_total{route="/3/movie/:id",status="200",cache="hit"}')).toBe(1);
    expect(await valueOf('marquee_request_seconds_count{route="/movie/:id"}')).toBe(1);
    expect(await valueOf('marquee_request_seconds_count{route="/3/tv/:id/season/:season"}')).toBe(1);
    expect(await valueOf('marquee_span_seconds_count{span="render",outcome="ok"}')).toBeGreaterThan(0);
    expect(await valueOf('marquee_span_seconds_count{span="tmdb",outcome="ok"}')).toBeGreaterThan(0);
    expect(await valueOf('marquee_tmdb_answers_total{source="tmdb"}')).toBeGreaterThan(0);
    expect(await valueOf('marquee_left{of="model_tokens"}')).toBe(1_000_000);
  });

  it('have no more series for more addresses', async () => {
    const series = async () =>
      (await metrics()).split('\n').filter((line) => line.startsWith('marquee_request'));
    const ask = (name: string) =>
      Promise.all(
        [
          '/3/x/',
          '/',
          '/t/p/w342/',
          '/static/',
          '/api/lists/',
          '/list/',
          '/movie/603-',
          '/tv/1399/season/',
        ].map((path) => fetch(server.origin + path + name, { redirect: 'manual' })),
      );
    await ask('tulip');
    const before = await series();
    for (let number = 0; number < 5; number += 1) await ask(`tulip${number}@films.example`);
    const after = await series();
    expect(after.length).toBe(before.length);
    expect(after.filter((line) => line.includes('tulip'))).toEqual([]);
  });

  it('count statements and transactions of the database', async () => {
    await fetch(`${server.origin}/identitytoolkit.googleapis.com/v1/accounts:signUp?key=marquee-embedded`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'ada@films.example', password: 'a violet umbrella' }),
    });
    for (const span of ['statement', 'transaction'])
      expect(await valueOf(`marquee_span_seconds_count{span="${span}",outcome="ok"}`)).toBeGreaterThan(0);
    expect(await valueOf('marquee_queue_done_total{queue="passwords"}')).toBe(1);
  });

  it('count pictures drawn and found again', async () => {
    const page = await (await fetch(`${server.origin}/3/movie/550?api_key=x`)).text();
    expect(page).toContain('"id":550');
    const before = await valueOf('marquee_cache_hits_total{cache="pictures"}');
    const picture = `${server.origin}/t/p/w342/m603-poster.svg`;
    for (let time = 0; time < 2; time += 1) expect((await fetch(picture)).status).toBe(200);
    expect(await valueOf('marquee_queue_done_total{queue="drawing"}')).toBeGreaterThan(0);
    expect(await valueOf('marquee_cache_hits_total{cache="pictures"}')).toBeGreaterThan(before);
  });
});

const Panel = z.object({
  title: z.string(),
  type: z.string(),
  targets: z.array(z.object({ expr: z.string() })).default([]),
});
const Dashboard = z.object({ title: z.string(), uid: z.string(), panels: z.array(Panel) });

/** Only there with PostgreSQL. */
const ofPool = ['marquee_pool_connections', 'state'];

describe('what is shipped for Grafana and Prometheus', () => {
  const { panels } = Dashboard.parse(JSON.parse(read('marquee.json')));
  const alerts = read('alerts.yaml');
  const expressions = [
    ...panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr] as const)),
    ...[...alerts.matchAll(/alert: (\w+)\n +expr: (.+)/g)].map(
      ([, name = '', expr = '']) => [name, expr] as const,
    ),
  ];

  it('asks something in every panel and alert', () => {
    expect(panels.filter(({ type, targets }) => type !== 'row' && targets.length === 0)).toEqual([]);
    expect(alerts.match(/alert: /g)).toHaveLength(
      expressions.filter(([, expr]) => alerts.includes(expr)).length,
    );
  });

  it.each(expressions)('knows what is asked by %s: %s', async (_, expr) => {
    const text = await metrics();
    const names = [...expr.matchAll(/\b(?:marquee|nodejs|process)_\w+/g)].map(([name]) => name);
    const labels = [
      ...[...expr.matchAll(/\bby \(([^)]*)\)/g)].flatMap(([, list = '']) => list.split(', ')),
      ...[...expr.matchAll(/(\w+)(?:=~?|!~?)"/g)].map(([, label = '']) => label),
    ];
    expect(names.length).toBeGreaterThan(0);
    const isKnown = (name: string) =>
      ofPool.includes(name) ||
      new RegExp(`^${name}[ {]`, 'm').test(text) ||
      text.includes(`# TYPE ${name.replace(/_(?:bucket|sum|count)$/, '')} histogram`);
    expect(names.filter((name) => !isKnown(name))).toEqual([]);
    // Prometheus adds the last two by itself.
    const others = new Set([...ofPool, 'job', 'instance']);
    expect(labels.filter((label) => !others.has(label) && !text.includes(`${label}="`))).toEqual([]);
  });
});
