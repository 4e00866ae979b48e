import type { WordTree } from '#server/search/index/wordTree.ts';

import type { NearWord, NearWords } from './nearWords.ts';
import { isKnown } from './spacings.ts';

/** For each typed word the words that it may stand for, the likeliest first. */
export type Choices = readonly (readonly NearWord[])[];

export type Guess = {
  choices: Choices;
  /** Which words are taken for wrong: all of these at once, or else any one of them. */
  wrong: readonly number[];
  together: boolean;
};

const mostWrong = 3;
const shortest = 3;
const shortestBegun = 4;
const shortestTwoSlips = 5;
const mostForOne = 24;
const mostForMany = 12;
/** Letters alone: nobody means another number by a number. */
const letters = /^[\p{L}\p{M}]+$/u;

/** Another first letter is a rarer slip than any other. */
const unlikeliness = ({ word, slips }: NearWord, typed: string) => slips + (word[0] === typed[0] ? 0 : 0.5);

export function createGuesses(tree: WordTree, nearWords: NearWords) {
  const isWritten = (word: string) => word.length >= shortest && letters.test(word);

  function near(
    typed: string,
    ask: { bold: boolean; last: boolean; most: number; upTo: number },
  ): NearWord[] {
    const { bold, last, most, upTo } = ask;
    const twice = bold && typed.length >= shortestTwoSlips;
    const whole = nearWords(typed, { slips: 1, upTo });
    if (twice)
      whole.push(...nearWords(typed, { slips: 2, sameStart: true, upTo }).filter(({ slips }) => slips === 2));
    const begun =
      last && typed.length >= shortestBegun + (twice ? 1 : 0)
        ? nearWords(typed, { slips: twice ? 2 : 1, begun: true, sameStart: true, upTo })
        : [];
    return [...whole, ...begun]
      .filter(({ word, slips, begun: goesOn }) => slips > 0 && !(goesOn && word.length < shortest))
      .sort(
        (a, b) =>
          Number(a.begun) - Number(b.begun) ||
          unlikeliness(a, typed) - unlikeliness(b, typed) ||
          a.rank - b.rank,
      )
      .slice(0, most);
  }

  /** What the words may have been meant to be; null where there is nothing to guess. */
  return (words: readonly string[], { bold, upTo }: { bold: boolean; upTo: number }): Guess | null => {
    const isLast = (index: number) => index === words.length - 1;
    const spelled = words.flatMap((word, index) => (isWritten(word) ? [index] : []));
    const unknown = spelled.filter((index) => !isKnown(tree, words[index] ?? '', isLast(index)));
    const together = unknown.length > 0;
    const wrong = together ? unknown : spelled;
    if (wrong.length === 0 || unknown.length > mostWrong) return null;
    const most = words.length === 1 ? mostForOne : mostForMany;
    const choices = words.map((word, index): NearWord[] => {
      const own = { word, slips: 0, rank: 0, begun: isLast(index) };
      if (!wrong.includes(index)) return [own];
      const others = near(word, { bold, last: isLast(index), most, upTo });
      return together ? others : [own, ...others];
    });
    return choices.some((choice) => choice.length === 0) ? null : { choices, wrong, together };
  };
}

const mostReadings = 64;

/** The guess as whole queries, the likeliest first. */
export function readingsOf({ choices, wrong, together }: Guess): string[][] {
  const typed = choices.map(([first]) => first?.word ?? '');
  const changed = (words: readonly string[], index: number) =>
    (choices[index] ?? []).filter(({ slips }) => slips > 0).map(({ word }) => words.with(index, word));
  if (!together) return wrong.flatMap((index) => changed(typed, index)).slice(0, mostReadings);
  let readings: string[][] = [typed];
  for (const index of wrong) {
    readings = readings.flatMap((words) => changed(words, index)).slice(0, mostReadings);
  }
  return readings;
}

/** The guess as ways to choose a word for each place. */
export function waysOf({ choices, wrong, together }: Guess): Choices[] {
  if (together) return [choices];
  return wrong.flatMap((wrongOne) => {
    const way = choices.map((choice, index) =>
      choice.filter(({ slips }) => slips > 0 === (index === wrongOne)),
    );
    return way.some((choice) => choice.length === 0) ? [] : [way];
  });
}
