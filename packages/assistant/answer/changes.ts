import contrasts from '@marquee/content/words/contrasts.json' with { type: 'json' };
import type { Part, Span, Wish, WishSlot, WishOf } from '@marquee/contracts/assistant/part.ts';
import { partKey } from '@marquee/contracts/assistant/partKey.ts';

import { lexicon } from '#lexicon/entries.ts';
import { intensityOf } from '#rank/intensityOf.ts';

import type { TitleFacts } from '../facts.ts';
import type { Refinement, SaidWish } from '../sentence.ts';
import { medianOf } from './pool.ts';

/** A title has only one of these, so a later wish replaces an earlier one. */
const single: ReadonlySet<WishSlot> = new Set([
  'media',
  'years',
  'runtime',
  'seasons',
  'episodes',
  'total',
  'status',
  'score',
  'fame',
  'certification',
  'age',
  'order',
]);

/** Alternatives of these may be said together: "or the nineties". */
const alternatives: ReadonlySet<WishSlot> = new Set(['media', 'years']);

const ofSeries: ReadonlySet<WishSlot> = new Set(['seasons', 'episodes', 'status']);

/** Where a title comes from: "in French" after "British" asks for something else. */
const origin: ReadonlySet<WishSlot> = new Set(['language', 'country']);

/** After "Pixar", "what about Ghibli" asks for something else. */
const families: ReadonlySet<WishSlot> = new Set(['collection', 'company']);

/** The parts without what no longer matters. */
export function withoutForgotten(
  parts: readonly Part[],
  { slots, wishes }: Extract<Refinement, { change: 'forget' }>,
): readonly Part[] {
  const keys = new Set(wishes.map(partKey));
  return parts.filter(({ key, wish }) => !keys.has(key) && !slots.includes(wish.slot));
}

/** "Not him": the person who was asked for last is not wanted any more. */
export const unwantedOf = (parts: readonly Part[]): readonly Wish[] => {
  const person = parts.findLast(({ wish }) => wish.slot === 'person' && !wish.not)?.wish;
  return person === undefined ? [] : [turnedRound(person)];
};

/** "What else did she make": who made it first of all. */
export const byMakerOf = ({ makers: [maker] }: TitleFacts): readonly Wish[] =>
  maker === undefined ? [] : [{ slot: 'person', ...maker, role: 'director', not: false }];

/** What is said, where these parts were said before. */
export function saidAfter(
  parts: readonly Part[],
  { wish, span, isDropping, narrower }: SaidWish,
): { wish: Wish; span: Span; opposite: string; isDropped: boolean } {
  const opposite = partKey(turnedRound(wish));
  const isWanted = parts.some(({ key }) => key === opposite);
  return {
    span,
    wish: isWanted && narrower ? narrower : wish,
    opposite,
    isDropped: isWanted && isDropping === true,
  };
}

type Adding = {
  /** "Also", "or": something beside it could replace it. */
  isAddition: boolean;
  /** "Horror instead", "no wait, cheerful": removes all earlier parts of its kind. */
  isInstead: boolean;
};

/**
 * The parts after a new one was said. Those of earlier sentences have no span. It replaces one with the same meaning;
 * what contradicts it, because a title can't be both or because it says the opposite, is removed.
 */
export function addPart(parts: readonly Part[], added: Part, how: Adding): readonly Part[] {
  const kept = parts.filter((part) => part.key === added.key || !givesWay(part, added, how));
  return kept.some(({ key }) => key === added.key)
    ? kept.map((part) => (part.key === added.key ? { ...added, turn: part.turn } : part))
    : [...kept, added];
}

function givesWay(earlier: Part, added: Part, how: Adding): boolean {
  const [was, is] = [earlier.wish, added.wish];
  if (partKey(turnedRound(was)) === added.key) return true;
  // What one sentence says together stays together, such as "the eighties or the nineties".
  if (earlier.span !== null) return false;
  return isOfOtherMedia(was, is) || isOfOtherMedia(is, was) || isReplaced(was, is, how);
}

/** Films have no seasons. */
const isOfOtherMedia = (one: Wish, other: Wish): boolean =>
  one.slot === 'media' && one.media === 'movie' && ofSeries.has(other.slot);

function isReplaced(was: Wish, is: Wish, { isAddition, isInstead }: Adding): boolean {
  if (isTurned(was) || isTurned(is)) return false;
  if (was.slot === is.slot && single.has(is.slot)) return !(isAddition && alternatives.has(is.slot));
  if (origin.has(was.slot) && origin.has(is.slot)) return !isAddition;
  if (families.has(was.slot) && families.has(is.slot)) return !isAddition;
  if (contradict(was, is)) return !isAddition;
  return isInstead && kindOf(was) === kindOf(is);
}

