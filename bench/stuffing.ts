import { parseArgs } from 'node:util';

import { type IdentityCaller, openIdentityCaller, type Sender } from './support/identityCaller.ts';
import { startServer } from './support/runningServer.ts';

/**
 * An attacker who tries passwords, against the real server through real sockets: how many of their tries are checked
 * at all. The bars: thirty of a thousand from one address, whatever that says about itself; ten in a quarter of an
 * hour for one account, from however many addresses; and the owner gets in after one wait at most.
 */
const { values } = parseArgs({ options: { pairs: { type: 'string', default: '1000' } } });
const pairs = Number(values.pairs);
const owner = { email: 'ada@films.example', password: 'a violet umbrella' };

/** Share of tries that were compared with a password. */
async function evaluated(caller: IdentityCaller, tries: number, senderOf: (index: number) => Sender) {
  let count = 0;
  for (let index = 0; index < tries; index += 1) {
    const guess = { email: `person${index}@films.example`, password: `guess ${index}` };
    const { code } = await caller.call('signInWithPassword', guess, senderOf(index));
    if (code === 'INVALID_LOGIN_CREDENTIALS') count += 1;
  }
  return count;
}

async function fromOneAddress(senderOf: (index: number) => Sender) {
  const server = await startServer();
  try {
    return await evaluated(openIdentityCaller(server.origin), pairs, senderOf);
  } finally {
    await server.stop();
  }
}

async function oneAccount() {
  const server = await startServer(undefined, { AUTH_TEST_API: '1' });
  const caller = openIdentityCaller(server.origin);
  try {
    await caller.call('signUp', owner, { from: '127.1.0.1' });
    let looked = 0;
    for (let index = 0; index < 200; index += 1) {
      const guess = { ...owner, password: `guess ${index}` };
      const { code } = await caller.call('signInWithPassword', guess, { from: `127.2.0.${index + 1}` });
      if (code === 'INVALID_LOGIN_CREDENTIALS') looked += 1;
      // Two hundred of them are a quarter of an hour.
      await caller.pass(index % 2 === 0 ? 4 : 5);
    }
    const first = await caller.call('signInWithPassword', owner, { from: '127.3.0.1' });
    const wait = first.waitSeconds;
    if (wait !== null) await caller.pass(wait + 1);
    const second =
      wait === null ? first : await caller.call('signInWithPassword', owner, { from: '127.3.0.1' });
    const known = await caller.call('signInWithPassword', owner, { from: '127.3.0.1' });
    return {
      tries: 200,
      evaluated: looked,
      owner: { waitSeconds: wait, after: second.code, again: known.code },
    };
  } finally {
    await server.stop();
  }
}

console.log(
  JSON.stringify(
    {
      pairs,
      oneAddress: { evaluated: await fromOneAddress(() => ({})) },
      spoofedForwarding: {
        evaluated: await fromOneAddress((index) => ({ claimed: `10.${index >> 8}.${index & 255}.7` })),
      },
      oneAccountFrom200Addresses: await oneAccount(),
    },
    null,
    2,
  ),
);
