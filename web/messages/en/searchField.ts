/** The field in the bar: apart from the search page's words, since every page loads these. */
export const searchField = {
  label: 'Search films, series and people',
  short: 'Search',
} as const;
