import { fractionOf } from '#server/titles/embedded/ids.ts';

/*
 * TMDB's shapes carry vote counts and popularity, which are not counted here. Both are our own estimates, made
 * from a row's fame (1 to 100). The fraction of a step that is added breaks ties between rows of equal fame; it comes
 * from the title's name, so an estimate never changes unless its row does.
 */

/** About 2 for the least known titles and 255 for the best known: it doubles every 12.5 steps of fame. */
export function popularityOf(fame: number, ...identity: readonly (string | number)[]): number {
  return rounded(2 ** ((fame + fractionOf('popularity', ...identity)) / 12.5));
}

/** About 30 for the least known titles and 25,000 for the best known. */
export function votesOf(fame: number, ...identity: readonly (string | number)[]): number {
  return Math.round(10 ** (1.4 + ((fame + fractionOf('votes', ...identity)) * 3) / 100));
}

export const rounded = (value: number): number => Math.round(value * 1000) / 1000;
