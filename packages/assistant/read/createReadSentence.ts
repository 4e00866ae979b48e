import plainEnglish from '@marquee/content/words/plain-english.json' with { type: 'json' };
import type { Wish } from '@marquee/contracts/assistant/part.ts';
import { words } from '@marquee/text';

import { createTranslate } from '#languages/createTranslate.ts';
import { lexicon as allEntries, type LexiconEntry } from '#lexicon/entries.ts';
import { createPhrases } from '#lexicon/matchPhrases.ts';
import { byToken } from '#link/byToken.ts';
import { createCharacters } from '#link/characters.ts';
import { createLinker, type Linker } from '#link/createLinker.ts';
import type { Linked } from '#link/titleMentions.ts';

import { budget } from '../budget.ts';
import { type TitleFacts, titleKey } from '../facts.ts';
import type { ReadSentence, Sentence } from '../sentence.ts';
import { comparedWith } from './comparedWith.ts';
import { correctWord } from './correctWord.ts';
import { findPieces } from './findPieces.ts';
import { isMostlyUnknown, leftovers } from './leftovers.ts';
import { type Line, createLine, spanOf, type Token, tokensOf } from './line.ts';
import { negate } from './negation.ts';
import { createReaders } from './readers.ts';
import { type QuestionReading, readQuestion, type TitleAlone } from './readQuestion.ts';
import { createThanTitleReader } from './readThanTitle.ts';
import { whichIn } from './readWhich.ts';
import { isFunctionWord, isPlain, type Piece, type Reader } from './rules.ts';
import { isHarmful, isOffTopic, isSmallTalk } from './sentenceKind.ts';
import { namingTitle, sentenceOfQuestion, titleBeside, unknowableIn } from './sentenceOfQuestion.ts';
import { settle } from './settle.ts';
import { createVocabulary } from './vocabulary.ts';
import { withEmoji } from './withEmoji.ts';

type Parts = { titles: readonly TitleFacts[]; lexicon?: readonly LexiconEntry[] };

/**
 * Reads sentences over one catalogue: names first, then what the grammar and the lexicon know, then what is wanted of
 * it and what not. Spans are in order; two are either the same, where some words say several things, or apart.
 */
