import { plural } from '#web/messages/plural.ts';

/** What the field in the bar says once somebody types. */
export const searchBar = {
  suggestions: 'Suggestions',
  suggestionCount: (n: number) =>
    n === 0
      ? 'No suggestions.'
      : `${n} ${plural(n, { one: 'suggestion', other: 'suggestions' })}. Arrow keys to choose.`,
  best: 'Best match',
  allResults: (query: string) => `Everything for "${query}"`,
  exactly: (query: string) => `Search for exactly "${query}"`,
  showing: 'Showing results for ',
  deleteHint: 'Delete forgets a recent search.',
  suggestionsFailed: 'Suggestions did not arrive. Enter still searches.',
} as const;