/** After "sad", "happier" asks for something else. */
const contradict = (was: Wish, is: Wish): boolean =>
  was.slot === 'theme' &&
  is.slot === 'theme' &&
  contrasts.some(
    ({ one, other }) =>
      (one.includes(was.entry) && other.includes(is.entry)) ||
      (other.includes(was.entry) && one.includes(is.entry)),
  );

/** What a film is about, and how it feels, are of one kind each. */
function kindOf(wish: Wish): string {
  if (wish.slot === 'genre') return 'subject';
  if (wish.slot !== 'theme') return wish.slot;
  const group = groups.get(wish.entry) ?? '';
  return subjects.has(group) ? 'subject' : group;
}

const groups = new Map<string, string>(lexicon.map(({ id, group }) => [id, group]));
const subjects: ReadonlySet<string> = new Set(['trope', 'setting', 'subject']);

const isTurned = (wish: Wish): boolean => 'not' in wish && wish.not === true;

const turnedRound = (wish: Wish): Wish =>
  'not' in wish || wish.slot === 'years' ? { ...wish, not: !isTurned(wish) } : wish;

/** A wish for something like a title. */
export const likeOf = ({ media, id, name, year }: TitleFacts): WishOf<'like'> => ({
  slot: 'like',
  media,
  id,
  name,
  year,
  aspect: null,
  not: false,
});

/** Changes that add a wish, derived from what was shown. */
export type Shift = Exclude<
  Refinement,
  { change: 'undo' | 'start-over' | 'forget' | 'not-them' | 'same-maker' }
>;

/** The wishes of a change after what was shown; none where they can't apply to it. */
export function wishesOfChange(shift: Shift, shown: readonly TitleFacts[]): readonly Wish[] {
  if (shift.change === 'more-like')
    return titlesAt(shift.places, shown).map((title) => (shift.not ? without(title) : likeOf(title)));
  const compared = shift.than === undefined ? shown : titlesAt(shift.than, shown);
  return shift.change === 'less'
    ? shift.of.flatMap((of) => lessOf(of, compared))
    : wishesOf[shift.change](compared);
}

/** A level less than the middle of what was shown has. */
function lessOf(of: WishOf<'intensity'>['of'], shown: readonly TitleFacts[]): readonly Wish[] {
  const middle = medianOf(shown.map((title) => intensityOf(of, title)));
  if (middle === null) return [];
  return [{ slot: 'intensity', of, max: middle >= 3 ? 2 : middle === 2 ? 1 : 0 }];
}

const wishesOf: Record<
  Exclude<Shift['change'], 'more-like' | 'less'>,
  (shown: readonly TitleFacts[]) => readonly Wish[]
> = {
  older: (shown) => yearsFrom('older', medianYear(shown)),
  newer: (shown) => yearsFrom('newer', medianYear(shown)),
  shorter: (shown) => minutesFrom('shorter', medianMinutes(shown)),
  longer: (shown) => minutesFrom('longer', medianMinutes(shown)),
  'less-known': () => [{ slot: 'fame', fame: 'hidden' }],
  'better-known': () => [{ slot: 'fame', fame: 'known' }],
  'not-these': (shown) => shown.map((title) => without(title)),
};

const medianYear = (shown: readonly TitleFacts[]) => medianOf(shown.map(({ year }) => year));
const medianMinutes = (shown: readonly TitleFacts[]) =>
  medianOf(shown.flatMap(({ runtime }) => runtime ?? []));

function yearsFrom(change: 'older' | 'newer', middle: number | null): readonly Wish[] {
  if (middle === null) return [];
  return change === 'older'
    ? [{ slot: 'years', min: null, max: middle - 1, strict: true }]
    : [{ slot: 'years', min: middle + 1, max: null, strict: true }];
}

/** Rounded to five minutes away from the middle, as people would say it. */
function minutesFrom(change: 'shorter' | 'longer', middle: number | null): readonly Wish[] {
  if (middle === null) return [];
  return change === 'shorter'
    ? [{ slot: 'runtime', min: null, max: Math.max(1, Math.floor((middle - 1) / 5) * 5), strict: true }]
    : [{ slot: 'runtime', min: Math.min(1000, Math.ceil((middle + 1) / 5) * 5), max: null, strict: true }];
}

/** Places count from 1, and from the end below 0. */
export function titlesAt(places: readonly number[], shown: readonly TitleFacts[]): readonly TitleFacts[] {
  return [...new Set(places)].flatMap((place) => shown.at(place > 0 ? place - 1 : place) ?? []);
}

export const without = ({
  media,
  id,
  name,
  year,
}: Pick<WishOf<'without'>, 'media' | 'id' | 'name' | 'year'>): WishOf<'without'> => ({
  slot: 'without',
  media,
  id,
  name,
  year,
});
