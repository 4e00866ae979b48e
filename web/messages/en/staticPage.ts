/** What a build without a server shows before its script has run. */
export const staticPage = {
  title: 'Marquee',
  description: 'Films and series to browse, with trailers, people and a search that forgives typos.',
  slow: 'This is taking a while. If nothing appears, reload the page.',
  scriptless:
    'Marquee needs JavaScript, which is off in this browser. Turn it on for this site, then reload the page.',
} as const;
