/** Words of the parts that every page uses. */
export const common = {
  close: 'Close',
  loading: 'Loading',
  seeAll: 'See all',
  seeAllOf: (title: string) => ` of ${title}`,
  backIn: (title: string) => `Back in ${title}`,
  forwardIn: (title: string) => `Forward in ${title}`,
  score: 'Score',
  ofTen: 'out of 10',
} as const;
