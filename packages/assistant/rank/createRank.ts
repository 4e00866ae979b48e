import type { Wish } from '@marquee/contracts/assistant/part.ts';

import { type TitleFacts, type TitleKey, titleKey } from '../facts.ts';
import type { Rank, RankedTitle } from '../ranking.ts';
import { createConditions } from './conditions.ts';
import { createLikenessIndex, type LikenessIndex } from './likeness.ts';
import { isCondition, loosen } from './loosen.ts';
import { bestFirst, orderedByWish, scoresOf } from './scores.ts';
import { createSigns } from './signs.ts';
import { createThemes } from './themes.ts';
import { capsFor, chooseVariedPicks } from './variety.ts';
import { weights } from './weights.ts';

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
      ranked: chooseVariedPicks(sorted, count, { caps: capsFor(wishes), sameness: likeness.sameness }),
      loosened,
      total: countOf(meeting(conditions)),
      leftOut: candidates
        .slice(0, firstShown)
        .filter(isSeen)
        .map(({ title }) => title),
    };
  };
}

/** Titles that the conversation names are known to the user. */
function namedIn(wishes: readonly Wish[]): ReadonlySet<TitleKey> {
  return new Set(
    wishes.flatMap((wish) => (wish.slot === 'like' || wish.slot === 'without' ? [titleKey(wish)] : [])),
  );
}

const countOf = (met: Uint8Array): number => met.reduce((sum, one) => sum + one, 0);
