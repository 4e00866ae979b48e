import type { SentenceKind } from '#contracts/concierge/events.ts';
import type { Span } from '#contracts/concierge/part.ts';

import type { TitleFacts } from '../facts.ts';
import { lexicon as allEntries } from '../lexicon/entries.ts';
import type { LexiconEntry } from '../lexicon/entry.ts';
import { createPhrases } from '../lexicon/matchPhrases.ts';
import { createLinker } from '../link/createLinker.ts';
import type { Linked } from '../link/linked.ts';
import type { ReadSentence, Sentence } from '../sentence.ts';
import { findPieces } from './findPieces.ts';
import { leftovers } from './leftovers.ts';
import { type Line, lineOf } from './line.ts';
import { mendWord } from './mendWord.ts';
import { negate } from './negation.ts';
import type { Piece, Reader } from './piece.ts';
import { createReaders } from './readers.ts';
import { isHarmful, isOffTopic, isSmallTalk } from './sentenceKind.ts';
import { settle } from './settle.ts';
import { spanOf } from './spanOf.ts';
import { tokensOf } from './tokens.ts';
import { createVocabulary } from './vocabulary.ts';

type Parts = { titles: readonly TitleFacts[]; lexicon?: readonly LexiconEntry[] };

/**
 * Reads sentences over one catalogue: names first, then what the grammar and the lexicon know, then what is wanted of
 * it and what not. Spans are in order; two are either the same, where some words say several things, or apart.
 */
export function createReadSentence({ titles, lexicon = allEntries }: Parts): ReadSentence {
  const linker = createLinker(titles);
  const vocabulary = createVocabulary(titles);
  const phrases = createPhrases(lexicon);
  const readersByYear = new Map<number, readonly Reader[]>();
  const readersOf = (year: number) => {
    const readers = readersByYear.get(year) ?? createReaders({ phrases, vocabulary, year });
    readersByYear.set(year, readers);
    return readers;
  };

  return (text, { year }) => {
    const tokens = tokensOf(text);
    if (tokens.length === 0) return saying(text, { kind: text.trim() === '' ? 'empty' : 'nonsense' });
    const line = lineOf(tokens, (word) => mendWord(word, vocabulary));
    const readers = readersOf(year);
    const kind = specialKind(line);
    if (kind !== null) return saying(text, { kind });
    const bare = linker.isBareTitle(tokens);
    if (bare !== null && isNameAlone(line, bare, readers)) return titleAlone(text, line, bare);

    const linked = linker.link(
      tokens,
      tokens.map(() => false),
    );
    const negation = negate(line, findPieces(line, linked.map(nameOf), readers));
    const { said, changes, isFollowUp, unsaid } = settle(line, negation, vocabulary);
    const { words, unknown } = leftovers(line, negation, vocabulary);
    const isUnderstood = said.length + changes.length + words.length > 0 || negation.signed.length > 0;
    if (!isUnderstood && isMostlyUnknown(line, unknown)) return saying(text, { kind: 'nonsense', unknown });
    return saying(text, {
      kind: 'wish',
      said,
      changes,
      isFollowUp,
      words,
      unknown: [...unknown, ...unsaid].toSorted((a, b) => a.start - b.start),
      ...namesIn(line, linked),
    });
  };
}

const silent: Omit<Sentence, 'text' | 'kind'> = {
  said: [],
  changes: [],
  isFollowUp: false,
  unknown: [],
  words: [],
  corrected: [],
  homonyms: [],
};

const saying = (text: string, what: Pick<Sentence, 'kind'> & Partial<Sentence>): Sentence => ({
  ...silent,
  ...what,
  text,
});

function specialKind(line: Line): SentenceKind | null {
  if (isHarmful(line)) return 'harmful';
  if (isSmallTalk(line)) return 'small-talk';
  return isOffTopic(line) ? 'off-topic' : null;
}

const nameOf = ({ from, to, wish, isCue }: Linked): Piece => ({
  from,
  to,
  wishes: [wish],
  isCued: isCue,
  sort: 'name',
});

const namesIn = (line: Line, linked: readonly Linked[]): Pick<Sentence, 'corrected' | 'homonyms'> => ({
  corrected: [
    ...linked.flatMap(({ from, to, corrected }) =>
      corrected === null ? [] : [{ span: spanOf(line, from, to), name: corrected }],
    ),
    ...mendedIn(line, linked),
  ].toSorted((a, b) => a.span.start - b.span.start),
  homonyms: linked.flatMap(({ wish, homonyms }) =>
    homonyms.length === 0 ? [] : [{ wish, others: homonyms }],
  ),
});

/** Plain words that were read for others; inside of names the names are what was meant. */
const mendedIn = (line: Line, linked: readonly Linked[]): Sentence['corrected'] =>
  line.tokens.flatMap(({ word }, at) => {
    const meant = line.words[at] ?? word;
    if (meant === word || linked.some(({ from, to }) => from <= at && at < to)) return [];
    return [{ span: spanOf(line, at, at + 1), name: meant }];
  });

/**
 * "Western" and "shorter" are what they say, whatever is called so, and "a spy film" is any; a misspelt name says
 * nothing else at all.
 */
function isNameAlone(line: Line, bare: Linked, readers: readonly Reader[]): boolean {
  const pieces = findPieces(line, [], readers).filter(({ wishes, change }) => change || wishes.length > 0);
  if (bare.corrected !== null) return pieces.every(({ sort }) => sort === 'medium');
  const isOneOfMany =
    pieces.length > 1 && pieces.some(({ sort }) => sort === 'medium') && line.words[0] !== 'the';
  return !isOneOfMany && !pieces.some((piece) => isWhole(line, piece) && isPlainWish(piece));
}

const isWhole = ({ tokens }: Line, { from, to }: Piece) => from === 0 && to === tokens.length;

const isPlainWish = ({ change, wishes }: Piece) =>
  change !== undefined || wishes.some(({ slot }) => slot === 'genre' || slot === 'media');

const titleAlone = (text: string, line: Line, bare: Linked): Sentence =>
  saying(text, {
    kind: 'title',
    said: [{ wish: bare.wish, span: spanOf(line, bare.from, bare.to) }],
    ...namesIn(line, [bare]),
  });

/** Most of its words are none that anybody knows. */
function isMostlyUnknown(line: Line, unknown: readonly Span[]): boolean {
  const strange = line.tokens.filter(({ start }) =>
    unknown.some((span) => span.start <= start && start < span.end),
  );
  return strange.length * 2 > line.tokens.length;
}
