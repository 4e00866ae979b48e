import type { WishSlot } from '@marquee/contracts/assistant/part.ts';

import type { FindByDescription } from '../description.ts';
import { type TitleFacts, type TitleKey, titleKey } from '../facts.ts';
import type { Rank, RankedTitle, Ranking } from '../ranking.ts';
import { isCondition } from './loosen.ts';
import { meets, meetsAll } from './meets.ts';
import { tellingOf } from './telling.ts';

/** Of reciprocal rank fusion: how little a place more or less counts. */
const smoothing = 60;
/**
 * How much a place among those that tell the same counts beside one of the ranking. Of what is told, the ranking only
 * decides between neighbours; of what is asked for it knows more.
 */
const weights = { told: 70, asked: 0.1 };

/** What a description loses for each condition that its title doesn't meet: conditions are evidence, too. */
const unmet = 0.93;

/** From here on a title that is told of may be meant. */
const possible = -2.5;

/** Who tells a story doesn't tell these. */
const neverTold: ReadonlySet<WishSlot> = new Set(['runtime', 'certification']);

type Parts = { find: FindByDescription; titles: ReadonlyMap<TitleKey, TitleFacts> };

/**
 * A ranking that also finds what is told. Where somebody tells of one title, what else was read in the sentence is
 * evidence for it and no condition: wishes that it doesn't meet are taken for misread.
 */
export function withTellings(rank: Rank, { find, titles }: Parts): Rank {
  return (sought, options) => {
    const { told = [] } = sought;
    if (told.length === 0) return rank(sought, options);
    const { hits, evidence } = tellingOf(told, sought.wishes, find);
    const isTold = evidence > 0;
    const conditions = sought.wishes.filter(isCondition);
    const kept = conditions.filter(
      ({ slot }) => neverTold.has(slot) || (slot === 'age' && told.some(saysFor)),
    );
    const described = hits
      .flatMap(({ score, ...hit }) => {
        const title = titles.get(titleKey(hit));
        if (title === undefined) return [];
        return { title, score: score * unmet ** conditions.filter((wish) => !meets(wish, title)).length };
      })
      .toSorted((one, other) => other.score - one.score)
      .map(({ title }) => title);
    const best = described[0];
    const misread =
      isTold && best ? conditions.filter((wish) => !kept.includes(wish) && !meets(wish, best)) : [];
    const wishes = sought.wishes.filter((wish) => !misread.includes(wish));
    const ranking = rank({ ...sought, wishes }, options);
    const isUnseen = (title: TitleFacts) => !options.seen.has(titleKey(title));
    if (isTold) {
      const found = described.filter((title) => isUnseen(title) && meetsAll(kept, title));
      return { ...fused(ranking, { found, weight: weights.told }), misread };
    }
    // An order that is asked for is kept; the words of a title that is only named for comparison find its sequels.
    if (wishes.some((wish) => wish.slot === 'order' || (wish.slot === 'like' && !wish.not)))
      return { ...ranking, misread };
    const held = conditions.flatMap((wish) => {
      const loose = ranking.loosened.find(({ from }) => from === wish);
      return loose === undefined ? wish : (loose.to ?? []);
    });
    const named = new Set(
      wishes.flatMap((wish) => (wish.slot === 'like' || wish.slot === 'without' ? [titleKey(wish)] : [])),
    );
    const found = described.filter(
      (title) => isUnseen(title) && !named.has(titleKey(title)) && meetsAll(held, title),
    );
    const both = fused(ranking, { found, weight: weights.asked });
    return evidence > possible ? withThird(both, found[0]) : both;
  };
}

/** "For my four year old" says who is watching; "an eight year old boy" alone may be who it is about. */
const saysFor = (sentence: string): boolean =>
  /(?<!\p{L})(?:for|my|our)(?:\s+\S+){0,3}?\s+(?:\S*\d|years?|yr|kids?|child|children|toddler|son|daughter|grand|nephew|niece)|(?<!\p{L})(?:we|watch|sleepover|class)(?!\p{L})/iu.test(
    sentence,
  );

/** Both lists as one, by the places in each. */
function fused(
  ranking: Ranking,
  { found, weight }: { found: readonly TitleFacts[]; weight: number },
): Ranking {
  const scores = new Map<TitleKey, RankedTitle>();
  const add = (list: readonly TitleFacts[], share: number) => {
    for (const [place, title] of list.entries()) {
      const key = titleKey(title);
      const before = scores.get(key)?.score ?? 0;
      scores.set(key, { title, score: before + share / (smoothing + place + 1) });
    }
  };
  add(
    ranking.ranked.map(({ title }) => title),
    1,
  );
  add(found, weight);
  return { ...ranking, ranked: [...scores.values()].toSorted((one, other) => other.score - one.score) };
}

/** Between those that are asked for, but not first: the title that may be told of. */
function withThird(ranking: Ranking, title: TitleFacts | undefined): Ranking {
  const place = ranking.ranked.findIndex((ranked) => ranked.title === title);
  const third = ranking.ranked[2];
  if (title === undefined || third === undefined || (place >= 0 && place <= 2)) return ranking;
  const others = ranking.ranked.filter((ranked) => ranked.title !== title);
  return { ...ranking, ranked: others.toSpliced(2, 0, { title, score: third.score }) };
}
