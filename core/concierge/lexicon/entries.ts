import type { LexiconEntry } from './entry.ts';
import { lightMoods } from './moods.ts';
import { heavyMoods } from './moodsDark.ts';

/** All entries. Where two say the same phrase, the first has it. */
export const lexicon: readonly LexiconEntry[] = [...lightMoods, ...heavyMoods];
