import { fromShortRank } from '#index/shortRank.ts';
import { wordLetters } from '#index/tokens.ts';
import { nodeOf, type Trie } from '#index/trie.ts';

import type { NearWord, NearWords } from './nearWords.ts';
import { isKnown } from './spacings.ts';

/** A word, or all that begin so, of which the best has this rank. */
type Open = { node: number; word: string; rank: number; isWord: boolean };

/** The best-known words that begin so. */
export function wordsWithPrefix(trie: Trie, beginning: string, most: number): string[] {
  const { letters, ends, best, own } = trie;
  const found: string[] = [];
  const start = nodeOf(trie, beginning);
  const branch = (node: number, word: string): Open => ({ node, word, rank: best[node] ?? 0, isWord: false });
  const open = start === undefined ? [] : [branch(start, beginning)];
  for (let next = open.pop(); next !== undefined && found.length < most; next = open.pop()) {
    const { node, word, isWord } = next;
    if (isWord) {
      found.push(word);
      continue;
    }
    const ownRank = own[node] ?? 0;
    if (ownRank > 0) open.push({ node, word, rank: ownRank, isWord: true });
    const end = ends[node] ?? 0;
    for (let child = node + 1; child < end; child = ends[child] ?? end)
      open.push(branch(child, word + String.fromCharCode(letters[child] ?? 0)));
    open.sort((a, b) => b.rank - a.rank);
  }
  return found;
}

/** For each typed word the words that it may mean, the likeliest first. */
export type Replacements = readonly (readonly NearWord[])[];

export type Corrections = {
  replacements: Replacements;
  /** The combinations of replacements: each changes other words. */
  combinations: readonly Replacements[];
  /** The likeliest of them, for words that may be in any place. */
  likely: readonly Replacements[];
};

type Ask = {
  /** Any words may be wrong, and by two edits. Otherwise one word may be wrong, or those that the index lacks. */
  thorough: boolean;
  /** The worst rank of words that are of interest. */
  upTo: number;
};

const mostWrong = 3;
const shortest = 3;
const shortestBegun = 4;
const shortestTwoEdits = 5;
const mostForOne = 24;
const mostForMany = 12;
/** The factor for the number of candidates where names show which of them go together. */
const wider = 4;
/** The most words that a beginning may mean. */
const mostBegun = 8;
/** Letters alone: numbers are not corrected. */
const letters = /^[\p{L}\p{M}]+$/u;

/** The first letter is hardly ever wrong, but for a swap with the second one. */
const startsAlike = (word: string, typed: string) => word[0] === typed[0] || word[0] === typed[1];

/** Another first letter is rarer than any other edit. */
const unlikeliness = ({ word, edits }: NearWord, typed: string) => edits + (word[0] === typed[0] ? 0 : 0.5);

