import type { Match } from '@marquee/contracts/match.ts';

/** Why a result matches, where its name doesn't say so. */
export const searchWhy: Readonly<Record<Match['by'], (text: string) => string>> = {
  name: (text) => text,
  original: (title) => `Originally ${title}`,
  alternative: (title) => `Also known as ${title}`,
  initials: (title) => (title === '' ? 'By its initials' : `By the initials of ${title}`),
  correction: (title) => `Also known as ${title}`,
  number: () => 'By its number',
  year: () => 'From that year',
  person: (name) => `With ${name}`,
};
