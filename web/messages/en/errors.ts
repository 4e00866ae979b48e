type Words = { title: string; text: string };

/** A query that failed. `what` is its subject, such as "The list". */
export const problem = {
  retry: 'Try again',
  home: 'To the home page',
  part: 'A part of this page did not load.',
  wait: (seconds: number) => `In about ${seconds} seconds this asks again by itself.`,
  missing: (what: string): Words => ({
    title: `${what} isn't here`,
    text: 'The address leads to nothing we know of.',
  }),
  busy: (what: string): Words => ({
    title: `${what} did not arrive`,
    text: 'Too much was asked for at once. A minute of patience helps.',
  }),
  service: (what: string): Words => ({
    title: `${what} did not arrive`,
    text: 'The film service answered with an error. It may be over in a moment.',
  }),
  refused: (what: string): Words => ({
    title: `${what} did not arrive`,
    text: 'The film service did not accept the question.',
  }),
  token: (what: string): Words => ({
    title: `${what} did not arrive`,
    text: 'The film service refuses the token of this Marquee. Whoever runs it has to set another.',
  }),
  unreachable: (what: string): Words => ({
    title: `${what} did not arrive`,
    text: 'The film service could not be reached.',
  }),
  slow: (what: string): Words => ({
    title: `${what} did not arrive`,
    text: 'The film service did not answer within ten seconds.',
  }),
  unreadable: (what: string): Words => ({
    title: `${what} did not arrive`,
    text: 'The answer could not be read.',
  }),
  offline: (what: string): Words => ({
    title: 'You are offline',
    text: `${what} comes in when the connection is back.`,
  }),
} as const;
