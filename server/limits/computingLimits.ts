import { longestSentence } from '@marquee/contracts/assistant/limits.ts';

import { type AddressLimits, createAddressLimits } from './addressLimits.ts';

/** Seconds to wait before so many letters may be read for an address; null where there is no need to. */
type WaitFor = (address: string, letters: number) => number | null;

export type ComputingLimits = {
  /** Pages to render and data to read that aren't cached. */
  page: (address: string) => number | null;
  data: (address: string) => number | null;
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
  const rendering = createAddressLimits({ buckets: [{ size: 600, milliseconds: seconds(30) }], now });
  const reading = createAddressLimits({ buckets: [{ size: 3000, milliseconds: seconds(30) }], now });
  const page = waitingFor(rendering, 1);
  const data = waitingFor(reading, 1);
  return {
    page: (address) => page(address, 1),
    data: (address) => data(address, 1),
    ask: waitingFor(asking, longestSentence),
    match: waitingFor(matching, lettersOfRows),
  };
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
