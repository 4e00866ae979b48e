type Words = { title: string; text: string };

/** A query that failed. `what` is its subject, such as "The list". */
export const problem = {
  retry: 'Try again',
  home: 'Go to the home page',
  part: 'Part of this page did not load.',
  wait: (seconds: number) => `Trying again in about ${seconds} seconds.`,
  missing: (what: string): Words => ({
    title: `${what} was not found`,
    text: 'There is nothing at this address.',
  }),
  busy: (what: string): Words => ({
    title: `${what} did not load`,
    text: 'Too many requests at once. Try again in a minute.',
  }),
  service: (what: string): Words => ({
    title: `${what} did not load`,
    text: 'The film service answered with an error. Try again in a moment.',
  }),
  refused: (what: string): Words => ({
    title: `${what} did not load`,
    text: 'The film service did not accept the request.',
  }),
  token: (what: string): Words => ({
    title: `${what} did not load`,
    text: 'The film service does not accept this site’s access token. The people who run this site have to replace it.',
  }),
  unreachable: (what: string): Words => ({
    title: `${what} did not load`,
    text: 'The film service could not be reached.',
  }),
  slow: (what: string): Words => ({
    title: `${what} did not load`,
    text: 'The film service did not answer within ten seconds.',
  }),
  unreadable: (what: string): Words => ({
    title: `${what} did not load`,
    text: 'The answer could not be read.',
  }),
  offline: (what: string): Words => ({
    title: 'You are offline',
    text: `${what} will load when you are back online.`,
  }),
} as const;
