import unread from '@marquee/content/languages/unread.json' with { type: 'json' };
import { words as wordsOf } from '@marquee/text';

import type { Token } from '#read/line.ts';

import type { Phrasebook } from './createPhrasebook.ts';
import { hindiPhrasebook, japanesePhrasebook, latinPhrasebooks } from './phrasebooks.ts';

/** A language that a sentence is in, and what it is read by; null where nothing can. */
export type SpokenLanguage = { language: string; book: Phrasebook | null };

type Telling = {
  /** Whether people who ask in English use the word: then it says nothing about the language. */
  isEnglish: (word: string) => boolean;
  /** Whether English texts have the word, if only as a part of names: "la", "der". */
  isInTexts: (word: string) => boolean;
  /** Whether a token is part of a name: those come from anywhere. */
  isNamed: (at: number) => boolean;
  /** Whether it is a name by itself, if it is nothing else. */
  mayBeName: (at: number) => boolean;
};

const kana = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;
const han = /\p{Script=Han}/u;
const devanagari = /\p{Script=Devanagari}/u;

/** Letters that only one of the languages of a script has, then what most people write in it. */
const byScript: readonly (readonly [RegExp, string])[] = [
  [/\p{Script=Hangul}/u, 'ko'],
  [/[іїєґ]/u, 'uk'],
  [/\p{Script=Cyrillic}/u, 'ru'],
  [/\p{Script=Greek}/u, 'el'],
  [/\p{Script=Hebrew}/u, 'he'],
  [/[ٹڈڑںھہے]/u, 'ur'],
  [/[پچژگک]/u, 'fa'],
  [/\p{Script=Arabic}/u, 'ar'],
  [/\p{Script=Thai}/u, 'th'],
  [/\p{Script=Bengali}/u, 'bn'],
  [/\p{Script=Tamil}/u, 'ta'],
  [/\p{Script=Telugu}/u, 'te'],
  [/\p{Script=Kannada}/u, 'kn'],
  [/\p{Script=Malayalam}/u, 'ml'],
  [/\p{Script=Gujarati}/u, 'gu'],
  [/\p{Script=Gurmukhi}/u, 'pa'],
  [/\p{Script=Georgian}/u, 'ka'],
  [/\p{Script=Armenian}/u, 'hy'],
];

const latin = /^[\p{Script=Latin}\p{N}]+$/u;

/** The language of a sentence, null for English. A word or two that English has borrowed are not enough. */
export function languageOf(tokens: readonly Token[], telling: Telling): SpokenLanguage | null {
  const free = tokens.flatMap(({ word }, at) => (telling.isNamed(at) ? [] : [word]));
  const foreign = free.filter((word) => !latin.test(word));
  if (foreign.length * 2 > free.length) return byLetters(foreign);
  const [best] = latinPhrasebooks()
    .map((book) => ({ book, share: shareOf(tokens, book, telling) }))
    .toSorted((one, other) => bySpoken(one.share, other.share));
  const [other] = Object.entries(unread)
    .map(([language, words]) => ({ language, share: shareOfWords(tokens, new Set(words), telling) }))
    .toSorted((one, two) => bySpoken(one.share, two.share));
  if (other && other.share.spoken > (best?.share.spoken ?? 0))
    return other.share.spoken >= fewest && isSpoken(other.share)
      ? { language: other.language, book: null }
      : null;
  return best && isSpoken(best.share) ? { language: best.book.language, book: best.book } : null;
}

function byLetters(words: readonly string[]): SpokenLanguage | null {
  const letters = words.join('');
  if (kana.test(letters)) return { language: 'ja', book: japanesePhrasebook() };
  if (devanagari.test(letters)) return { language: 'hi', book: hindiPhrasebook() };
  if (han.test(letters)) return chineseOrJapanese(words);
  const language = byScript.find(([script]) => script.test(letters))?.[1];
  return language === undefined ? null : { language, book: null };
}

/** Without kana it is Japanese only if all of it is known there: 戦争映画. */
function chineseOrJapanese(signs: readonly string[]): SpokenLanguage {
  const book = japanesePhrasebook();
  let known = 0;
  for (let at = 0; at < signs.length;) {
    const length = book.longestAt(signs, at, () => false)?.length ?? 0;
    known += length;
    at += Math.max(1, length);
  }
  return known === signs.length ? { language: 'ja', book } : { language: 'zh', book: null };
}

/** How many words are of a language and of no other, of English only, and of neither. */
type Share = { spoken: number; english: number; strange: number };

/** Most words that only the language has first; of equal ones that with the fewest others. */
const bySpoken = (one: Share, other: Share): number =>
  other.spoken - one.spoken || one.english + one.strange - (other.english + other.strange);

const fewest = 2;

/** A single word is enough where it is all there is: "divertida". */
const isSpoken = ({ spoken, english, strange }: Share): boolean =>
  spoken >= fewest ? spoken > english && spoken * 2 > strange : spoken > 0 && english + strange === 0;

function shareOf(tokens: readonly Token[], book: Phrasebook, telling: Telling): Share {
  const words = tokens.map(({ word }) => word);
  const { isEnglish, isInTexts } = telling;
  return count(words, telling, (at) => {
    const found = book.longestAt(words, at, () => false);
    if (found === null) return null;
    const english = wordsOf(found.english);
    // Only phrases, and what means no more than "the" or "of", may be in English texts.
    const isSmall = found.length > 1 || english.every(isEnglish);
    const isSame = (word: string) => word.length >= longWord && english.some((one) => one.startsWith(word));
    const isOwn = (word: string) => !isEnglish(word) && !isSame(word) && (isSmall || !isInTexts(word));
    return { length: found.length, isOwn };
  });
}

function shareOfWords(tokens: readonly Token[], known: ReadonlySet<string>, telling: Telling): Share {
  const words = tokens.map(({ word }) => word);
  const { isEnglish, isInTexts } = telling;
  const isOwn = (word: string) => !isEnglish(word) && !isInTexts(word);
  return count(words, telling, (at) => (known.has(words[at] ?? '') ? { length: 1, isOwn } : null));
}

const figures = /^\d+$/u;
const longWord = 4;

/** Words that a language knows, and which of them English doesn't. */
type Known = { length: number; isOwn: (word: string) => boolean };

function count(
  words: readonly string[],
  { isEnglish, isInTexts, isNamed, mayBeName }: Telling,
  knownAt: (at: number) => Known | null,
): Share {
  const share = { spoken: 0, english: 0, strange: 0 };
  for (let at = 0; at < words.length;) {
    const known = knownAt(at);
    const end = at + (known?.length ?? 1);
    for (; at < end; at += 1) {
      const word = words[at] ?? '';
      if (isNamed(at) || figures.test(word)) continue;
      if (known !== null) share.spoken += known.isOwn(word) ? 1 : 0;
      else if (mayBeName(at) && !isEnglish(word)) continue;
      else if (isEnglish(word) || isInTexts(word)) share.english += 1;
      else share.strange += 1;
    }
  }
  return share;
}
