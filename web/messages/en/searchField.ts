/** The search field in the bar: a file of its own, since every page loads it. */
export const searchField = {
  label: 'Search films, series and people',
  short: 'Search',
} as const;
