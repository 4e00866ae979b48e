import type { Turn } from '@marquee/contracts/assistant/conversation.ts';

import { type Random, seeded } from '../../packages/artwork/kit/random.ts';
import type { FactsRow } from './factsRows.ts';
import { drawConditions, type GeneratedCondition } from './generatedConditions.ts';
import { contradictions } from './generatedContradictions.ts';

/** A made-up conversation, with what every title in its answer has to meet. */
export type Generated = {
  id: string;
  sort: 'plain' | 'follow-up' | 'contradiction' | 'impossible';
  turns: Turn[];
  conditions: readonly GeneratedCondition[];
};

type Subject = { text: string; media: FactsRow['media'] | null };

const subjects: readonly [Subject, ...Subject[]] = [
  { text: 'a thriller', media: null },
  { text: 'comedies', media: null },
  { text: 'a crime film', media: 'movie' },
  { text: 'science fiction movies', media: 'movie' },
  { text: 'a drama series', media: 'tv' },
  { text: 'some fantasy', media: null },
  { text: 'a TV show', media: 'tv' },
  { text: 'a feel-good movie', media: 'movie' },
  { text: 'something tense', media: null },
  { text: 'a heist movie', media: 'movie' },
  { text: 'adventure', media: null },
  { text: 'a coming of age story', media: null },
  { text: 'a film', media: 'movie' },
  { text: 'mysteries', media: null },
];
const openers = [
  '',
  '',
  'I am looking for ',
  'can you find me ',
  'We would like to watch ',
  'please recommend ',
  'hey, ',
  'Tonight it should be ',
  'any good ideas for ',
] as const;
const closers = [
  '',
  '',
  '',
  ', please',
  ', thanks',
  ' - it has been a long day',
  '. My partner is picky',
  ', it is raining outside',
  '!',
] as const;
const joins = [', ', ', ', ' and ', ', but ', ' — ', '. '] as const;
// "No horror and French" may mean either; people say more clearly where the "no" ends.
const joinsAfterNot = [', but ', '. ', '; '] as const;

const mediaOf = ({ media }: Subject): GeneratedCondition[] =>
  media === null ? [] : [{ slot: 'media', text: '', holds: (row) => row.media === media }];

const isNegative = ({ text }: GeneratedCondition): boolean =>
  /^(?:no|not|nothing|without|neither|anything but|except|I can't|it shouldn't|I've already)\b/.test(text);

function joinOf(random: Random, before: GeneratedCondition | undefined, next: GeneratedCondition): string {
  if (before === undefined) return random.chance(0.5) ? ' ' : random.pick(joins);
  return isNegative(before) && !isNegative(next) ? random.pick(joinsAfterNot) : random.pick(joins);
}

function sentenceOf(random: Random, subject: string, conditions: readonly GeneratedCondition[]): string {
  const said = conditions.reduce(
    (text, condition, index) => text + joinOf(random, conditions[index - 1], condition) + condition.text,
    random.pick(openers) + subject,
  );
  const spelled = random.chance(0.15) ? said.toLowerCase() : said;
  return spelled + random.pick(closers);
}

const turn = (say: string): Turn => ({ say, without: [] });

function plain(random: Random): Omit<Generated, 'id'> {
  const subject = random.pick(subjects);
  const conditions = drawConditions(random, 1 + random.below(4), subject.media);
  return {
    sort: 'plain',
    turns: [turn(sentenceOf(random, subject.text, conditions))],
    conditions: [...mediaOf(subject), ...conditions],
  };
}

/** What comes second begins as a change of what came first does. */
function followUp(random: Random): Omit<Generated, 'id'> {
  const subject = random.pick(subjects);
  const drawn = drawConditions(random, 2 + random.below(2), subject.media);
  // "But British" after "in German" may be meant instead of it.
  const conditions = drawn.some(({ slot }) => slot === 'country')
    ? drawn.filter(({ slot }) => slot !== 'language')
    : drawn;
  const last = conditions.at(-1);
  return {
    sort: 'follow-up',
    turns: [
      turn(sentenceOf(random, subject.text, conditions.slice(0, -1))),
      turn(`${random.pick(['but ', 'and ', 'also '])}${last?.text ?? ''}`),
    ],
    conditions: [...mediaOf(subject), ...conditions],
  };
}

function contradicting(random: Random): Omit<Generated, 'id'> {
  const subject = random.pick(subjects);
  const pair = random.pick(contradictions);
  const others = drawConditions(random, 2, subject.media).filter(({ slot }) => slot !== pair[0].slot);
  return {
    sort: 'contradiction',
    turns: [turn(sentenceOf(random, subject.text, [pair[0], ...others, pair[1]]))],
    conditions: [...mediaOf(subject), ...others],
  };
}

function impossible(random: Random): Omit<Generated, 'id'> {
  const subject = random.pick(subjects);
  const hard: GeneratedCondition[] = [
    { slot: 'language', text: 'in Icelandic', holds: ({ language }) => language === 'is' },
    { slot: 'years', text: 'from the 1920s', holds: ({ year }) => year >= 1920 && year <= 1929 },
    { slot: 'runtime', text: 'over 240 minutes', holds: ({ minutes }) => (minutes ?? 0) >= 240 },
  ];
  const [first = hard[0], second = hard[1]] = random.chance(0.5) ? hard : hard.toReversed();
  const others = drawConditions(random, 1 + random.below(2), subject.media);
  const taken = new Set([first, second].map((condition) => condition?.slot));
  const conditions = [first, second].filter((condition) => condition !== undefined);
  const all = [...conditions, ...others.filter(({ slot }) => !taken.has(slot))];
  return {
    sort: 'impossible',
    turns: [turn(sentenceOf(random, subject.text, all))],
    conditions: [...mediaOf(subject), ...all],
  };
}

/** Conversations, the same ones every time. */
export function generateRequests(count: number): Generated[] {
  const random = seeded('requests');
  return Array.from({ length: count }, (_, index) => {
    const draw = random.next();
    const make = draw < 0.68 ? plain : draw < 0.84 ? followUp : draw < 0.92 ? contradicting : impossible;
    return { id: `generated-${index + 1}`, ...make(random) };
  });
}
