import { checkWishes, isStrict, type ReadSentence } from '@marquee/assistant';
import type { TitleFacts, TitleKey } from '@marquee/assistant/events';
import { plainText } from '@marquee/assistant/model';
import type { Part, Span, Wish, WishSlot } from '@marquee/contracts/assistant/part.ts';
import { partKey } from '@marquee/contracts/assistant/partKey.ts';

import type { LookUpInput } from './lookUpInput.ts';

const mostWishes = 12;
const longestWish = 100;

/** What only one can be of, or what becomes wider where two of it are said. */
const narrow: ReadonlySet<WishSlot> = new Set([
  'media',
  'years',
  'runtime',
  'seasons',
  'episodes',
  'total',
  'status',
  'score',
  'fame',
  'language',
  'country',
  'certification',
  'age',
  'order',
]);

export type ReadWishes = {
  parts: readonly Part[];
  /** Keys of those that the model added. */
  added: ReadonlySet<string>;
  /** Conditions that the model adds without words of the person: they are no more than preferred. */
  preferred: readonly Wish[];
  notUnderstood: readonly string[];
};

type Reading = {
  /** As our own parser has them. */
  parts: readonly Part[];
  /** Keys that the user removed: only the user restores them. */
  removed: ReadonlySet<string>;
  /** The newest sentence. */
  sentence: string;
  turn: number;
  read: ReadSentence;
  titles: ReadonlyMap<TitleKey, TitleFacts>;
  year: number;
};

/**
 * The model's wishes beside ours. It writes phrases, and the engine's own parser reads them: so each names things that
 * exist. It may add, and drop what is only weighed; what is strict among ours stays as it is, and only the
 * person's own words make another condition.
 */
export function readWishes(input: LookUpInput, reading: Reading): ReadWishes {
  const { removed, sentence, turn, read, titles, year } = reading;
  const misread = new Set(input.misread);
  let parts = reading.parts.filter(({ key, wish }) => isStrict(wish) || !misread.has(key));
  const added = new Set<string>();
  const preferred: Wish[] = [];
  const notUnderstood: string[] = [];
  for (const { wish: phrase, words } of input.wishes.slice(0, mostWishes)) {
    const text = plainText(phrase, longestWish);
    const { said } = read(text, { year });
    const wishes = checkWishes(
      said.map(({ wish }) => wish),
      titles,
    );
    if (text !== '' && wishes.length === 0) notUnderstood.push(text);
    for (const wish of wishes) {
      const key = partKey(wish);
      const isKnown = parts.some((part) => part.key === key);
      if (isKnown || removed.has(key) || misread.has(key)) continue;
      const span = spanOf(words, sentence);
      if (span === null && isStrict(wish)) {
        preferred.push(wish);
        continue;
      }
      const rivals = parts.filter((part) => doRival(part.wish, wish) || isBareWord(part, span));
      if (rivals.some((rival) => isStrict(rival.wish))) continue;
      parts = parts.filter((part) => !rivals.includes(part));
      const isFree = !parts.some((part) => doOverlap(part.span, span));
      parts.push({ key, wish, span: isFree ? span : null, turn });
      added.add(key);
    }
  }
  return { parts, added, preferred, notUnderstood };
}

/** Whether one can't be asked for beside the other without taking something of it back. */
function doRival(ours: Wish, theirs: Wish): boolean {
  if (ours.slot !== theirs.slot) return false;
  if (ours.slot === 'intensity' && theirs.slot === 'intensity') return ours.of === theirs.of;
  const isTurned = 'not' in ours && 'not' in theirs && ours.not !== theirs.not;
  if (isTurned) return partKey({ ...ours, not: theirs.not === true }) === partKey(theirs);
  // Two things that aren't wanted are less than one.
  const areBothTurned = 'not' in ours && 'not' in theirs && ours.not === true;
  return narrow.has(ours.slot) && !areBothTurned;
}

/** A word that the parser only looks for in texts is replaced by its meaning. */
const isBareWord = ({ wish, span }: Part, meant: Span | null): boolean =>
  wish.slot === 'word' && doOverlap(span, meant);

/** Where the sentence has these words. */
function spanOf(words: string, sentence: string): Span | null {
  const wanted = words.trim();
  const start = wanted === '' ? -1 : sentence.toLowerCase().indexOf(wanted.toLowerCase());
  const end = start + wanted.length;
  return start >= 0 && end <= sentence.length ? { start, end } : null;
}

export const doOverlap = (one: Span | null, other: Span | null): boolean =>
  one !== null && other !== null && one.start < other.end && other.start < one.end;
