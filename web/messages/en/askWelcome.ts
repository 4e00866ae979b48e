import { plural } from '../plural.ts';

/** The page before anything was asked. */
export const askWelcome = {
  title: 'What do you feel like?',
  lead: 'One sentence will do. Each part that was understood is underlined and can be taken away, and every pick says what fits and what does not.',

  examples: 'Or try one of these',
  examplesText: 'Say more or less than they do. Both are fine.',
  questions: [
    'Funny nineties science fiction under two hours, like Galaxy Quest',
    'Something quiet, with snow',
    'A heist that goes wrong, made before 1980',
    'Something for a rainy Sunday with the kids',
    'Black and white, from Japan, with ghosts',
    'A short series like Twin Peaks',
    'Time loops, but not Groundhog Day',
  ],
  specimen: 'How a sentence is read',
  specimenSentence: [
    { words: 'Something' },
    { words: 'like Fargo', meaning: 'Like, 1996' },
    { words: 'but' },
    { words: 'quieter,', meaning: 'Mood' },
    { words: 'with' },
    { words: 'snow,', meaning: 'Setting' },
    { words: 'under two hours', meaning: 'Length' },
  ],
  recent: 'Asked before',
  recentText: 'Kept on this device alone.',
  clearRecent: 'Clear history',
  recentMore: (count: number) =>
    `and ${count} more ${plural(count, { one: 'sentence', other: 'sentences' })}`,
} as const;
