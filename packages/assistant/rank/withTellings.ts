import type { Wish, WishSlot } from '@marquee/contracts/assistant/part.ts';

import type { FindByDescription } from '../description.ts';
import { type TitleFacts, type TitleKey, titleKey } from '../facts.ts';
import type { Rank, RankedTitle, Ranking } from '../ranking.ts';
import { isCondition } from './loosen.ts';
import { meets, meetsAll } from './meets.ts';
import { occasions, tellingOf } from './telling.ts';

/** Of reciprocal rank fusion: how little a place more or less counts. */
const smoothing = 60;
/**
 * How much a place among those that tell the same counts beside one of the ranking. Of what is told, the ranking only
 * decides between neighbours; of what is asked for it knows more.
 */
const weights = { told: 70, asked: 0.1 };

/** What a description loses for each condition that its title doesn't meet: conditions are evidence, too. */
const unmet = 0.93;

/** From where on a title that is told of may be meant, and surely is. */
const possible = -2.5;
const sure = 1;

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
    const { hits, evidence, isShort } = tellingOf(told, sought.wishes, find);
    const conditions = sought.wishes.filter(isCondition);
    const kept = conditions.filter(
      ({ slot }) => neverTold.has(slot) || (slot === 'age' && told.some(saysWho)),
    );
    const described = hits
      .flatMap(({ score, ...hit }) => {
        const title = titles.get(titleKey(hit));
        if (title === undefined) return [];
        return { title, score: score * unmet ** conditions.filter((wish) => !meets(wish, title)).length };
      })
      .toSorted((one, other) => other.score - one.score);
    const [best] = described;
    const isSeen = ({ title }: RankedTitle) => options.seen.has(titleKey(title));
    if (evidence > 0 && best) {
      const misread = sought.wishes.filter(
        (wish) => !kept.includes(wish) && !isMeant(wish, best.title, evidence > sure && !isShort),
      );
      const ranking = rank(
        { ...sought, wishes: sought.wishes.filter((wish) => !misread.includes(wish)) },
        options,
      );
      const found = described.filter((one) => !isSeen(one) && meetsAll(kept, one.title));
      const matches = new Map(described.map(({ title, score }) => [titleKey(title), score / best.score]));
      return {
        ...fused(ranking, found, weights.told),
        loosened: [],
        leftOut: isSeen(best) ? [best.title] : [],
        told: { misread, matches },
      };
    }
    const ranking = rank(sought, options);
    // An order that is asked for is kept; the words of a title that is only named for comparison find its sequels.
    if (sought.wishes.some((wish) => wish.slot === 'order' || (wish.slot === 'like' && !wish.not)))
      return ranking;
    const held = conditions.flatMap((wish) => {
      const loose = ranking.loosened.find(({ from }) => from === wish);
      return loose === undefined ? wish : (loose.to ?? []);
    });
    const named = new Set(
      sought.wishes.flatMap((wish) =>
        wish.slot === 'like' || wish.slot === 'without' ? [titleKey(wish)] : [],
      ),
    );
    const found = described.filter(
      (one) => !isSeen(one) && !named.has(titleKey(one.title)) && meetsAll(held, one.title),
    );
    const both = fused(ranking, found, weights.asked);
    return evidence > possible ? withThird(both, found[0]?.title) : both;
  };
}

/**
 * "For my four year old" and "kids, 5 and 8" say who is watching, and that must never be overlooked; "an eight year old
 * boy" and "kids across the street" may be who a story is about.
 */
const saysWho = (sentence: string): boolean =>
  company.test(sentence) || (/\d|year[\s-]olds?/iu.test(sentence) && !toldOf.test(sentence));
const company =
  /(?<!\p{L})(?:for|my|our)(?:\s+\S+){0,3}?\s+(?:\S*\d|years?|yr|kids?|child|children|toddler|son|daughter|grand|nephew|niece)|(?<!\p{L})(?:sleepover|class)(?!\p{L})|(?:years?|yr) olds? (?:loves?|likes?|hates?|wants?)/iu;
const toldOf =
  /(?<!\p{L})(?:a|an|the|his|her|their|young|little|about)\s+(?:[\p{L}\p{N}-]+\s+){0,3}?(?:[\p{L}\p{N}-]*year[\s-]olds?|boys?|girls?|kids?|child|children|sons?|daughters?|brothers?|sisters?|teenagers?)(?!\p{L})/iu;

/** What isn't so of the title is read into its story; so are all themes and words of what is surely told. */
function isMeant(wish: Wish, title: TitleFacts, isSurelyTold: boolean): boolean {
  // "With the guy" is no company.
  if (wish.slot === 'theme' && occasions.has(wish.entry)) return false;
  if (wish.slot === 'theme' || wish.slot === 'word')
    return !isSurelyTold && (!isCondition(wish) || meets(wish, title));
  return (isCondition(wish) || wish.slot === 'genre') && meets(wish, title);
}

/** Both lists as one, by the places in each. */
function fused(ranking: Ranking, found: readonly RankedTitle[], weight: number): Ranking {
  const scores = new Map<TitleKey, RankedTitle>();
  const add = (list: readonly RankedTitle[], share: number) => {
    for (const [place, { title }] of list.entries()) {
      const key = titleKey(title);
      const before = scores.get(key)?.score ?? 0;
      scores.set(key, { title, score: before + share / (smoothing + place + 1) });
    }
  };
  add(ranking.ranked, 1);
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
