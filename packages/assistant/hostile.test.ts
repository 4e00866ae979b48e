import { longestSentence, mostTurns } from '@marquee/contracts/assistant/limits.ts';
import { words } from '@marquee/text';
import fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';

import type { run } from '../../server/assistant/testing/answering.ts';
import { shippedTitles } from '../../server/assistant/testing/shippedTitles.ts';
import { countSteps } from '../../tools/testing/countSteps.ts';
import { budget } from './budget.ts';
import { lexicon } from './lexicon/entries.ts';

const answering = countSteps<readonly string[], ReturnType<typeof run>>(
  new URL('../../server/assistant/testing/answering.ts', import.meta.url),
);
afterAll(answering.close);

/** An answer to "funny" takes a hundred and sixty thousand, of which next to all weigh the catalogue. */
const mostOfSentence = 8_000_000;
const mostOfConversation = 25_000_000;
/** A few words more of this or that: it says nothing of how steps grow. */
const few = 60_000;

const said = [...new Set(lexicon.flatMap(({ phrases }) => phrases.flatMap(words)))];
const titles = shippedTitles();
const names = titles.map(({ name }) => name);
const people = titles.flatMap(({ makers, cast }) => [...makers, ...cast].map(({ name }) => name));
const keywords = titles.flatMap((title) => title.keywords);

/** Each once led to a loop, or could. */
const units =
  'a |a, |a;|a-|the |film |movie movie |original, |my and |a tad more |no |not |no horror or |less |and, or |like |like, |' +
  'the second, |seen the first |Heat, |heat, |It; |M |"Heat" |Dune (1984), |Tom Hanks, |Nolan |Shavshank |1 |12 |1,000|' +
  'one hundred |½ |8½|2020 |(|"|\'|…|/|界|ㅏ|ا|я |😀|👩‍👩‍👧';
const odd = [
  ...units.split('|'),
  'Up\n',
  ' \n',
  'x\u0301',
  '\u0301',
  '\u200d',
  'a\u200d',
  '\ufe0f',
  '\ud83d',
];

/** Whole ones: half a name may be another one. */
const filled = (unit: string, length: number): string => unit.repeat(Math.floor(length / unit.length));

describe('twice as much of the same takes about twice the steps', () => {
  const stepsOf = async (unit: string, length: number) => {
    const says = [filled(unit, length)];
    // What is computed once and cached is not counted.
    await answering.count(says);
    return (await answering.count(says)).steps;
  };

  /** The factor of steps when the same number of words is added again: 2 if linear, 4 if quadratic. */
  async function growthOf(unit: string): Promise<number> {
    const some = await stepsOf(unit, longestSentence / 4);
    const more = await stepsOf(unit, longestSentence / 2);
    const most = await stepsOf(unit, longestSentence);
    return (most - more) / Math.max(more - some, few);
  }

  for (const [index, unit] of odd.entries())
    test(`of ${JSON.stringify(unit)}`, { tags: index % 8 === 0 ? [] : ['full'] }, async () => {
      expect(await growthOf(unit)).toBeLessThan(2.5);
    });

  for (const { numRuns, tags } of [
    { numRuns: 4, tags: [] },
    { numRuns: 40, tags: ['full'] },
  ])
    test(`of ${numRuns} words that the lexicon knows`, { tags }, async () => {
      await fc.assert(
        fc.asyncProperty(fc.constantFrom(...said), fc.constantFrom(' ', ', '), async (word, sign) => {
          expect(await growthOf(word + sign)).toBeLessThan(2.5);
        }),
        { numRuns },
      );
    });
});

const piece = fc.oneof(
  fc.constantFrom(...odd),
  fc.constantFrom(...said).map((word) => `${word} `),
  fc.constantFrom(...names).map((name) => `${name}, `),
  fc.constantFrom(...people).map((name) => `with ${name} `),
  fc.constantFrom(...keywords).map((keyword) => `no ${keyword} or `),
  fc.string({ unit: 'binary', maxLength: 12 }),
);
/** A few pieces over and over, or many of them once. */
const sentence = fc
  .oneof(fc.array(piece, { minLength: 1, maxLength: 4 }), fc.array(piece, { minLength: 20, maxLength: 60 }))
  .map((pieces) => filled(pieces.join('') || 'x', longestSentence));

for (const { numRuns, tags } of [
  { numRuns: 15, tags: [] },
  { numRuns: 200, tags: ['full'] },
])
  // Counting is slow.
  test(
    `none of ${numRuns} sentences takes more than its share, whatever it is made of`,
    { tags, timeout: 240_000 },
    async () => {
      await fc.assert(
        fc.asyncProperty(sentence, async (say) => {
          expect((await answering.count([say])).steps).toBeLessThan(mostOfSentence);
        }),
        { numRuns },
      );
    },
  );

describe('a conversation', () => {
  const turns = (say: (index: number) => string) =>
    Array.from({ length: mostTurns }, (_, index) => say(index).slice(0, longestSentence));
  /** The next of many, as many as fit into a sentence. */
  const from = (many: readonly string[], index: number) => many.slice(index * 60, index * 60 + 60).join(', ');

  test.each([
    ['of nothing but "a"', turns(() => filled('a,', longestSentence))],
    ['of ever more titles that are liked', turns((index) => `and like ${from(names, index)}`)],
    ['of ever more people', turns((index) => `also with ${from([...new Set(people)], index)}`)],
    ['of ever more that is not wanted', turns((index) => `and no ${from([...new Set(keywords)], index)}`)],
    ['of ever older ones', turns((index) => `older, ${from(names, index)}, not these, less known`)],
    ['of signs that are words each', turns(() => filled('界', longestSentence))],
  ])('%s stays within what it may take', async (_, says) => {
    const { steps, output } = await answering.count(says);
    expect(steps).toBeLessThan(mostOfConversation);
    expect(output.parts).toBeLessThanOrEqual(budget.parts);
  });

  test('that says more than is read says so, and is answered all the same', async () => {
    const says = turns((index) => `and like ${from(names, index)}`);
    const { output } = await answering.count(says);
    expect(output.notes).toContain('cut-short');
    expect(output.picks).toBeGreaterThan(0);
    expect((await answering.count(turns(() => filled('界', longestSentence)))).output.notes).toContain(
      'cut-short',
    );
  });

  test('of twelve full sentences of plain English is read to its end', async () => {
    const says = turns(() =>
      filled('something funny that we can all watch together on a rainy evening, ', longestSentence),
    );
    expect((await answering.count(says)).output.notes).not.toContain('cut-short');
  });
});
