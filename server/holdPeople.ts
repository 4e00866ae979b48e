import { setTimeout } from 'node:timers/promises';

import { takeLock } from '@marquee/folder-lock';

/** One that is being stopped, or was killed this moment, is waited for. */
const patience = 5000;
const step = 50;

type Held = { ok: true; release: () => void } | { ok: false; problem: string };

/**
 * A database file has one server: a second one may be another container or machine with the same folder, and what
 * SQLite shares between processes doesn't reach that far. Restoring needs the same lock.
 */
export async function holdPeople(dataDirectory: string): Promise<Held> {
  for (let waited = 0; ; waited += step) {
    const taken = takeLock(dataDirectory, 'people');
    if (taken.ok) return taken;
    if (waited >= patience) {
      const who = taken.process === null ? '' : ` (process ${taken.process})`;
      return {
        ok: false,
        problem: `Another Marquee is using DATA_DIR=${dataDirectory}${who}. Stop it, choose another folder, or set DATABASE_URL: with PostgreSQL, several run side by side.`,
      };
    }
    await setTimeout(step);
  }
}
