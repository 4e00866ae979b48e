import type { WishSlot } from '@marquee/contracts/assistant/part.ts';

import type { Described, FindByDescription } from '../description.ts';
import { type TitleFacts, type TitleKey, titleKey } from '../facts.ts';
import type { Rank, RankedTitle, Ranking } from '../ranking.ts';
import { isCondition } from './loosen.ts';
import { meets, meetsAll } from './meets.ts';
import { tellingOf } from './telling.ts';

/** Of reciprocal rank fusion: how little a place more or less counts. */
const smoothing = 60;
/**
 * How much a place among those that tell the same counts beside one of the ranking. In a story the ranking only decides
 * between neighbours; of questions it knows more.
 */
const weights = { found: 70, story: 20, scraps: 0.1, question: 0.1 };

const vague: ReadonlySet<WishSlot> = new Set(['theme', 'word', 'genre']);

type Parts = { find: FindByDescription; titles: ReadonlyMap<TitleKey, TitleFacts> };

/**
 * A ranking that also finds what is told. Where somebody tells of one title, what else was read in the sentence is
 * evidence for it and no condition: wishes that it doesn't meet are taken for misread.
 */
export function withTellings(rank: Rank, { find, titles }: Parts): Rank {
  return (sought, options) => {
    const { told = [] } = sought;
    if (told.length === 0) return rank(sought, options);
    const { hits, sounds, outstands } = tellingOf(told, sought.wishes, find);
    const best = hits[0] && titles.get(titleKey(hits[0]));
    const broken =
      outstands && best
        ? sought.wishes.filter(
            (wish) => isCondition(wish) && !meets(wish, best) && !(wish.slot === 'age' && told.some(saysFor)),
          )
        : [];
    // Who asks means people, years and languages; a theme is easily read into a story.
    const isFound = outstands && (sounds !== 'question' || broken.every(({ slot }) => vague.has(slot)));
    const misread = isFound ? broken : [];
    const wishes = sought.wishes.filter((wish) => !misread.includes(wish));
    const ranking = rank({ ...sought, wishes }, options);
    const weight = isFound ? weights.found : weights[sounds];
    return { ...fused(ranking, { hits: allowed(hits, ranking), weight }), misread };

    function allowed(all: readonly Described[], { loosened }: Ranking): readonly TitleFacts[] {
      const conditions = wishes.filter(isCondition).flatMap((wish) => {
        const loose = loosened.find(({ from }) => from === wish);
        return loose === undefined ? wish : (loose.to ?? []);
      });
      const named = new Set(
        wishes.flatMap((wish) => (wish.slot === 'like' || wish.slot === 'without' ? [titleKey(wish)] : [])),
      );
      return all
        .flatMap((hit) => titles.get(titleKey(hit)) ?? [])
        .filter((title) => {
          const key = titleKey(title);
          return !named.has(key) && !options.seen.has(key) && meetsAll(conditions, title);
        });
    }
  };
}

/** "For my four year old" says who is watching; "an eight year old boy" alone may be who it is about. */
const saysFor = (sentence: string): boolean => /(?<!\p{L})(?:for|my|our)(?!\p{L})/iu.test(sentence);

/** Both lists as one, by the places in each. */
function fused(ranking: Ranking, { hits, weight }: { hits: readonly TitleFacts[]; weight: number }): Ranking {
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
  add(hits, weight);
  return { ...ranking, ranked: [...scores.values()].toSorted((one, other) => other.score - one.score) };
}
