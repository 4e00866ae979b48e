import { parseArgs } from 'node:util';

import { postgresMissing } from '#server/database/testing/postgresCluster.ts';

import { measureConnections } from './replicas/connections.ts';

/**
 * Many servers side by side. `connections`: fifty of them with twenty callers each, on one PostgreSQL with its usual
 * hundred connections; the bar: no call fails.
 */
const { values } = parseArgs({
  options: {
    parts: { type: 'string', default: 'connections' },
    servers: { type: 'string', default: '50' },
    rounds: { type: 'string', default: '5' },
  },
});
const parts = new Set(values.parts.split(','));

const connections =
  parts.has('connections') && postgresMissing === null
    ? await measureConnections(Number(values.servers), Number(values.rounds))
    : null;

console.log(
  JSON.stringify({
    ...(connections && { connections: { ...connections, passed: connections.failed === 0 } }),
  }),
);
