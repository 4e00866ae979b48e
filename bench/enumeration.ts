import { parseArgs } from 'node:util';

import { openIdentityCaller } from './support/identityCaller.ts';
import { startServer } from './support/runningServer.ts';

/**
 * Whether response times reveal if an address has an account: known and unknown ones by turns, and how often a
 * known one's answer takes longer than an unknown one's (AUC: 0.5 is a coin's throw). The bar: at most 0.55 either way.
 */
const { values } = parseArgs({ options: { requests: { type: 'string', default: '2000' } } });
const requests = Number(values.requests);
const known = 'ada@films.example';

/** How often one of the first is larger than one of the second; ties count half. */
function auc(one: readonly number[], other: readonly number[]): number {
  let larger = 0;
  for (const a of one) for (const b of other) larger += a > b ? 1 : a === b ? 0.5 : 0;
  return larger / (one.length * other.length);
}

const server = await startServer(undefined, { AUTH_TEST_API: '1' });
try {
  const { call, withoutLimits } = openIdentityCaller(server.origin);
  await call('signUp', { email: known, password: 'a violet umbrella' });
  await withoutLimits();

  async function measure(name: string, bodyOf: (email: string) => object) {
    const times = { known: [] as number[], unknown: [] as number[] };
    for (let index = 0; index < requests / 2; index += 1) {
      // Which comes first changes too, so that neither is always the one after the other.
      const order = index % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
      for (const kind of order) {
        const email = kind === 'known' ? known : `eve${index}@films.example`;
        const start = performance.now();
        await call(name, bodyOf(email));
        times[kind].push(performance.now() - start);
      }
    }
    return { requests: times.known.length * 2, auc: Number(auc(times.known, times.unknown).toFixed(4)) };
  }

  console.log(
    JSON.stringify(
      {
        signIn: await measure('signInWithPassword', (email) => ({ email, password: 'not the umbrella' })),
        reset: await measure('sendOobCode', (email) => ({ requestType: 'PASSWORD_RESET', email })),
        createAuthUri: await measure('createAuthUri', (identifier) => ({
          identifier,
          continueUri: 'http://127.0.0.1',
        })),
      },
      null,
      2,
    ),
  );
} finally {
  await server.stop();
}
