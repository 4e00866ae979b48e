import type { GeneratedCondition } from './generatedConditions.ts';

const longest = 999;

/** Pairs that can't both be met, though each alone can. */
export const contradictions: readonly [Pair, ...Pair[]] = [
  [
    { slot: 'language', text: 'in French', holds: ({ language }) => language === 'fr' },
    { slot: 'language', text: 'not in French', holds: ({ language }) => language !== 'fr' },
  ],
  [
    { slot: 'language', text: 'Korean-language', holds: ({ language }) => language === 'ko' },
    { slot: 'language', text: 'nothing in Korean', holds: ({ language }) => language !== 'ko' },
  ],
  [
    { slot: 'years', text: 'from before 1960', holds: ({ year }) => year <= 1960 },
    { slot: 'years', text: 'made after 2005', holds: ({ year }) => year >= 2005 },
  ],
  [
    { slot: 'runtime', text: 'under 90 minutes', holds: ({ minutes }) => (minutes ?? longest) <= 90 },
    { slot: 'runtime', text: 'over 150 minutes', holds: ({ minutes }) => (minutes ?? 0) >= 150 },
  ],
];

type Pair = readonly [GeneratedCondition, GeneratedCondition];
