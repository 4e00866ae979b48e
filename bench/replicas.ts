import { parseArgs } from 'node:util';

import { postgresMissing } from '#server/database/testing/postgresCluster.ts';
import { nginxMissing } from '#server/testing/startNginx.ts';

import { measureConnections } from './replicas/connections.ts';
import { measureLosses } from './replicas/losses.ts';
import { measureReaders } from './replicas/readers.ts';

/**
 * Many servers side by side. `connections`: fifty of them with twenty callers each, on one PostgreSQL with its usual
 * hundred connections; the bar: no call fails. `readers`: a day of ten million visitors, in a lapse of time, with the
 * shipped nginx in front; the bars: at most five views of a hundred reach Node; with one of two replicas gone everything
 * is answered, and while none is there for a minute, every page, data and picture that was seen before in that encoding.
 * `losses`: five replicas behind nginx, of which one is killed and started again each minute, for ten minutes; the bars:
 * no client sees a failure, no acknowledged write is lost. `--parts=readers` is for one of them,
 * `--losses=3 --seconds=20` a try of the last.
 */
const { values } = parseArgs({
  options: {
    parts: { type: 'string', default: 'connections,readers,losses' },
    servers: { type: 'string', default: '50' },
    rounds: { type: 'string', default: '10' },
    replicas: { type: 'string', default: '5' },
    losses: { type: 'string', default: '10' },
    seconds: { type: 'string', default: '60' },
    'per-second': { type: 'string', default: '20' },
  },
});
const parts = new Set(values.parts.split(','));

async function connections() {
  if (postgresMissing !== null) return { missing: postgresMissing };
  const figures = await measureConnections(Number(values.servers), Number(values.rounds));
  return { ...figures, passed: figures.failed === 0 };
}

async function readers() {
  if (nginxMissing !== null) return { missing: nginxMissing };
  const figures = await measureReaders();
  const isWhole = (statuses: Record<string, number>) =>
    Object.keys(statuses).every((status) => status === '200');
  const { statuses, oneReplica, outage, afterwards, shareThatReachesNode } = figures;
  const passed =
    shareThatReachesNode <= 0.05 &&
    [statuses, oneReplica.statuses, outage.statuses, afterwards.statuses].every(isWhole);
  return { ...figures, passed };
}

async function losses() {
  if (postgresMissing !== null || nginxMissing !== null) return { missing: postgresMissing ?? nginxMissing };
  const figures = await measureLosses({
    replicas: Number(values.replicas),
    rounds: Number(values.losses),
    seconds: Number(values.seconds),
    perSecond: Number(values['per-second']),
  });
  const { reads, writes, lost, torn, invented } = figures;
  return { ...figures, passed: reads.failed + writes.failed + lost + torn + invented === 0 };
}

console.log(
  JSON.stringify({
    ...(parts.has('connections') && { connections: await connections() }),
    ...(parts.has('readers') && { readers: await readers() }),
    ...(parts.has('losses') && { losses: await losses() }),
  }),
);
