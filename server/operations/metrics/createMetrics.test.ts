import { expect, test } from 'vitest';

import type { AnsweredRequest } from '#server/http/answered.ts';

import { createMetrics } from './createMetrics.ts';
import type { Figures } from './figures.ts';

const nothing: Figures = { queues: {}, caches: {}, breakers: {}, left: {}, tmdbAnswers: null, pool: null };
const answered: AnsweredRequest = {
  id: 'tulip',
  method: 'GET',
  route: '/3/movie/:id',
  status: 200,
  milliseconds: 30,
  cache: 'hit',
  address: '203.0.113.9',
};

async function linesOf({ text }: ReturnType<typeof createMetrics>): Promise<string[]> {
  return (await text()).split('\n').filter((line) => line.startsWith('marquee_'));
}

test('requests are counted by pattern, status and cache, and timed by pattern', async () => {
  const metrics = createMetrics();
  metrics.note(answered);
  metrics.note(answered);
  metrics.note({ ...answered, status: 404, cache: 'none' });
  const lines = await linesOf(metrics);
  expect(lines).toContain('marquee_requests_total{route="/3/movie/:id",status="200",cache="hit"} 2');
  expect(lines).toContain('marquee_requests_total{route="/3/movie/:id",status="404",cache="none"} 1');
  expect(lines).toContain('marquee_request_seconds_bucket{le="0.025",route="/3/movie/:id"} 0');
  expect(lines).toContain('marquee_request_seconds_bucket{le="0.05",route="/3/movie/:id"} 3');
  expect(lines.filter((line) => /tulip|203\.0/.test(line))).toEqual([]);
});

test('spans are timed by name and outcome', async () => {
  const metrics = createMetrics();
  const span = metrics.begin('statement', { operation: 'select' }, performance.now() - 40);
  expect(span.run(() => 7)).toBe(7);
  span.end();
  metrics.begin('tmdb').end({ failed: true });
  const lines = await linesOf(metrics);
  expect(lines).toContain('marquee_span_seconds_count{span="statement",outcome="ok"} 1');
  expect(lines).toContain('marquee_span_seconds_bucket{le="0.025",span="statement",outcome="ok"} 0');
  expect(lines).toContain('marquee_span_seconds_count{span="tmdb",outcome="failed"} 1');
});

test('what the services say is read when it is asked for', async () => {
  const metrics = createMetrics();
  let waiting = 3;
  metrics.watch({
    queues: { drawing: () => ({ running: 2, waiting, done: 10, failed: 1, refused: 4 }) },
    caches: { answers: () => ({ hits: 8, misses: 2, bytes: 1024 }) },
    breakers: { tmdb: () => true, model: () => false },
    left: { tmdb_calls: () => 7, model_tokens: async () => 900 },
    tmdbAnswers: () => ({ tmdb: 5, stale: 1, embedded: 0 }),
    pool: () => ({ open: 4, idle: 1, waiting: 2 }),
  });
  await metrics.text();
  waiting = 0;
  expect((await linesOf(metrics)).filter((line) => !line.includes('seconds'))).toEqual([
    'marquee_queue_running{queue="drawing"} 2',
    'marquee_queue_waiting{queue="drawing"} 0',
    'marquee_queue_done_total{queue="drawing"} 10',
    'marquee_queue_failed_total{queue="drawing"} 1',
    'marquee_queue_refused_total{queue="drawing"} 4',
    'marquee_cache_hits_total{cache="answers"} 8',
    'marquee_cache_misses_total{cache="answers"} 2',
    'marquee_cache_bytes{cache="answers"} 1024',
    'marquee_breaker_open{service="tmdb"} 1',
    'marquee_breaker_open{service="model"} 0',
    'marquee_left{of="tmdb_calls"} 7',
    'marquee_left{of="model_tokens"} 900',
    'marquee_tmdb_answers_total{source="tmdb"} 5',
    'marquee_tmdb_answers_total{source="stale"} 1',
    'marquee_tmdb_answers_total{source="embedded"} 0',
    'marquee_pool_connections{state="open"} 4',
    'marquee_pool_connections{state="idle"} 1',
    'marquee_pool_connections{state="waiting"} 2',
  ]);
});

test('the process and its event loop are there, too', async () => {
  const metrics = createMetrics();
  metrics.watch(nothing);
  const text = await metrics.text();
  for (const name of [
    'nodejs_eventloop_lag_p99_seconds',
    'process_cpu_seconds_total',
    'process_resident_memory_bytes',
  ])
    expect(text).toMatch(new RegExp(`^${name} `, 'm'));
});
