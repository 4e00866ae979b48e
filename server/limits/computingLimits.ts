import { longestSentence } from '@marquee/contracts/assistant/limits.ts';
import { paths } from '@marquee/contracts/paths.ts';

import type { Answering } from '#server/http/fetch.ts';
import type { Refuse } from '#server/http/refusal.ts';

import { type AddressLimits, createAddressLimits } from './addressLimits.ts';

/** Pages with an answer on them are printed for visitors within their limit. */
export function limitPages(waitFor: WaitFor, refuse: Refuse, next: Answering): Answering {
  return async (asked) => {
    const { url, address, id } = asked;
    const isAsking = url.pathname === paths.ask && url.searchParams.has('q');
    const wait = isAsking ? waitFor(address, url.search.length) : null;
    return wait === null ? next(asked) : refuse(url.pathname, 429, id, { waitSeconds: wait });
  };
}

/** Seconds to wait before so many letters may be read for an address; null where there is no need to. */
export type WaitFor = (address: string, letters: number) => number | null;

type ComputingLimits = {
  /** Sentences of a conversation. */
  ask: WaitFor;
  /** Titles of another product's rows. */
  match: WaitFor;
};

const seconds = (count: number) => count * 1000;
/** A hundred rows of usual titles are one. */
const lettersOfRows = 2500;

/**
 * How much computing an address may request: for people, and twenty of them behind one address, it is as good
 * as endless. The largest import fits in it, and its questions come one after the other.
 */
export function createComputingLimits({ now }: { now: () => Date }): ComputingLimits {
  const asking = createAddressLimits({ buckets: [{ size: 300, milliseconds: seconds(75) }], now });
  const matching = createAddressLimits({ buckets: [{ size: 2000, milliseconds: seconds(2000) }], now });
  return { ask: waitingFor(asking, longestSentence), match: waitingFor(matching, lettersOfRows) };
}

function waitingFor(limits: AddressLimits, lettersOfOne: number): WaitFor {
  return (address, letters) => {
    // Pages that are printed here ask in the same process, after their visitor was let in.
    if (address === '') return null;
    const begun = limits.begin(address, Math.max(1, Math.ceil(letters / lettersOfOne)));
    if (!begun.ok) return begun.waitSeconds;
    begun.end();
    return null;
  };
}
