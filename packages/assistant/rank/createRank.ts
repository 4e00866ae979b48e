import type { Wish } from '@marquee/contracts/assistant/part.ts';

import { type TitleFacts, type TitleKey, titleKey } from '../facts.ts';
import type { RankedTitle, Rank } from '../ranking.ts';
import { createConditions, createThemes } from './conditions.ts';
import { type LikenessIndex, createLikenessIndex } from './likeness.ts';
import { isCondition, loosen } from './loosen.ts';
import { isNamed } from './meets.ts';
import { bestFirst, orderedByWish, scoresOf, weights } from './scores.ts';
import { createSigns } from './signs.ts';

/** What a title loses for resembling one before it. */
const samenessCost = 0.25;
/** The two best stay where they are. */
const kept = 2;
/** Beyond these similarity doesn't matter. */
const varied = 20;

/** The varied ones are taken from this many of the best. */
const pool = 60;

type Caps = { ofCollection: number; ofMaker: number; isFilled: boolean };

/**
 * At most two of a franchise and of a maker. Of who or what is asked for by name, as many as there are, and more of a
 * franchise where people or companies have nothing else.
 */
function capsFor(wishes: readonly Wish[]): Caps {
  const isOfNames = wishes.some(isNamed);
  const isOfFranchise = wishes.some((wish) => wish.slot === 'collection' && !wish.not);
  return {
    ofCollection: isOfFranchise ? Infinity : 2,
    ofMaker: isOfNames ? Infinity : 2,
    isFilled: isOfNames,
  };
}

/** Takes the best each time, less what it repeats of those already taken. `sorted` begins with the best. */
function chooseVariedPicks(
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
  if (!caps.isFilled) return chosen;
  const left = sorted.filter((ranked) => !chosen.includes(ranked));
  return [...chosen, ...left].slice(0, count);
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

/** With fewer, conditions are loosened. */
const usuallyEnough = 5;
/** A seen title is reported if it would have been among this many of the first. */
const firstShown = 8;

/** Ranks one catalogue. Of a small one, fewer may be enough. */
export function createRank(
  titles: readonly TitleFacts[],
  likeness: LikenessIndex = createLikenessIndex(titles),
  enough = usuallyEnough,
): Rank {
  const themesOf = createThemes(titles);
  const signsOf = createSigns(titles, { likeness, themesOf });
  const keys = titles.map(titleKey);
  const collections = new Map(titles.map((title) => [titleKey(title), title.collection]));
  const franchisesOf = (wishes: readonly Wish[]) =>
    new Set(
      wishes.flatMap((wish) =>
        wish.slot === 'like' && !wish.not ? (collections.get(titleKey(wish)) ?? []) : [],
      ),
    );

  return (sought, { count, seen }) => {
    const { wishes } = sought;
    const conditions = wishes.filter(isCondition);
    const meeting = createConditions(titles, themesOf);
    const named = namedIn(wishes);
    const isOpen = Uint8Array.from(keys, (key) => (named.has(key) ? 0 : 1));
    const isUnseen = Uint8Array.from(keys, (key, place) => (isOpen[place] === 1 && !seen.has(key) ? 1 : 0));
    const countUnseen = (as: readonly Wish[]) =>
      meeting(as).reduce((sum, met, place) => sum + (met & (isUnseen[place] ?? 0)), 0);

    const held = loosen(conditions, enough, countUnseen);
    const loosened = held.filter(({ from, to }) => from !== to);
    const met = meeting(held.flatMap(({ to }) => to ?? []));
    const asSaid = meeting(loosened.map(({ from }) => from));
    const scores = scoresOf(signsOf(sought), wishes);
    const candidates = titles
      .flatMap((title, place): RankedTitle[] => {
        if (met[place] !== 1 || isOpen[place] !== 1) return [];
        const extra = loosened.length > 0 && asSaid[place] === 1 ? weights.asSaid : 0;
        return [{ title, score: (scores[place] ?? 0) + extra }];
      })
      .sort(bestFirst);
    const isSeen = ({ title }: RankedTitle) => seen.size > 0 && seen.has(titleKey(title));
    const sorted = orderedByWish(
      candidates.filter((ranked) => !isSeen(ranked)),
      wishes,
    );
    return {
      ranked: behindOthers(
        chooseVariedPicks(sorted, count, { caps: capsFor(wishes), sameness: likeness.sameness }),
        sought.isName === true ? new Set() : franchisesOf(wishes),
      ),
      loosened,
      total: countOf(meeting(conditions)),
      leftOut: candidates
        .slice(0, firstShown)
        .filter(isSeen)
        .map(({ title }) => title),
    };
  };
}

/** Who likes a title knows that it has sequels: others are first. */
function behindOthers(ranked: RankedTitle[], franchises: ReadonlySet<string>): RankedTitle[] {
  const isOther = ({ title: { collection } }: RankedTitle) =>
    collection === null || !franchises.has(collection);
  const first = ranked.filter(isOther).slice(0, kept);
  return franchises.size === 0 ? ranked : [...first, ...ranked.filter((each) => !first.includes(each))];
}

/** Titles that the conversation names are known to the user. */
function namedIn(wishes: readonly Wish[]): ReadonlySet<TitleKey> {
  return new Set(
    wishes.flatMap((wish) => (wish.slot === 'like' || wish.slot === 'without' ? [titleKey(wish)] : [])),
  );
}

const countOf = (met: Uint8Array): number => met.reduce((sum, one) => sum + one, 0);
