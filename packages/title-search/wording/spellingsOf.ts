import { readRoman, readSpoken, rewrittenNames, words, countOf } from '@marquee/text';

import type { SearchEntry } from '#entry.ts';

import { articleInFront, articleRemoved } from './articles.ts';
import { romanised } from './romanised.ts';

const longestJoined = 40;
const mostPairs = 6;

// Signs of Chinese and Japanese are a word each and never typed as a run: a query is split the same way.
const beyondAscii = /[^\0-\x7f]/;
const unparted = /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}/u;

/** The words without the spaces between them; none where they are never typed so. */
function runTogether(words: readonly string[]): string[] {
  if (words.length < 2) return [];
  const whole = words.join('');
  return whole.length <= longestJoined && !(beyondAscii.test(whole) && unparted.test(whole)) ? [whole] : [];
}

/** The first words by twos: "ironman" where "2" follows. */
const pairs = (words: readonly string[]): string[] =>
  words.slice(1, mostPairs).flatMap((word, index) => runTogether([words[index] ?? '', word]));

const fewestWords = 3;
const shortestInitials = 3;
const longestInitials = 12;

/** Words that initials mostly skip, or not: "gotg" has them, "dpa" for "Dawn of the Planet of the Apes" hasn't. */
const smallWords = new Set(
  [
    'the a an of and in on to at for by or with from',
    'le la les de des du et el los y der die das und von',
  ].flatMap((language) => language.split(' ')),
);
/** Words that only introduce a number. */
const partWords = new Set(['part', 'pt', 'vol', 'volume', 'chapter', 'episode', 'ep']);

const wordLetter = /^[\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}]/u;

/** First letters of the words, with whole numbers; `""` where a word has no letter that could be an initial. */
function initialsOf(words: readonly string[]): string {
  let letters = '';
  for (const [index, word] of words.entries()) {
    const figures = index > 0 && word !== 'i' ? readRoman(word) : null;
    if (figures !== null || /^\d+$/.test(word)) letters += figures ?? word;
    else if (wordLetter.test(word)) letters += word[0] ?? '';
    else return '';
  }
  return letters;
}

/** The name without the words that only introduce a number: "godfather ii" for "godfather part ii". */
const withoutPartWords = (words: readonly string[]): readonly string[] =>
  words.filter((word, index) => index === 0 || !partWords.has(word) || !isNumber(words[index + 1]));

const isNumber = (word: string | undefined) =>
  word !== undefined && (/^\d+$/.test(word) || readRoman(word) !== null || readSpoken([word], 0) !== null);

/** The initials of one part of a name: with and without its first article and "part". */
function waysOf(words: readonly string[]): string[] {
  const spare = withoutPartWords(words);
  const bare = words[0] === 'the' || words[0] === 'a' || words[0] === 'an' ? spare.slice(1) : [];
  return [...new Set([words, spare, bare].map(initialsOf))].filter((way) => way !== '');
}

/**
 * What people call names of three words and more by their initials: "lotr" and "tlotr", "esb", "gotg2". A name in
 * parts is called by any of them, or by both ("lotrrotk").
 */
function initials(parts: readonly (readonly string[])[]): string[] {
  const long = parts.filter((words) => words.length >= fewestWords);
  const bold = long.map((words) => initialsOf(words.filter((word) => !smallWords.has(word))));
  const [main, sub] = parts;
  const both =
    main !== undefined && sub !== undefined && main.length + sub.length >= fewestWords
      ? waysOf(main).flatMap((first) => waysOf(sub).map((second) => `${first}${second}`))
      : [];
  return [...new Set([...long.flatMap(waysOf), ...bold, ...both])].filter(
    (way) => way.length >= shortestInitials && way.length <= longestInitials && /\p{L}{2}/u.test(way),
  );
}

/** Raised whenever the results of `spellingsOf` change, so that an index of older spellings is rebuilt. */
export const wordingVersion = 1;

/**
 * A whole name and other ways to write all of it: run together, with a number written otherwise, without the "part"
 * before the number.
 */
function wholeNames(words: readonly string[]): string[] {
  if (words.length === 0) return [];
  const spare = withoutPartWords(words);
  const shorter = spare.length === words.length ? [] : [spare.join(' '), ...rewrittenNames(spare)];
  return [words.join(' '), ...runTogether(words), ...rewrittenNames(words), ...shorter];
}

/** Where a name splits into a title and a subtitle: at a colon, or a dash between spaces. */
const seam = /\s*[:：](?=\s|$)\s*|\s+[-–—~]\s+|\s+\/\s+/u;

/**
 * The parts of a name in their words, the first of them what it is called in short: "The Lord of the Rings" and "The
 * Return of the King". Only one where nothing splits it.
 */
