import { join, resolve } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';

import type { RenderPage } from '@marquee/contracts/page.ts';

import { createTestCertificates } from '#server/titles/tmdb/testing/testCertificate.ts';

import { type Cell, runMatrix } from './faults/matrix.ts';
import { recovery, replayOutage, stampede } from './faults/outage.ts';
import { percentile } from './support/percentile.ts';

/**
 * What people see while TMDB fails: twelve faults by twenty families, each for the first time, again and after the
 * fault; ten minutes of outage; a crowd before a page that isn't there yet; how soon everything is fresh again.
 * `--requests=5000` lengthens the outage's mix, `--seconds=40` the outage before a recovery.
 */
const { values } = parseArgs({
  options: {
    requests: { type: 'string', default: '1000' },
    seconds: { type: 'string', default: '25' },
    clients: { type: 'string', default: '500' },
  },
});
const certificates = createTestCertificates();
setDefaultCACertificates([...getCACertificates('default'), certificates.authority]);
const built = pathToFileURL(join(resolve(import.meta.dirname, '..'), 'dist/ssr/render.js')).href;
const { render }: { render: RenderPage } = await import(built);

const { cells, amplification } = await runMatrix({
  render,
  certificates,
  tell: (line) => console.error(line),
});
const isKept = ({ cold, warm, fresh }: Cell) => cold === null && warm === null && fresh === null;
const byFault = Map.groupBy(cells, ({ fault }) => fault);
const timesOf = (row: readonly Cell[], when: 'cold' | 'warm') => {
  const times = row.map(({ milliseconds }) => milliseconds[when]);
  return { p50: percentile(times, 50), p95: percentile(times, 95) };
};

console.log(
  JSON.stringify({
    matrix: {
      cells: cells.length,
      kept: cells.filter(isKept).length,
      broken: cells.filter((cell) => !isKept(cell)),
      faults: Object.fromEntries(
        [...byFault].map(([fault, row]) => [
          fault,
          {
            kept: row.filter(isKept).length,
            amplification: amplification[fault],
            // With time-outs of well under a second: what remains is our own work.
            milliseconds: { cold: timesOf(row, 'cold'), warm: timesOf(row, 'warm') },
          },
        ]),
      ),
    },
    stampede: await stampede({ render, clients: Number(values.clients) }),
    outage: await replayOutage({ render, requests: Number(values.requests) }),
    secondsUntilFresh: await recovery({ render, seconds: Number(values.seconds) }),
  }),
);
