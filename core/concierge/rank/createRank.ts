import type { Wish } from '#contracts/concierge/part.ts';

import { type TitleFacts, type TitleKey, titleKey } from '../facts.ts';
import type { Rank, Ranked } from '../ranking.ts';
import { fameBand } from './fameBand.ts';
import { createLikeness } from './likeness.ts';
import { type Held, isCondition, loosen } from './loosen.ts';
import { conditionsOf } from './meets.ts';
import { createSigns, type Signs } from './signs.ts';
import { chooseVaried } from './variety.ts';
import { weights } from './weights.ts';

/** With fewer, conditions are loosened. */
const enough = 5;
/** Of how many of the best an order asked for chooses, and variety. */
const pool = 60;
/** Among how many of the first a seen title would have been worth telling of. */
const firstShown = 8;

/** Ranks one catalogue. */
export function createRank(titles: readonly TitleFacts[]): Rank {
  const likeness = createLikeness(titles);
  const signsOf = createSigns(titles, likeness);

  return (sought, { count, seen }) => {
    const { wishes } = sought;
    const conditions = wishes.filter(isCondition);
    const named = namedIn(wishes);
    const isOpen = (title: TitleFacts) => !named.has(titleKey(title));
    const meeting = (held: readonly Wish[]) => {
      const all = conditionsOf(held);
      return titles.filter((title) => isOpen(title) && all.every((condition) => condition(title)));
    };
    const unseen = (found: readonly TitleFacts[]) => found.filter((title) => !seen.has(titleKey(title)));
    const held = loosen(conditions, enough, (as) => unseen(meeting(as)).length);
    const asSaid = conditionsOf(
      conditions.filter((wish) => held.some(({ from, to }) => from === wish && to !== wish)),
    );
    const allowed = new Set(meeting(held.flatMap(({ to }) => to ?? [])));

    const scores = scoresOf(signsOf(sought), wishes);
    const candidates = titles
      .map((title, place): Ranked => ({ title, score: (scores[place] ?? 0) + shareMet(asSaid, title) }))
      .filter(({ title }) => allowed.has(title))
      .sort(byScore);
    const found = inOrder(
      candidates.filter(({ title }) => !seen.has(titleKey(title))),
      wishes,
    );
    const ranked = chooseVaried(found.slice(0, Math.max(pool, 2 * count)), count, {
      caps: capsFor(wishes),
      sameness: likeness.sameness,
    });
    return {
      ranked,
      loosened: held.filter(({ from, to }) => from !== to).map(({ from, to }: Held) => ({ from, to })),
      total: meeting(conditions).length,
      leftOut: candidates
        .slice(0, firstShown)
        .map(({ title }) => title)
        .filter((title) => seen.has(titleKey(title))),
    };
  };
}

/** Titles that the conversation names are known to whoever asks. */
function namedIn(wishes: readonly Wish[]): ReadonlySet<TitleKey> {
  return new Set(
    wishes.flatMap((wish) => (wish.slot === 'like' || wish.slot === 'without' ? [titleKey(wish)] : [])),
  );
}

function scoresOf(signs: Signs, wishes: readonly Wish[]): Float64Array {
  const hasSeriesWish = wishes.some(
    ({ slot }) => slot === 'media' || slot === 'seasons' || slot === 'status',
  );
  return signs.text.map(
    (_, place) =>
      weights.text * (signs.text[place] ?? 0) +
      weights.feedback * (signs.feedback[place] ?? 0) +
      weights.genre * (signs.genre[place] ?? 0) +
      weights.theme * (signs.theme[place] ?? 0) +
      weights.like * (signs.like[place] ?? 0) -
      weights.dislike * (signs.dislike[place] ?? 0) +
      weights.fame * (signs.fame[place] ?? 0) +
      weights.score * (signs.score[place] ?? 0) +
      weights.person * (signs.person[place] ?? 0) +
      weights.years * (signs.years[place] ?? 0) +
      weights.runtime * (signs.runtime[place] ?? 0) +
      (hasSeriesWish ? 0 : weights.film * (signs.film[place] ?? 0)),
  );
}

function shareMet(conditions: readonly ((title: TitleFacts) => boolean)[], title: TitleFacts): number {
  if (conditions.length === 0) return 0;
  return (weights.asSaid * conditions.filter((condition) => condition(title)).length) / conditions.length;
}

const byScore = (a: Ranked, b: Ranked) =>
  b.score - a.score || b.title.fame - a.title.fame || (titleKey(a.title) < titleKey(b.title) ? -1 : 1);

/** The best in the order that was asked for; hidden ones before known ones where these are wanted. */
function inOrder(sorted: readonly Ranked[], wishes: readonly Wish[]): readonly Ranked[] {
  const fame = wishes.findLast((wish) => wish.slot === 'fame');
  const hidden = fame?.fame === 'hidden' ? sorted.filter(({ title }) => fameBand(title) !== 'known') : sorted;
  const wanted = hidden.length >= enough ? hidden : sorted;
  const order = wishes.findLast((wish) => wish.slot === 'order');
  if (order === undefined) return wanted;
  const values = {
    newest: (title: TitleFacts) => title.year,
    oldest: (title: TitleFacts) => -title.year,
    best: (title: TitleFacts) => title.score,
    known: (title: TitleFacts) => title.fame,
  };
  const value = values[order.by];
  return wanted.slice(0, pool).sort((a, b) => value(b.title) - value(a.title) || byScore(a, b));
}

/** At most two of a franchise and of a maker; of a person who is asked for as many as there are. */
function capsFor(wishes: readonly Wish[]): { ofCollection: number; ofMaker: number } {
  const isPersonal = wishes.some((wish) => wish.slot === 'person' && !wish.not);
  return { ofCollection: 2, ofMaker: isPersonal ? Infinity : 2 };
}
