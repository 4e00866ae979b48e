import type { Part, Wish, WishSlot } from '@marquee/contracts/assistant/part.ts';
import { partKey } from '@marquee/contracts/assistant/partKey.ts';

/** A title has only one of these, so a later wish replaces an earlier one. */
const single: ReadonlySet<WishSlot> = new Set([
  'media',
  'years',
  'runtime',
  'seasons',
  'status',
  'score',
  'fame',
  'certification',
  'order',
]);

/** Alternatives of these may be said together: "or the nineties". */
const alternatives: ReadonlySet<WishSlot> = new Set(['media', 'years']);

const ofSeries: ReadonlySet<WishSlot> = new Set(['seasons', 'status']);

/** Where a title comes from: "in French" after "British" asks for something else. */
const origin: ReadonlySet<WishSlot> = new Set(['language', 'country']);

export type Adding = {
  /** "Also", "or": something beside it could replace it. */
  isAddition: boolean;
  /** "Horror instead": removes all earlier parts of the slot. */
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
  if (was.slot === is.slot && single.has(is.slot)) return !(isAddition && alternatives.has(is.slot));
  if (isTurned(was) || isTurned(is)) return false;
  if (origin.has(was.slot) && origin.has(is.slot)) return !isAddition;
  return isInstead && was.slot === is.slot;
}

const isTurned = (wish: Wish): boolean => 'not' in wish && wish.not;

const turnedRound = (wish: Wish): Wish => ('not' in wish ? { ...wish, not: !wish.not } : wish);
