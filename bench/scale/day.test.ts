import { expect, it } from 'vitest';

import { countsBetween, dayOf, nodeCounts } from './day.ts';
import type { PostgresFigures } from './people.ts';
import type { VisitFigures, Window } from './replay.ts';
import { kinds } from './visitors.ts';

const line = (route: string, cache: string, count: number) =>
  `marquee_requests_total{route="${route}",status="200",cache="${cache}"} ${count}`;

it('counts Node’s requests by kind, and what lies between two looks', () => {
  const before = nodeCounts(
    [line('/', 'miss', 2), line('/readyz', 'none', 90), line('none', 'none', 9)].join('\n'),
  );
  const after = nodeCounts(
    [
      line('/', 'miss', 5),
      line('/movie/:id', 'hit', 4),
      line('/3/movie/:id', 'miss', 7),
      line('/t/p/:size/:file', 'none', 8),
    ].join('\n'),
  );
  expect(countsBetween(before, after)).toEqual({
    page: { kept: 4, other: 3 },
    details: { kept: 0, other: 7 },
    picture: { kept: 0, other: 8 },
  });
});

const nothing: VisitFigures = { asked: 0, cachedByBrowser: 0, bytes: 0, nginx: {}, statuses: {} };
const postgres = (rowsWritten: number): PostgresFigures => ({
  transactions: 1,
  rowsWritten,
  rowsRead: 0,
  walBytes: 1000,
  databaseBytes: 500,
});

it('multiplies what was measured by the visitors of a day and its busiest hour', () => {
  const window: Window = {
    seconds: 60,
    visits: 100,
    views: 500,
    kinds: {
      ...(Object.fromEntries(kinds.map((kind) => [kind, nothing])) as Window['kinds']),
      page: { ...nothing, asked: 100, bytes: 1_000_000 },
      mark: { ...nothing, asked: 60 },
    },
  };
  const day = dayOf({
    window,
    node: { page: { kept: 1, other: 4 }, mark: { kept: 0, other: 60 } },
    costs: { node: { page: { made: 50, kept: 1 } }, nginx: { page: 0.1, list: 0.1 }, drawnPicture: 0 },
    postgres: { mark: postgres(3), refresh: postgres(0), signIn: postgres(0) },
    people: { mark: 2, refresh: 0, signIn: 0 },
  });
  expect(day.visitsPerSecondAtPeak).toBe(236);
  expect(day.byKind['page']).toMatchObject({
    perVisit: 1,
    reachNode: 0.05,
    keptByNode: 0.2,
    bytesPerAnswer: 10_000,
  });
  // (1 x 1 + 4 x 50 + 60 x 2) / 100 visits = 3.21 ms, and 1.6 requests of 0.1 ms at nginx.
  expect(day.millisecondsPerVisit).toEqual({ node: 3.21, nginx: 0.16 });
  expect(day.processorsBusyAtPeak.node).toBeCloseTo(0.758, 2);
  expect(day.postgres.newMarksPerDay).toBe(6_000_000);
  expect(day.postgres.rowsWrittenPerSecondAtPeak).toBe(425);
  expect(day.gigabytesSent).toBe(100);
});
