import { catalogue } from '#web/messages/en/catalogue.ts';

const names: Readonly<Record<number, string>> = catalogue.genres;

/** Names of TMDB's genre numbers in their order; numbers that nobody knows are left out. */
export const genreNames = (ids: readonly number[]): string[] =>
  ids.flatMap((id) => (names[id] === undefined ? [] : [names[id]]));
