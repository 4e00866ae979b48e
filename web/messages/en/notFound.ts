export const notFound = {
  title: 'Nothing plays here',
  documentTitle: 'Not found · Marquee',
  description: 'There is no page at this address.',
  text: 'There is no page at this address. It may have been mistyped, or the page is gone.',
  home: 'To the home page',
  search: 'Search for a title',
} as const;
