import { plural } from '../plural.ts';

/** The page before anything was asked. */
export const askWelcome = {
  title: 'What do you feel like?',
  lead: 'One sentence is enough. You can remove what we understood, and every pick says what fits and what doesn’t.',

  examples: 'Or try one of these',
  questions: [
    'Funny nineties science fiction under two hours, like Galaxy Quest',
    'Something quiet, with snow',
    'A heist that goes wrong, made before 1980',
    'Something for a rainy Sunday with the kids',
    'Revenge, from South Korea',
    'Time loops, but not Groundhog Day',
  ],
  specimen: 'How we read a sentence',
  specimenSentence: [
    { words: 'Something' },
    { words: 'like Fargo', meaning: 'Like, 1996' },
    { words: 'but' },
    { words: 'quieter,', meaning: 'Mood' },
    { words: 'with' },
    { words: 'snow,', meaning: 'Setting' },
    { words: 'under two hours', meaning: 'Length' },
  ],
  recent: 'Recent questions',
  recentText: 'Stored on this device only.',
  clearRecent: 'Clear history',
  recentMore: (count: number) =>
    `and ${count} more ${plural(count, { one: 'sentence', other: 'sentences' })}`,
} as const;
