import { normalise } from '@marquee/text';

import type { Ask } from '#ask.ts';
import { isFields, textIn } from '#readList.ts';

import { supposedNetworks } from './knownValues.ts';

/** Names of networks by their numbers at the source. */
export type NetworkNames = ReadonlyMap<string, string>;

export const noNetworks: NetworkNames = new Map();

/** A number that is another network's there, or unused. */
type OtherNetwork = { id: string; name: string; theirs: string | null };

export type Networks = {
  /** Those that the source confirmed. */
  names: () => NetworkNames;
  others: () => readonly OtherNetwork[];
  isSettled: () => boolean;
  /** Checks those that aren't settled. True where all are then. */
  look: (ask: Ask, pause?: () => Promise<unknown>) => Promise<boolean>;
};

/** Services sometimes drop their plus signs. */
const keyOf = (name: string) => normalise(name).replace(/ (?:and|plus)$/, '');

const byName = ([, a]: readonly [string, string], [, b]: readonly [string, string]) =>
  a < b ? -1 : Number(a > b);

/** The networks that series can be narrowed by. `settled` is what was found out earlier. */
export function createNetworks(settled: Readonly<Record<string, string | null>> = {}): Networks & {
  settled: () => Readonly<Record<string, string | null>>;
} {
  /** The source's name of each; null where it has none of that number. */
  const theirs = new Map<string, string | null>(Object.entries(settled));
  const supposed = Object.entries(supposedNetworks).sort(byName);
  const isAgreed = ([id, name]: [string, string]) => {
    const called = theirs.get(id);
    return typeof called === 'string' && keyOf(called) === keyOf(name);
  };

  async function settle(ask: Ask, id: string): Promise<boolean> {
    const asked = await ask<unknown>(`network/${id}`);
    if (!asked.ok && asked.status !== 404) return false;
    const name = asked.ok && isFields(asked.body) ? textIn(asked.body, 'name') : '';
    theirs.set(id, name || null);
    return true;
  }

  let names: NetworkNames = new Map(supposed.filter(isAgreed));
  return {
    names: () => names,
    others: () =>
      supposed.flatMap(([id, name]) =>
        theirs.has(id) && !names.has(id) ? [{ id, name, theirs: theirs.get(id) ?? null }] : [],
      ),
    isSettled: () => supposed.every(([id]) => theirs.has(id)),
    settled: () => Object.fromEntries(theirs),
    async look(ask, pause) {
      const open = supposed.filter(([id]) => !theirs.has(id));
      let isWhole = true;
      const one = async ([id]: readonly [string, string]) => {
        if (!(await settle(ask, id))) isWhole = false;
      };
      if (pause === undefined) await Promise.all(open.map(one));
      else
        for (const network of open) {
          // In the background, one after the other.
          await pause();
          await one(network);
          if (!isWhole) break;
        }
      names = new Map(supposed.filter(isAgreed));
      return isWhole;
    },
  };
}
