import { plural } from '#web/messages/plural.ts';

/** What the field in the bar says once somebody types. */
export const searchBar = {
  suggestions: 'Suggestions',
  suggestionCount: (n: number) =>
    n === 0
      ? 'No suggestions.'
      : `${n} ${plural(n, { one: 'suggestion', other: 'suggestions' })}. Arrow keys to choose.`,
  allResults: (query: string) => `Everything for "${query}"`,
  deleteHint: 'Delete forgets a recent search.',
  suggestionsFailed: 'Suggestions did not arrive. Enter still searches.',
  corrected: (query: string) => `Showing ${query}`,
} as const;
