import { fromShortRank } from '#index/shortRank.ts';
import { wordLetters } from '#index/tokens.ts';
import { nodeOf, type WordTree } from '#index/wordTree.ts';

import type { NearWord, NearWords } from './nearWords.ts';
import { isKnown } from './spacings.ts';
import { wordsBeginning } from './wordsBeginning.ts';

/** For each typed word the words that it may stand for, the likeliest first. */
export type Choices = readonly (readonly NearWord[])[];

export type Guess = {
  choices: Choices;
  /** The choices that go together: each way changes other words. */
  ways: readonly Choices[];
  /** The likeliest of them, for words that may stand in any place. */
  likely: readonly Choices[];
};

type Ask = {
  /** Any words may be wrong, and by two slips. Else it is one word, or those that nobody knows. */
  bold: boolean;
  /** The worst rank of words that are of interest. */
  upTo: number;
};

const mostWrong = 3;
const shortest = 3;
const shortestBegun = 4;
const shortestTwoSlips = 5;
const mostForOne = 24;
const mostForMany = 12;
/** So many times more where names say which of them go together. */
const wider = 4;
/** As many words may a beginning stand for. */
const mostBegun = 8;
/** Letters alone: nobody means another number by a number. */
const letters = /^[\p{L}\p{M}]+$/u;

/** People hardly ever mistake the first letter, but for swapping it with the second one. */
const startsAlike = (word: string, typed: string) => word[0] === typed[0] || word[0] === typed[1];

/** Another first letter is a rarer slip than any other. */
const unlikeliness = ({ word, slips }: NearWord, typed: string) => slips + (word[0] === typed[0] ? 0 : 0.5);

export function createGuesses(tree: WordTree, nearWords: NearWords['near']) {
  const isWritten = (word: string) => word.length >= shortest && letters.test(word);

  function near(
    typed: string,
    { bold, upTo }: Ask,
    { last, most }: { last: boolean; most: number },
  ): NearWord[] {
    const twice = bold && typed.length >= shortestTwoSlips;
    const likelier = (a: NearWord, b: NearWord) =>
      unlikeliness(a, typed) - unlikeliness(b, typed) || a.rank - b.rank;
    const begins = last && typed.length >= shortestBegun;
    const near = nearWords(typed, { slips: 1, upTo, begun: begins && !twice });
    const far = twice ? nearWords(typed, { slips: 2, sameStart: true, upTo, begun: begins }) : [];
    const [whole, begun] = [
      [...near, ...far.filter(({ slips }) => slips === 2)].filter(({ begun: isBegun }) => !isBegun),
      (twice ? far : near).filter(({ begun: isBegun, word }) => isBegun && startsAlike(word, typed)),
    ];
    return [
      ...whole
        .filter(({ slips }) => slips > 0)
        .sort(likelier)
        .slice(0, most),
      ...begun
        .filter(({ word, slips }) => word.length >= shortest && slips > 0)
        .sort(likelier)
        .slice(0, most / 2),
    ];
  }

  /** A short last word whose last letter is wrong: "star ti" may be going to be "star trek". */
  function cut(typed: string, upTo: number): NearWord[] {
    if (typed.length < 2 || typed.length > shortest || !letters.test(typed)) return [];
    const word = typed.slice(0, -1);
    const node = nodeOf(tree, word);
    const rank = node === undefined ? 0 : fromShortRank(tree.best[node] ?? 0);
    return rank === 0 || rank > upTo ? [] : [{ word, slips: 1, rank, begun: true }];
  }

  const likeliest = (choice: readonly NearWord[], most: number): NearWord[] => [
    ...choice.filter(({ begun, slips }) => !begun || slips === 0).slice(0, most + 1),
    ...choice.filter(({ begun, slips }) => begun && slips > 0).slice(0, most / 2),
  ];

  /** A long beginning as the words that begin so: SQLite would put together the lists of all of them. */
  function beginnings(near: NearWord): NearWord[] {
    const { slips, rank } = near;
    if (!near.begun || near.word.length <= wordLetters) return [near];
    const whole = wordsBeginning(tree, near.word, mostBegun);
    return whole.length === 0 ? [near] : whole.map((word) => ({ word, slips, rank, begun: false }));
  }

  /** What the words may have been meant to be; null where there is nothing to guess. */
  return (words: readonly string[], ask: Ask): Guess | null => {
    const isLast = (index: number) => index === words.length - 1;
    const spelled = words.flatMap((word, index) => (isWritten(word) ? [index] : []));
    const unknown = spelled.filter((index) => !isKnown(tree, words[index] ?? '', isLast(index)));
    const wrong = ask.bold || unknown.length === 0 ? spelled : unknown;
    const cuts = words.length > 1 ? cut(words.at(-1) ?? '', ask.upTo) : [];
    if ((wrong.length === 0 && cuts.length === 0) || unknown.length > mostWrong) return null;
    const most = words.length === 1 ? mostForOne : mostForMany;
    const widest = ask.bold || words.length === 1 ? most : most * wider;
    const choices = words.map((word, index): NearWord[] => {
      const own = { word, slips: 0, rank: 0, begun: isLast(index) };
      const others = wrong.includes(index) ? near(word, ask, { last: isLast(index), most: widest }) : [];
      if (isLast(index)) others.push(...cuts);
      return unknown.includes(index) ? others : [own, ...others];
    });
    if (choices.some((choice) => choice.length === 0)) return null;
    const waysOf = ask.bold || unknown.length > 0 ? (one: Choices) => [one] : oneAtATime;
    return {
      choices,
      ways: waysOf(choices),
      likely: waysOf(choices.map((choice) => likeliest(choice, most).flatMap(beginnings))),
    };
  };
}

const oneAtATime = (choices: Choices): Choices[] =>
  choices.flatMap((_, wrongOne) => {
    const way = choices.map((choice, index) =>
      choice.filter(({ slips }) => slips > 0 === (index === wrongOne)),
    );
    return way.some((choice) => choice.length === 0) ? [] : [way];
  });

const mostReadings = 64;

type Reading = { name: string; slips: number };

/** The guess as whole queries, the likeliest first: those whose words but the last may begin a name. */
export function readingsOf({ ways }: Guess, mayBegin: (name: string) => boolean): string[] {
  const readings = ways.flatMap((way) => {
    let begun: Reading[] = [{ name: '', slips: 0 }];
    for (const [index, choice] of way.entries()) {
      const isLast = index === way.length - 1;
      begun = begun
        .flatMap(({ name, slips }) =>
          choice.map((near) => ({
            name: isLast ? name + near.word : `${name}${near.word} `,
            slips: slips + near.slips,
          })),
        )
        .filter(({ name }) => isLast || mayBegin(name))
        .sort((a, b) => a.slips - b.slips)
        .slice(0, mostReadings);
    }
    return begun;
  });
  return readings
    .filter(({ slips }) => slips > 0)
    .sort((a, b) => a.slips - b.slips)
    .slice(0, mostReadings)
    .map(({ name }) => name);
}