export function createReadSentence({ titles, lexicon = allEntries }: Parts): ReadSentence {
  const linker = createLinker(titles);
  const withCharacter = createCharacters(titles);
  const byKey = new Map(titles.map((title) => [titleKey(title), title]));
  const vocabulary = createVocabulary(titles);
  const phrases = createPhrases(lexicon);
  const thanTitle = createThanTitleReader(titles);
  const readersByYear = new Map<number, readonly Reader[]>();
  const readersOf = (year: number) => {
    const readers = readersByYear.get(year) ?? createReaders({ phrases, vocabulary, thanTitle, year });
    readersByYear.set(year, readers);
    return readers;
  };

  const link = (tokens: readonly Token[]) =>
    linker.link(
      tokens,
      tokens.map(() => false),
    );

  /** What the words ask for, as far as a title can be held against it. */
  function wishesOf(tokens: readonly Token[], readers: readonly Reader[]): readonly Wish[] {
    const line = createLine(tokens);
    const { said } = settle(
      line,
      negate(line, findPieces(line, link(tokens).map(nameOf), readers)),
      vocabulary,
    );
    return said.map(({ wish }) => wish).filter(({ slot }) => slot !== 'order' && slot !== 'without');
  }

  /** "Matrix" where a title is expected. */
  function withoutArticle(tokens: readonly Token[]): Linked | null {
    const [first] = tokens;
    if (first === undefined || tokens.every(({ word }) => isPlain(word))) return null;
    const bare = linker.isBareTitle([{ ...first, word: 'the', end: first.start }, ...tokens]);
    return bare === null || bare.corrected !== null ? null : { ...bare, to: bare.to - 1 };
  }

  function titleOf(
    tokens: readonly Token[],
    readers: readonly Reader[],
    isLoose: boolean,
  ): TitleAlone | null {
    const bare = linker.isBareTitle(tokens) ?? (isLoose ? null : withoutArticle(tokens));
    const line = createLine(tokens);
    if (bare === null || (isLoose && isDescribing(line, bare, readers))) return null;
    // "Can you …" asks us, and not about the series.
    const [name = '', ...rest] = words(bare.wish.name);
    if (rest.length === 0 && isFunctionWord(name) && !tokens.some(({ isCapital }) => isCapital)) return null;
    return findPieces(line, [], readers).some((piece) => isWhole(line, piece) && isPlainWish(piece))
      ? null
      : titleAlone(line, bare);
  }

  const questioning = (readers: readonly Reader[]): QuestionReading => ({
    titleOf: (tokens, { isLoose }) => titleOf(tokens, readers, isLoose),
    wishesOf: (tokens) => wishesOf(tokens, readers),
    isPerson: (tokens) => link(tokens).some(({ wish }) => wish.slot === 'person'),
    titleWith: (tokens) => {
      const title = withCharacter(tokens.map(({ word }) => word));
      return title && namingTitle(title, tokens);
    },
  });

  function bareName(line: Line, readers: readonly Reader[]): Linked | null {
    const bare = linker.isBareTitle(line.tokens);
    return bare !== null && isNameAlone(line, bare, readers) ? bare : null;
  }

  /** What a sentence is as a whole: small talk, a name that is spelt right, a question; null where it is none of these. */
  function wholeSentence(
    line: Line,
    bare: Linked | null,
    readers: readonly Reader[],
  ): (Pick<Sentence, 'kind'> & Partial<Sentence>) | null {
    if (isHarmful(line)) return { kind: 'harmful' };
    if (isSmallTalk(line)) return { kind: 'small-talk' };
    if (bare?.corrected === null) return titleAlone(line, bare);
    const asked = readQuestion(line, questioning(readers));
    return asked && sentenceOfQuestion(asked);
  }

  const lexiconWords = new Set(lexicon.flatMap((entry) => entry.phrases));
  const translate = createTranslate({
    isEnglish: (word) => isPlain(word) || lexiconWords.has(word),
    isInTexts: (word) => word.length > 1 && linker.isPlain(word),
    nameAt: linker.nameAt,
  });

  const readEnglish: ReadSentence = (text, { year, mostWords = budget.words }) => {
    const spelt = tokensOf(text);
    // Beside words that ask for something, emoji decorate.
    const all = spelt.every(({ word }) => isPlain(word)) ? withEmoji(text, spelt) : spelt;
    const tokens = all.slice(0, mostWords);
    const saying = (what: Pick<Sentence, 'kind'> & Partial<Sentence>): Sentence => ({
      ...silent,
      ...what,
      text,
      length: tokens.length,
      isCut: tokens.length < all.length,
    });
    if (tokens.length === 0) return saying({ kind: wordless(text) });
    const line = createLine(tokens, (word) => correctWord(word, vocabulary));
    const readers = readersOf(year);
    const bare = bareName(line, readers);
    const whole = wholeSentence(line, bare, readers);
    if (whole !== null) return saying(whole);

    const another = addedTitle(line, tokens, linker);
    if (another !== null && isNameAlone(another.line, another.bare, readers))
      return saying({ ...titleAlone(another.line, another.bare), kind: 'wish', isFollowUp: true });

    const linked = link(tokens);
    const negation = negate(line, findPieces(line, linked.map(nameOf), readers));
    const unknowable = unknowableIn(line, negation);
    if (unknowable.length === 0 && isOffTopic(line)) return saying({ kind: 'off-topic' });
    if (bare !== null) return saying(titleAlone(line, bare));
    const beside =
      unknowable.length > 0 &&
      titleBeside(line, negation, (part, isLoose) => titleOf(part, readers, isLoose));
    if (beside) return saying(beside);
    const { said, changes, isFollowUp, unsaid } = settle(line, negation, vocabulary);
    const { words, unknown, understood } = leftovers(line, negation, vocabulary);
    const isUnderstood = said.length + changes.length + words.length > 0 || negation.signed.length > 0;
    if (!isUnderstood && isMostlyUnknown(line, unknown)) return saying({ kind: 'nonsense', unknown });
    return saying({
      kind: 'wish',
      said: comparedWith(said, text, byKey),
      changes,
      isFollowUp,
      words,
      understood,
      unknown: [...unknown, ...unsaid].toSorted((a, b) => a.start - b.start),
      ...namesIn(line, linked),
      unknowable,
      question: whichIn(line, said),
    });
  };

  return (text, how) => {
    const spoken = translate(text);
    if (spoken === null || linker.isBareTitle(tokensOf(text))?.corrected === null)
      return readEnglish(text, how);
    return { ...readEnglish(spoken.text, how), spoken };
  };
}

