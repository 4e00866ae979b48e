import type { RenderPage } from '@marquee/contracts/page.ts';

import { type FakeTmdb, startFakeTmdb } from '#server/titles/tmdb/testing/fakeTmdb.ts';
import { type FaultName, faults } from '#server/titles/tmdb/testing/fault.ts';
import type { TestCertificates } from '#server/titles/tmdb/testing/testCertificate.ts';

import { breachCold, breachFresh, breachWarm } from './contract.ts';
import { families, type Family } from './families.ts';
import { type LiveServer, openLive } from './openLive.ts';
import type { SeenAnswer } from './seen.ts';

/** One fault, one family. Null is as it should be, else what is broken. */
export type Cell = {
  fault: FaultName;
  family: string;
  cold: string | null;
  warm: string | null;
  /** Back to TMDB's word of now after the fault. */
  fresh: string | null;
  milliseconds: { cold: number; warm: number };
};

export type Matrix = {
  cells: Cell[];
  /** Calls that TMDB got while it failed, by those that it got for the same when it was well. */
  amplification: Record<FaultName, number>;
};

/** Short, so that a run does not wait for answers that never come. */
const limits = { connect: 600, firstByte: 700, whole: 800, patience: 250, briefly: 100 };
const day = 24 * 3600_000;
const twoDays = 2 * day;
/** By then every stored answer of TMDB has expired: each request is like the first. */
const forgotten = 200 * day;
/** By then the product promises to have noticed that TMDB is back. */
const recovery = 15_000;
/** On a busy machine TMDB's answer may come after the wait has ended: then it is there the next time. */
const tries = 12;

type Parts = {
  render: RenderPage;
  certificates: TestCertificates;
  /** All of them unless said otherwise. */
  asked?: readonly Family[];
  tell?: (line: string) => void;
};

/** Twelve faults, twenty families, each asked for the first time and again, and once more when all is well. */
export async function runMatrix({
  render,
  certificates,
  asked = families,
  tell = () => {},
}: Parts): Promise<Matrix> {
  const { trusted, untrusted } = certificates;
  const tmdb = await startFakeTmdb({ tls: { trusted, untrusted } });
  const live = await openLive({ tmdb, render, limits });
  try {
    // One-off work, such as reading the catalogue, is not measured.
    for (const family of asked) await live.ask(family);
    const rows: { cells: Cell[]; fault: FaultName; amplification: number }[] = [];
    for (const fault of Object.keys(faults) as FaultName[]) {
      const row = await runRow(fault, { tmdb, live, asked });
      const broken = row.cells.filter(({ cold, warm, fresh }) => (cold ?? warm ?? fresh) !== null).length;
      tell(`${fault}: ${row.cells.length - broken} of ${row.cells.length}`);
      rows.push({ ...row, fault });
    }
    return {
      cells: rows.flatMap(({ cells }) => cells),
      amplification: Object.fromEntries(
        rows.map(({ fault, amplification }) => [fault, amplification]),
      ) as Record<FaultName, number>,
    };
  } finally {
    await live.close();
    await tmdb.close();
  }
}

async function runRow(
  fault: FaultName,
  { tmdb, live, asked }: { tmdb: FakeTmdb; live: LiveServer; asked: readonly Family[] },
) {
  const all = async <Result>(ask: (family: Family) => Promise<Result>) => {
    const results: Result[] = [];
    for (const family of asked) {
      results.push(await ask(family));
      // Long enough for TMDB to be tried again by the next.
      live.pass(recovery);
    }
    return results;
  };
  try {
    tmdb.reset();
    live.pass(forgotten);
    tmdb.fail(faults[fault]);
    const cold = await all((family) => timed(live, family, breachCold));
    const whileFailing = tmdb.calls.length;

    tmdb.reset();
    live.pass(recovery);
    const fresh = await all((family) => untilFresh(live, family));
    const whenWell = tmdb.calls.length;

    live.pass(twoDays);
    tmdb.fail(faults[fault]);
    const warm = await all((family) => timed(live, family, breachWarm));
    const cells = asked.map(({ name }, index): Cell => {
      const [first, again] = [cold[index], warm[index]];
      return {
        fault,
        family: name,
        cold: first?.breach ?? null,
        warm: again?.breach ?? null,
        fresh: fresh[index] ?? null,
        milliseconds: { cold: first?.milliseconds ?? 0, warm: again?.milliseconds ?? 0 },
      };
    });
    return { cells, amplification: Math.round((whileFailing / Math.max(1, whenWell)) * 100) / 100 };
  } finally {
    tmdb.reset();
  }
}

async function timed(
  live: LiveServer,
  family: Family,
  breach: (family: Family, seen: SeenAnswer) => string | null,
) {
  const start = performance.now();
  const seen = await live.ask(family);
  return { breach: breach(family, seen), milliseconds: Math.round(performance.now() - start) };
}

/** What is broken still after a few tries, a moment of the product's clock apart. */
async function untilFresh(live: LiveServer, family: Family): Promise<string | null> {
  for (let attempt = 1; ; attempt += 1) {
    const breach = breachFresh(family, await live.ask(family));
    if (breach === null || attempt === tries) return breach;
    live.pass(recovery);
    await new Promise((resolve) => setTimeout(resolve, 20 * attempt));
  }
}