function nameParts(name: string): (readonly string[])[] {
  return name
    .split(seam)
    .slice(0, 4)
    .map(words)
    .filter((part) => part.length > 0);
}

/** The index's spellings of one entry's names, all in the one spelling of `normalise`. */
type Spellings = {
  /** Whole names: a query that equals one of them is an exact hit. */
  names: string[];
  name: string;
  /** What people type first: the name without its article, a person's surname. */
  bare: string;
  /** The original name where it differs. */
  original: string;
  /** Other names unchanged, and all names in Latin letters where they aren't. */
  alternatives: string[];
  /** Other beginnings of a name while typing: subtitles, other names without their articles. */
  beginnings: string[];
  /** Words that also find the entry: run together, numbers written otherwise, split at apostrophes and dots. */
  spellings: string;
  /** "lotr". For whole queries only. */
  initials: string[];
};

type Named = Pick<SearchEntry, 'kind' | 'name' | 'originalName' | 'alternatives'>;
type Words = readonly string[];

const mostAlternatives = 60;
const longestName = 200;
const mostNames = 120;

/** Every way to type the names of an entry that the index should answer. */
export function spellingsOf({ kind, name, originalName, alternatives }: Named): Spellings {
  const isPerson = kind === 'person';
  const bareOf = (all: Words): Words => (isPerson ? [] : articleRemoved(all));
  const named = textsOf([name, originalName, ...alternatives.slice(0, mostAlternatives)]);
  const [main, ...others] = named;
  const mainWords = words(main ?? '');
  const originalWords = words(others[0] ?? '');
  const otherWords = [...others.slice(1).map(words), ...[main ?? '', ...others].flatMap(latinOf)];

  const whole = [mainWords, originalWords, ...otherWords, ...named.flatMap(partedInitials)].filter(
    (all) => all.length > 0,
  );
  const bares = [...whole.map(bareOf), ...(isPerson ? [] : [main ?? '', ...others].map(withoutElision))];
  const mainParts = nameParts(withoutCollectionWord(kind, main ?? ''));
  const parts = isPerson ? [] : [mainParts, ...others.map(nameParts)];
  const subtitles = parts.flatMap((all) => all.slice(1));
  const beginnings = [...subtitles, ...subtitles.map(bareOf), ...bares.slice(1)];

  const written = whole.flatMap(wholeNames);
  const known = new Set(whole.flat());
  const spelled = [
    ...[mainWords, originalWords].flatMap(pairs),
    ...[...bares, ...parts.flat(), ...beginnings].flatMap(runTogether),
    ...written.flatMap((way) => way.split(' ')),
    ...[...known].flatMap(countOf),
    ...[main ?? '', ...others.slice(0, 1)].flatMap(partedWords),
  ];
  return {
    names: distinct([...written, ...bares.flatMap(wholeNames)]).slice(0, mostNames),
    name: mainWords.join(' '),
    bare: (isPerson ? mainWords.slice(1) : bareOf(mainWords)).join(' '),
    original: originalWords.join(' '),
    alternatives: distinct(otherWords.map((all) => all.join(' '))),
    beginnings: distinct(beginnings.map((all) => all.join(' '))),
    spellings: distinct(spelled)
      .filter((word) => !known.has(word))
      .join(' '),
    initials: kind === 'keyword' ? [] : distinct((isPerson ? [[mainWords]] : parts).flatMap(initials)),
  };
}

const distinct = (texts: readonly string[]) => [...new Set(texts)].filter((text) => text !== '');

/** The names that are indexed, each spelling once; `""` where an earlier name says the same. */
function textsOf(names: readonly string[]): string[] {
  const seen = new Set<string>();
  return names.map((text) => {
    const shown = articleInFront(text.slice(0, longestName).toWellFormed());
    const spelling = words(shown).join(' ');
    if (seen.has(spelling)) return '';
    seen.add(spelling);
    return shown;
  });
}

const latinOf = (text: string): Words[] => romanised(text).map((latin) => latin.split(' '));

const withoutCollectionWord = (kind: SearchEntry['kind'], name: string) =>
  kind === 'collection' ? name.replace(/\s+(?:collection|trilogy|saga|franchise|anthology)\s*$/i, '') : name;

/** "avventura" of "L'avventura", whose article `normalise` takes for a part of the word. */
const withoutElision = (text: string): Words => (/^l['’]./i.test(text) ? words(text.slice(2)) : []);

/** "e t the extra terrestrial", which `normalise` writes as "et". */
const partedInitials = (text: string): Words[] =>
  /\p{L}\.\p{L}/u.test(text) ? [words(text.replaceAll('.', ' '))] : [];

/** "schindler s list", "e t": as typed with a space in place of the mark. */
const partedWords = (text: string): Words => (/['’.]/.test(text) ? words(text.replace(/['’.]/g, ' ')) : []);
