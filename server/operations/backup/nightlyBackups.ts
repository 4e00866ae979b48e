import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

import { keptForMilliseconds, keptForDays } from '@marquee/contracts/keptForDays.ts';

import type { Logger } from '#server/log.ts';

import { backupsFolder, fileNameOf } from './newestGood.ts';
import { runInWorker } from './runInWorker.ts';

/** Made before an upgrade or a restore; backups made by command have other names. */
const isCopy = /^(?:people-.*|damaged-)(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z\.sqlite(?:-wal)?$/;

/** Copies of the database that are no longer needed: who was deleted since then is in them. */
export async function forgetOldCopies(folder: string, now: Date): Promise<void> {
  for (const name of await readdir(folder)) {
    const [, day, hour, minute, second, milliseconds] = isCopy.exec(name) ?? [];
    const made = Date.parse(`${day}T${hour}:${minute}:${second}.${milliseconds}Z`);
    if (now.getTime() - made > keptForMilliseconds('upgradeCopy'))
      await rm(join(folder, name), { force: true });
  }
}

const minutes = (count: number) => count * 60_000;
const hours = (count: number) => minutes(count * 60);

const kept = keptForDays.nightlyBackup;
const isNightly = /^nightly-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z\.jsonl\.gz$/;
/** A little less than a day, so that the hour doesn't wander. */
const apart = hours(23.5);

type NightlyBackups = {
  /** Makes one where the last is a day old, and deletes the oldest. */
  round: () => Promise<void>;
  begin: () => void;
  close: () => Promise<void>;
};

type Options = {
  dataDirectory: string;
  /** Called for a damaged database: it is not backed up, so that no good backup is replaced by a bad one. */
  onDamage: (says: string) => void;
  now: () => Date;
  log: Logger;
};

function timeOf(name: string): number {
  const [, day, hour, minute, second, milliseconds] = isNightly.exec(name) ?? [];
  return Date.parse(`${day}T${hour}:${minute}:${second}.${milliseconds}Z`);
}

/** The people's database file, once a day, beside it. PostgreSQL's owners have their own ways. */
export function createNightlyBackups({ dataDirectory, onDamage, now, log }: Options): NightlyBackups {
  const folder = backupsFolder(dataDirectory);
  const stopped = new AbortController();
  let running: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  async function nightlies(): Promise<string[]> {
    try {
      return (await readdir(folder)).filter((name) => isNightly.test(name)).toSorted();
    } catch {
      return [];
    }
  }

  async function makeOne(): Promise<void> {
    const last = (await nightlies()).at(-1);
    const time = now();
    if (last !== undefined && time.getTime() - timeOf(last) < apart) return;
    const file = join(folder, fileNameOf('nightly', time));
    const done = await runInWorker({ kind: 'backup', dataDirectory, file, time }, stopped.signal);
    if (done === null) return;
    if (done.damage !== null) return onDamage(done.damage);
    log.info({ file }, 'backed up the people’s database');
    for (const old of (await nightlies()).slice(0, -kept)) await rm(join(folder, old), { force: true });
    await forgetOldCopies(folder, time);
  }

  const round = (): Promise<void> => {
    running ??= makeOne()
      .catch((err: unknown) => log.error({ err }, 'the nightly backup could not be made'))
      .finally(() => {
        running = undefined;
      });
    return running;
  };

  const wakeIn = (milliseconds: number) => {
    timer = setTimeout(() => {
      void round();
      wakeIn(hours(1));
    }, milliseconds);
    timer.unref();
  };

  return {
    round,
    // A short trial run needs no backup.
    begin: () => wakeIn(minutes(10)),
    close: async () => {
      clearTimeout(timer);
      stopped.abort();
      await running;
    },
  };
}
