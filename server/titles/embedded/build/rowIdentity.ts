import type { Row } from '#server/titles/embedded/rows.ts';

/** What distinguishes a title from all others, as people read it: `movie "Heat" of 1995`. */
export const rowIdentity = (media: Row['kind'], name: string, year: number): string =>
  `${media} ${JSON.stringify(name)} of ${year}`;