export function createCorrections(trie: Trie, nearWords: NearWords['near']) {
  const isWritten = (word: string) => word.length >= shortest && letters.test(word);

  function near(
    typed: string,
    { thorough, upTo }: Ask,
    { last, most }: { last: boolean; most: number },
  ): NearWord[] {
    const twice = thorough && typed.length >= shortestTwoEdits;
    const likelier = (a: NearWord, b: NearWord) =>
      unlikeliness(a, typed) - unlikeliness(b, typed) || a.rank - b.rank;
    const begins = last && typed.length >= shortestBegun;
    const near = nearWords(typed, { edits: 1, upTo, begun: begins && !twice });
    const far = twice ? nearWords(typed, { edits: 2, sameStart: true, upTo, begun: begins }) : [];
    const [whole, begun] = [
      [...near, ...far.filter(({ edits }) => edits === 2)].filter(({ begun: isBegun }) => !isBegun),
      (twice ? far : near).filter(({ begun: isBegun, word }) => isBegun && startsAlike(word, typed)),
    ];
    return [
      ...whole
        .filter(({ edits }) => edits > 0)
        .sort(likelier)
        .slice(0, most),
      ...begun
        .filter(({ word, edits }) => word.length >= shortest && edits > 0)
        .sort(likelier)
        .slice(0, most / 2),
    ];
  }

  /** A short last word whose last letter is wrong: "star ti" may become "star trek". */
  function cut(typed: string, upTo: number): NearWord[] {
    if (typed.length < 2 || typed.length > shortest || !letters.test(typed)) return [];
    const word = typed.slice(0, -1);
    const node = nodeOf(trie, word);
    const rank = node === undefined ? 0 : fromShortRank(trie.best[node] ?? 0);
    return rank === 0 || rank > upTo ? [] : [{ word, edits: 1, rank, begun: true }];
  }

  const likeliest = (options: readonly NearWord[], most: number): NearWord[] => [
    ...options.filter(({ begun, edits }) => !begun || edits === 0).slice(0, most + 1),
    ...options.filter(({ begun, edits }) => begun && edits > 0).slice(0, most / 2),
  ];

  /** A long prefix as the words that begin so: SQLite would merge the lists of all of them. */
  function beginnings(near: NearWord): NearWord[] {
    const { edits, rank } = near;
    if (!near.begun || near.word.length <= wordLetters) return [near];
    const whole = wordsWithPrefix(trie, near.word, mostBegun);
    return whole.length === 0 ? [near] : whole.map((word) => ({ word, edits, rank, begun: false }));
  }

  /** The likely corrections of the words; null where there is nothing to correct. */
  return (words: readonly string[], ask: Ask): Corrections | null => {
    const isLast = (index: number) => index === words.length - 1;
    const spelled = words.flatMap((word, index) => (isWritten(word) ? [index] : []));
    const unknown = spelled.filter((index) => !isKnown(trie, words[index] ?? '', isLast(index)));
    const wrong = ask.thorough || unknown.length === 0 ? spelled : unknown;
    const cuts = words.length > 1 ? cut(words.at(-1) ?? '', ask.upTo) : [];
    if ((wrong.length === 0 && cuts.length === 0) || unknown.length > mostWrong) return null;
    const most = words.length === 1 ? mostForOne : mostForMany;
    const widest = ask.thorough || words.length === 1 ? most : most * wider;
    const replacements = words.map((word, index): NearWord[] => {
      const own = { word, edits: 0, rank: 0, begun: isLast(index) };
      const others = wrong.includes(index) ? near(word, ask, { last: isLast(index), most: widest }) : [];
      if (isLast(index)) others.push(...cuts);
      return unknown.includes(index) ? others : [own, ...others];
    });
    if (replacements.some((options) => options.length === 0)) return null;
    const combinationsOf = ask.thorough || unknown.length > 0 ? (one: Replacements) => [one] : oneAtATime;
    return {
      replacements,
      combinations: combinationsOf(replacements),
      likely: combinationsOf(replacements.map((options) => likeliest(options, most).flatMap(beginnings))),
    };
  };
}

const oneAtATime = (replacements: Replacements): Replacements[] =>
  replacements.flatMap((_, wrongOne) => {
    const way = replacements.map((options, index) =>
      options.filter(({ edits }) => edits > 0 === (index === wrongOne)),
    );
    return way.some((options) => options.length === 0) ? [] : [way];
  });

const mostQueries = 64;

type CorrectedQuery = { name: string; edits: number };

/** The corrections as whole queries, the likeliest first: those whose words but the last may begin a name. */
export function correctedQueries(
  { combinations }: Corrections,
  mayBegin: (name: string) => boolean,
): string[] {
  const queries = combinations.flatMap((way) => {
    let begun: CorrectedQuery[] = [{ name: '', edits: 0 }];
    for (const [index, options] of way.entries()) {
      const isLast = index === way.length - 1;
      begun = begun
        .flatMap(({ name, edits }) =>
          options.map((near) => ({
            name: isLast ? name + near.word : `${name}${near.word} `,
            edits: edits + near.edits,
          })),
        )
        .filter(({ name }) => isLast || mayBegin(name))
        .sort((a, b) => a.edits - b.edits)
        .slice(0, mostQueries);
    }
    return begun;
  });
  return queries
    .filter(({ edits }) => edits > 0)
    .sort((a, b) => a.edits - b.edits)
    .slice(0, mostQueries)
    .map(({ name }) => name);
}
