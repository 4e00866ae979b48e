import type { Wish } from '@marquee/contracts/assistant/part.ts';

import type { RankedTitle } from '../ranking.ts';
import type { LikenessIndex } from './likeness.ts';

/** What a title loses for resembling one before it. */
const samenessCost = 0.25;
/** The two best stay where they are. */
const kept = 2;
/** Beyond these similarity doesn't matter. */
const varied = 20;

/** The varied ones are taken from this many of the best. */
const pool = 60;

type Caps = { ofCollection: number; ofMaker: number };

/** At most two of a franchise and of a maker; of people who are asked for as many as there are. */
export function capsFor(wishes: readonly Wish[]): Caps {
  const isPersonal = wishes.some((wish) => wish.slot === 'person' && !wish.not);
  return { ofCollection: 2, ofMaker: isPersonal ? Infinity : 2 };
}

/** Takes the best each time, less what it repeats of those already taken. `sorted` begins with the best. */
export function chooseVariedPicks(
  sorted: readonly RankedTitle[],
  count: number,
  { caps, sameness }: { caps: Caps; sameness: LikenessIndex['sameness'] },
): RankedTitle[] {
  const taken = createTally(caps);
  const chosen: RankedTitle[] = [];
  const take = (ranked: RankedTitle) => {
    chosen.push(ranked);
    taken.add(ranked);
  };

  const rest = sorted.slice(0, pool).map((ranked) => ({ ranked, repeated: 0 }));
  while (chosen.length < Math.min(count, varied)) {
    const cost = chosen.length < kept ? 0 : samenessCost;
    let leader = -1;
    let most = -Infinity;
    for (let place = 0; place < rest.length; place += 1) {
      const item = rest[place];
      if (item === undefined) continue;
      const value = item.ranked.score - cost * item.repeated;
      if (value > most && taken.allows(item.ranked)) [leader, most] = [place, value];
    }
    const next = leader === -1 ? undefined : rest.splice(leader, 1)[0]?.ranked;
    if (next === undefined) break;
    take(next);
    const toNext = sameness(next.title);
    for (const item of rest) item.repeated = Math.max(item.repeated, toNext(item.ranked.title));
  }
  for (const ranked of [...rest.map(({ ranked }) => ranked), ...sorted.slice(pool)]) {
    if (chosen.length === count) break;
    if (taken.allows(ranked)) take(ranked);
  }
  return chosen;
}

/** Counts how often each franchise and each maker has been taken. */
function createTally(caps: Caps) {
  const collections = new Map<string, number>();
  const makers = new Map<number, number>();
  return {
    allows: ({ title: { collection, makers: people } }: RankedTitle): boolean =>
      (collection === null || (collections.get(collection) ?? 0) < caps.ofCollection) &&
      people.every(({ id }) => (makers.get(id) ?? 0) < caps.ofMaker),
    add: ({ title: { collection, makers: people } }: RankedTitle): void => {
      if (collection !== null) collections.set(collection, (collections.get(collection) ?? 0) + 1);
      for (const { id } of people) makers.set(id, (makers.get(id) ?? 0) + 1);
    },
  };
}
