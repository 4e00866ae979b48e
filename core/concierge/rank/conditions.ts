import type { Wish } from '#contracts/concierge/part.ts';

import type { TitleFacts } from '../facts.ts';
import { alternativesIn, meets } from './meets.ts';

/** Which titles, by their places, meet wishes together: 1 where one does. Remembers each wish's. */
export function createConditions(titles: readonly TitleFacts[]): (wishes: readonly Wish[]) => Uint8Array {
  const known = new Map<Wish, Uint8Array>();
  const meeting = (wish: Wish) => {
    const met = known.get(wish) ?? Uint8Array.from(titles, (title) => (meets(wish, title) ? 1 : 0));
    known.set(wish, met);
    return met;
  };
  return (wishes) => {
    const all = new Uint8Array(titles.length).fill(1);
    for (const group of alternativesIn(wishes)) {
      const any = group.map(meeting);
      for (let place = 0; place < all.length; place += 1) {
        if (all[place] === 1 && !any.some((met) => met[place] === 1)) all[place] = 0;
      }
    }
    return all;
  };
}
