import type { Span, Wish } from '@marquee/contracts/assistant/part.ts';

import type { TitleFacts } from '../facts.ts';
import type { Refinement, Sentence } from '../sentence.ts';
import { isOpen } from './asksSomething.ts';
import { byMakerOf, type Shift, unwantedOf, wishesOfChange, without } from './changes.ts';
import { leavesChoice, type Standing } from './standing.ts';

type Shifting = {
  index: number;
  before: Standing;
  base: Standing;
  /** The title whose maker is asked for. */
  made: TitleFacts | null;
  shown: () => readonly TitleFacts[];
};

/** What a sentence's changes ask for, by what was asked and shown before; nothing where they make no sense. */
export function shiftedIn(
  sentence: Sentence,
  { index, before, base, made, shown }: Shifting,
): readonly { span: Span; wishes: readonly Wish[] }[] {
  const shifts = shiftsIn(sentence, index, before);
  const titles = shifts.length > 0 ? shown() : [];
  return [
    ...shifts.map(({ span, shift }) => ({ span, wishes: shift ? wishesOfChange(shift, titles) : [] })),
    ...sentence.changes
      .filter(({ change }) => change === 'not-them')
      .map(({ span }) => ({ span, wishes: unwantedOf(base.parts) })),
    ...sentence.changes
      .filter(({ change }) => change === 'same-maker')
      .map(({ span }) => ({ span, wishes: made ? [...byMakerOf(made), without(made)] : [] })),
  ];
}

/** The wishes that changes make of what was shown; null where they make no sense before the first answer. */
function shiftsIn(
  sentence: Sentence,
  turn: number,
  before: Standing,
): readonly { span: Span; shift: Shift | null }[] {
  // "Surprise me", said again: others.
  if (turn > 0 && leavesChoice(before) && isOpen(sentence))
    return [{ span: { start: 0, end: sentence.text.length }, shift: { change: 'not-these' } }];
  const shifts = sentence.changes.filter(isShift);
  // "The second one but shorter" is shorter than the second.
  const than = shifts.flatMap((shift) => (shift.change === 'more-like' && !shift.not ? shift.places : []));
  return shifts.map((shift) => ({
    span: shift.span,
    shift:
      turn > 0 || (shift.change !== 'more-like' && shift.change !== 'not-these')
        ? comparedWith(shift, than)
        : null,
  }));
}

const comparedWith = (shift: Shift, than: readonly number[]): Shift =>
  than.length === 0 || shift.change === 'more-like' || shift.change === 'not-these' || shift.than
    ? shift
    : { ...shift, than };

const notShifts = new Set<Refinement['change']>(['undo', 'start-over', 'forget', 'not-them', 'same-maker']);

const isShift = (change: Refinement & { span: Span }): change is Shift & { span: Span } =>
  !notShifts.has(change.change);
