/** What the page of a build without a server says before its script has run. */
export const staticPage = {
  title: 'Marquee',
  description: 'Films and series to look through, with trailers, people and a search that forgives.',
  slow: 'This takes long. If nothing comes, load the page again.',
  scriptless:
    'Marquee is put together in your browser, and this browser runs no scripts. Switch them on for this site, then load the page again.',
} as const;
