import type { RenderPage } from '@marquee/contracts/page.ts';
import { paths } from '@marquee/contracts/paths.ts';

import { startFakeTmdb } from '#server/titles/tmdb/testing/fakeTmdb.ts';
import type { Fault } from '#server/titles/tmdb/testing/fault.ts';

import { percentile } from '../support/percentile.ts';
import { families } from './families.ts';
import { openLive } from './openLive.ts';

const minute = 60_000;
const outageMinutes = 10;

/** Pages that people browse, all visited before. */
const browsed = [
  ...families.filter(({ onlyTmdb, body }) => !onlyTmdb && !body).map(({ path }) => path),
  paths.nowPlaying,
  paths.topRated,
  paths.series,
  paths.title('movie', 11, 'Star Wars'),
  paths.title('movie', 13, 'Forrest Gump'),
  paths.title('movie', 238, 'The Godfather'),
  paths.title('movie', 578, 'Jaws'),
  paths.title('movie', 680, 'Pulp Fiction'),
];
/** The first ones are asked for most. */
const chosen = (at: number) =>
  browsed[Math.floor(browsed.length * ((at * 0.618_034) % 1) ** 2)] ?? paths.home;

const outages: readonly Fault[] = [
  { kind: 'black-hole' },
  { kind: 'status', status: 503 },
  { kind: 'refused' },
];

/** Ten minutes without TMDB, failing in another way every few minutes, on pages that were there before. */
export async function replayOutage({ render, requests }: { render: RenderPage; requests: number }) {
  const tmdb = await startFakeTmdb();
  const live = await openLive({
    tmdb,
    render,
    limits: { connect: 200, firstByte: 250, whole: 300, briefly: 150 },
  });
  try {
    for (let round = 0; round < 3; round += 1) {
      for (const path of browsed) {
        await live.ask({ path });
        live.pass(500);
      }
    }
    live.pass(3 * 24 * 60 * minute);
    tmdb.reset();
    const statuses = new Map<number, number>();
    const times: number[] = [];
    for (let at = 0; at < requests; at += 1) {
      tmdb.fail(outages[Math.floor((at / requests) * outages.length)] ?? null);
      const start = performance.now();
      const { status } = await live.ask({ path: chosen(at) });
      times.push(performance.now() - start);
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      live.pass((outageMinutes * minute) / requests);
    }
    return {
      minutes: outageMinutes,
      requests,
      statuses: Object.fromEntries(statuses),
      served: (statuses.get(200) ?? 0) / requests,
      milliseconds: { p50: percentile(times, 50), p95: percentile(times, 95) },
      upstreamCalls: tmdb.calls.length,
    };
  } finally {
    await live.close();
    await tmdb.close();
  }
}

/** TMDB calls for a page that many request at once while nothing of it is stored. */
export async function stampede({ render, clients }: { render: RenderPage; clients: number }) {
  const tmdb = await startFakeTmdb();
  const live = await openLive({ tmdb, render });
  try {
    const asked = ['/3/movie/603', paths.title('movie', 155, 'The Dark Knight'), paths.home];
    const report: Record<string, unknown> = {};
    for (const path of asked) {
      tmdb.reset();
      const answers = await Promise.all(Array.from({ length: clients }, async () => live.ask({ path })));
      const calls = Map.groupBy(tmdb.calls, (call) => call.path);
      report[path] = {
        clients,
        ok: answers.filter(({ status }) => status === 200).length,
        keys: calls.size,
        callsPerKey: Math.max(0, ...[...calls.values()].map(({ length }) => length)),
      };
      live.pass(minute);
    }
    return report;
  } finally {
    await live.close();
    await tmdb.close();
  }
}

/** Real seconds from TMDB's return until a page is its word of now, after each kind of outage. */
export async function recovery({ render, seconds }: { render: RenderPage; seconds: number }) {
  const tmdb = await startFakeTmdb();
  const live = await openLive({ tmdb, render, realClock: true });
  const path = '/3/movie/603';
  const until = async (source: string) => {
    const start = performance.now();
    while ((await live.ask({ path })).source !== source) {
      if (performance.now() - start > minute) return Number.NaN;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    return Math.round((performance.now() - start) / 100) / 10;
  };
  try {
    await live.ask({ path });
    const report: Record<string, number> = {};
    for (const fault of outages) {
      live.pass(2 * 24 * 60 * minute);
      tmdb.fail(fault);
      const end = performance.now() + seconds * 1000;
      while (performance.now() < end) {
        await live.ask({ path });
        await new Promise((resolve) => setTimeout(resolve, 250));
      }
      tmdb.fail(null);
      report[fault.kind] = await until('tmdb');
    }
    return report;
  } finally {
    await live.close();
    await tmdb.close();
  }
}
