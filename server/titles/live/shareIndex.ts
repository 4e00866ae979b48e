import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

import {
  adoptIndex,
  type Embedded,
  indexVersion,
  type IndexPointer,
  parsePointer,
  readPointer,
} from '@marquee/title-search';

import type { Logger } from '#server/log.ts';
import type { SharedStore } from '#server/sharedStore/sharedStore.ts';
import { nextOut } from '#server/titles/tmdb/exports/createNightly.ts';

type Outcome = { ok: true } | { ok: false; problem: string };

/** The right to build, which one replica has for a while. */
export type BuildLease = {
  take: (key: string, milliseconds: number) => Promise<boolean>;
  release: (key: string) => Promise<void>;
};

type Parts = {
  store: SharedStore;
  /** Null where no database tells replicas of each other: then each may build. */
  lease: BuildLease | null;
  directory: string;
  embedded: Embedded;
  /** Makes the index of this server as new as the lists. */
  build: (signal: AbortSignal) => Promise<Outcome>;
  now: () => Date;
  log: Pick<Logger, 'info' | 'warn'>;
  wait?: (milliseconds: number, signal: AbortSignal) => Promise<unknown>;
};

/**
 * Longer than a build takes. It isn't given back after one: who comes later finds the result, or finds that there was
 * nothing to be had, and TMDB's host isn't asked again within the hour.
 */
const leaseMilliseconds = 3600_000;
const lookEvery = 60_000;

/** One replica builds the index of names, the others take it up. */
export function shareIndex({ store, lease, directory, embedded, build, now, log, wait = pause }: Parts) {
  // Another version of Marquee has other titles or another index: they never meet.
  const folder = `names/${indexVersion}-${embedded.fingerprint}`;
  const pointerKey = `${folder}/current.json`;

  const builtAt = (pointer: IndexPointer | undefined) =>
    pointer ? Date.parse(pointer.builtAt) : Number.NEGATIVE_INFINITY;
  const isOfToday = (pointer: IndexPointer | undefined) =>
    pointer !== undefined && nextOut(new Date(pointer.builtAt)) > now().getTime();

  async function shared(): Promise<IndexPointer | undefined> {
    const text = await store.read(pointerKey);
    return text ? parsePointer(text.toString()) : undefined;
  }

  /** Takes up what another replica has built, where it is newer than what is here. */
  async function adopt(signal: AbortSignal): Promise<void> {
    const pointer = await shared();
    if (pointer === undefined || builtAt(pointer) <= builtAt(readPointer(directory))) return;
    const bring = (file: string) => store.download(`${folder}/${pointer.file}`, file, signal);
    if (await adoptIndex({ directory, pointer, bring, embedded, now }))
      log.info({ builtAt: pointer.builtAt }, 'the title index comes from another replica');
  }

  /** False where others can't have it. */
  async function publish(signal: AbortSignal): Promise<boolean> {
    const own = readPointer(directory);
    if (own === undefined) return false;
    const before = await shared();
    if (builtAt(own) <= builtAt(before)) return true;
    const isThere = await store.upload(`${folder}/${own.file}`, join(directory, own.file), signal);
    if (!isThere) return false;
    await store.write(pointerKey, Buffer.from(JSON.stringify(own)));
    const isTold = (await shared())?.file === own.file;
    if (isTold && before) await store.remove(`${folder}/${before.file}`);
    return isTold;
  }

  async function refresh(signal: AbortSignal): Promise<Outcome> {
    for (;;) {
      await adopt(signal);
      if (isOfToday(readPointer(directory))) return { ok: true };
      if (lease === null || (await lease.take(folder, leaseMilliseconds))) break;
      await wait(lookEvery, signal);
    }
    const built = await build(signal);
    if (!built.ok || (await publish(signal)) || signal.aborted) return built;
    log.warn({}, 'the title index could not be given to the other replicas: each builds its own');
    await lease?.release(folder);
    return built;
  }

  /** Takes up the index of today, or builds it where nobody else does. */
  return (signal: AbortSignal): Promise<Outcome> =>
    refresh(signal).catch((error: unknown) => ({
      ok: false,
      problem: error instanceof Error ? error.message : 'unknown',
    }));
}

const pause = (milliseconds: number, signal: AbortSignal) =>
  setTimeout(milliseconds, undefined, { signal, ref: false });
