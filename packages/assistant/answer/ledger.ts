import type { LedgerLine } from '@marquee/contracts/assistant/fact.ts';
import type { Part, WishSlot } from '@marquee/contracts/assistant/part.ts';

import { alternativesIn, isStrict } from '#rank/meets.ts';

import type { TitleFacts } from '../facts.ts';
import type { LedgerContext } from './context.ts';
import { ledgerLineOf } from './ledgerLine.ts';

/** How many lines are wanted; strict parts have theirs in any case. */
const lines = 6;

/** The most telling slots first. */
const telling: readonly WishSlot[] = [
  'story',
  'like',
  'person',
  'collection',
  'company',
  'theme',
  'genre',
  'word',
  'years',
  'runtime',
  'seasons',
  'episodes',
  'total',
  'language',
  'country',
  'age',
  'intensity',
  'certification',
  'score',
  'fame',
  'status',
  'media',
  'order',
  'taste',
  'without',
];

const fitOrder = ['fits', 'near', 'unknown', 'misses'] as const;

type Weighed = { line: LedgerLine; part: Part };

/** How a title meets every part that it can be compared with, in the order of the parts. */
export function linesOf(title: TitleFacts, parts: readonly Part[], context: LedgerContext): LedgerLine[] {
  return weighedLines(title, parts, context).map(({ line }) => line);
}

/**
 * A pick's ledger: what fits, then what nearly does, then what misses. Strict parts are all there; of the others those
 * that say most, and never only the good ones.
 */
export function ledgerOf(title: TitleFacts, parts: readonly Part[], context: LedgerContext): LedgerLine[] {
  const weighed = weighedLines(title, parts, context).toSorted(
    (one, other) => weightOf(one) - weightOf(other),
  );
  const strict = weighed.filter(({ part }) => isStrict(part.wish));
  const others = weighed.filter(({ part }) => !isStrict(part.wish));
  const room = Math.max(2, lines - strict.length);
  const lacking = others.filter(({ line }) => line.fit !== 'fits');
  const fitting = others.filter(({ line }) => line.fit === 'fits');
  const lackingShown = lacking.slice(0, Math.max(Math.floor(room / 2), room - fitting.length));
  const shown = new Set([...strict, ...lackingShown, ...fitting.slice(0, room - lackingShown.length)]);
  return weighed.filter((each) => shown.has(each)).map(({ line }) => line);
}

function weighedLines(title: TitleFacts, parts: readonly Part[], context: LedgerContext): Weighed[] {
  const groups = alternativesIn(parts.map(({ wish }) => wish));
  return groups.flatMap((group) => {
    const lines = parts
      .filter(({ wish }) => group.includes(wish))
      .flatMap((part) => {
        const line = ledgerLineOf(title, part, context);
        return line ? [{ line, part }] : [];
      });
    return nearest(lines);
  });
}

/** "French or Italian": a title that is one doesn't miss the other. */
function nearest(alternatives: readonly Weighed[]): readonly Weighed[] {
  if (alternatives.length < 2) return alternatives;
  const fitting = alternatives.filter(({ line }) => line.fit === 'fits');
  return fitting.length > 0
    ? fitting
    : alternatives.toSorted((one, other) => fitOf(one) - fitOf(other)).slice(0, 1);
}

const fitOf = ({ line }: Weighed): number => fitOrder.indexOf(line.fit);

const weightOf = (weighed: Weighed): number =>
  fitOf(weighed) * telling.length + telling.indexOf(weighed.part.wish.slot);
