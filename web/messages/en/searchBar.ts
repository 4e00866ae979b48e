import { plural } from '#web/messages/plural.ts';

/** What the search field in the bar says while typing. */
export const searchBar = {
  suggestions: 'Suggestions',
  suggestionCount: (n: number) =>
    n === 0
      ? 'No suggestions.'
      : `${n} ${plural(n, { one: 'suggestion', other: 'suggestions' })}. Arrow keys to choose.`,
  best: 'Best match',
  allResults: (query: string) => `All results for "${query}"`,
  exactly: (query: string) => `Search for exactly "${query}"`,
  showing: 'Showing results for ',
  deleteHint: 'Press Delete to remove a recent search.',
  suggestionsFailed: 'Suggestions did not load. Press Enter to search.',
} as const;
