export const notFound = {
  title: 'Page not found',
  documentTitle: 'Not found · Marquee',
  description: 'There is no page at this address.',
  text: 'There is no page at this address. It may be mistyped or out of date.',
  home: 'Go to the home page',
  search: 'Search for a title',
} as const;
