import { wins } from '@marquee/contracts/library/wins.ts';

import { type DeviceStore, guest } from './deviceStore.ts';
import { heldOf, type Register, written } from './register.ts';

/** How long unsent changes of an account wait for it to come back. */
const patienceMilliseconds = 90 * 24 * 60 * 60 * 1000;

/**
 * Deletes the libraries of accounts that aren't signed in from this device. Unsent changes stay, unseen, until
 * they come back; what came to them from the guest is theirs now.
 */
export async function leaveAccounts(store: DeviceStore, { except, now }: { except: string; now: number }) {
  for (const owner of await store.owners()) {
    if (owner === guest || owner === except) continue;
    const unsent = new Map<string, Register>();
    await store.replace(owner, (registers) =>
      registers.flatMap(({ key, waiting }) => {
        if (!waiting || waiting.at < now - patienceMilliseconds) return [];
        const kept = written(key, waiting);
        unsent.set(key, kept);
        return [kept];
      }),
    );
    if (unsent.size === 0) continue;
    await store.replace(guest, (registers) =>
      registers.filter((register) => {
        const theirs = unsent.get(register.key)?.waiting;
        const held = heldOf(register);
        return !theirs || !held || wins(held, theirs);
      }),
    );
  }
}
