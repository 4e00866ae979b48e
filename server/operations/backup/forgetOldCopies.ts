import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { keptFor } from '@marquee/contracts/keptForDays.ts';

/** Made before an upgrade or a restore; backups made by command have other names. */
const isCopy = /^(?:people-.*|damaged-)(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z\.sqlite(?:-wal)?$/;

/** Copies of the database that are no longer needed: who was deleted since then is in them. */
export async function forgetOldCopies(folder: string, now: Date): Promise<void> {
  for (const name of await readdir(folder)) {
    const [, day, hour, minute, second, milliseconds] = isCopy.exec(name) ?? [];
    const made = Date.parse(`${day}T${hour}:${minute}:${second}.${milliseconds}Z`);
    if (now.getTime() - made > keptFor('upgradeCopy')) await rm(join(folder, name), { force: true });
  }
}