/** Pictures alone leave the choice to us. */
function wordless(text: string): Sentence['kind'] {
  if (text.trim() === '') return 'empty';
  return /\p{Extended_Pictographic}/u.test(text) ? 'wish' : 'nonsense';
}

const silent: Omit<Sentence, 'text' | 'kind' | 'length' | 'isCut'> = {
  said: [],
  changes: [],
  isFollowUp: false,
  unknown: [],
  words: [],
  corrected: [],
  homonyms: [],
  question: null,
  unknowable: [],
  understood: [],
};

const nameOf = ({ from, to, wish, also = [], isCue }: Linked): Piece => ({
  from,
  to,
  wishes: [wish, ...also],
  isCued: isCue,
  sort: 'name',
});

const namesIn = (line: Line, linked: readonly Linked[]): Pick<Sentence, 'corrected' | 'homonyms'> => ({
  corrected: [
    ...linked.flatMap(({ from, to, corrected }) =>
      corrected === null ? [] : [{ span: spanOf(line, from, to), name: corrected }],
    ),
    ...correctionsIn(line, linked),
  ].toSorted((a, b) => a.span.start - b.span.start),
  homonyms: linked.flatMap(({ wish, homonyms }) =>
    homonyms.length === 0 ? [] : [{ wish, others: homonyms }],
  ),
});

/** Plain words that were corrected; inside of names the names are what was meant. */
function correctionsIn(line: Line, linked: readonly Linked[]): Sentence['corrected'] {
  const linkedAt = byToken(linked, ({ from, to }) => ({ from, to }));
  return line.tokens.flatMap(({ word }, at) => {
    const meant = line.words[at] ?? word;
    if (meant === word || linkedAt(at, at + 1).length > 0) return [];
    return [{ span: spanOf(line, at, at + 1), name: meant }];
  });
}

/**
 * "Western" and "shorter" are no titles, though titles have these names, nor is "a spy film"; a misspelt name says
 * nothing else at all.
 */
function isNameAlone(line: Line, bare: Linked, readers: readonly Reader[]): boolean {
  const pieces = findPieces(line, [], readers).filter(({ wishes, change }) => change || wishes.length > 0);
  if (bare.corrected !== null) return pieces.every(({ sort }) => sort === 'medium');
  const isOneOfMany =
    pieces.length > 1 && pieces.some(({ sort }) => sort === 'medium') && line.words[0] !== 'the';
  return !isOneOfMany && !pieces.some((piece) => isWhole(line, piece) && isPlainWish(piece));
}

/** "Heist", "up": where a name isn't expected, such words are none. */
const isDescribing = (line: Line, bare: Linked, readers: readonly Reader[]): boolean =>
  bare.corrected !== null ||
  line.words.every((word) => plainEnglish.neverTitles.includes(word)) ||
  findPieces(line, [], readers).some((piece) => isWhole(line, piece) && piece.wishes.length > 0);

/** "And The Iron Giant": a title that goes on with others. */
function addedTitle(
  { words }: Line,
  tokens: readonly Token[],
  linker: Linker,
): { line: Line; bare: Linked } | null {
  if (!/^(?:and|also|plus|or)$/u.test(words[0] ?? '')) return null;
  const rest = tokens.slice(1);
  const bare = rest.length === 0 ? null : linker.isBareTitle(rest);
  return bare === null || bare.corrected !== null ? null : { line: createLine(rest), bare };
}

const isWhole = ({ tokens }: Line, { from, to }: Piece) => from === 0 && to === tokens.length;

const isPlainWish = ({ change, wishes }: Piece) =>
  change !== undefined || wishes.some(({ slot }) => slot === 'genre' || slot === 'media');

const titleAlone = (line: Line, bare: Linked): TitleAlone => ({
  kind: 'title',
  said: [{ wish: bare.wish, span: spanOf(line, bare.from, bare.to) }],
  ...namesIn(line, [bare]),
});
