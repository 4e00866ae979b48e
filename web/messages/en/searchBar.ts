import { plural } from '../plural.ts';

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

/** Before a search, in the field and on the page, and when it found nothing. */
export const searchIdle = {
  nothing: (query: string) => `No results for "${query}"`,
  nothingText:
    'Search covers titles, original titles and names, and forgives typos. It only finds what is in this catalogue.',
  nothingExactly: 'No exact match. Other spellings were left out, as you asked.',
  fewerWords: 'Try fewer words',
  trending: 'Trending today',
  hint: 'Titles and names; typos are fine.',
  recent: 'Recent searches',
  recentText: 'Only you can see these.',
  forget: (query: string) => `Remove "${query}"`,
  forgotten: (query: string) => `${query} removed.`,
  clearRecent: 'Clear recent searches',
  cleared: 'Recent searches cleared.',
  trendingList: 'Trending titles',
} as const;
