import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, expect, test } from 'vitest';

import { shippedTitles } from '#server/assistant/testing/shippedTitles.ts';

import { metricsOf } from './evalMetrics.ts';
import { readEvalRequests } from './evalRequests.ts';

const directory = mkdtempSync(join(tmpdir(), 'marquee-eval-'));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

test('metrics count first places, shares found and how far one has to look', () => {
  const answers = [
    { found: ['movie/1', 'movie/2'] as const, targets: new Set(['movie/1', 'movie/9'] as const) },
    { found: ['movie/3', 'movie/4'] as const, targets: new Set(['movie/4'] as const) },
    { found: ['movie/5'] as const, targets: new Set(['movie/6'] as const) },
    { found: [], targets: new Set(['movie/7'] as const) },
  ];
  expect(metricsOf(answers)).toEqual({ hit1: 0.25, hit5: 0.5, hit10: 0.5, recall10: 0.4, mrr: 0.375 });
});

test('requests count only with answers that the catalogue has and the request does not name', () => {
  const path = join(directory, 'requests.jsonl');
  const lines = [
    {
      id: 'a',
      request: 'Like Heat',
      liked: [{ title: 'Heat', year: 1995 }],
      targets: [
        { title: 'Heat', year: 1995 },
        { title: 'Collateral', year: 2005 },
      ],
    },
    {
      id: 'b',
      request: 'Anything',
      liked: [],
      targets: [{ title: 'Nobody has ever filmed this', year: 1999 }],
    },
    { id: 'c', request: 'Anything', liked: [], targets: [{ title: 'Heat', year: 2013 }] },
  ];
  writeFileSync(path, lines.map((line) => JSON.stringify(line)).join('\n'));
  const { requests, lines: count } = readEvalRequests(path, shippedTitles());
  expect(count).toBe(3);
  expect(requests.map(({ id, targets }) => [id, targets.size])).toEqual([['a', 1]]);
  expect(requests[0]?.liked.map(({ name }) => name)).toEqual(['Heat']);
});
