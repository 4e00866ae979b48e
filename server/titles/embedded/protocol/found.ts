import { TmdbFailure } from './failure.ts';

/** A number in an address; anything else is not found. */
export function numberFrom(segment: string): number {
  if (!/^(0|[1-9]\d{0,14})$/.test(segment)) throw new TmdbFailure(34);
  return Number(segment);
}

/** The number at the beginning of `603-the-matrix`, as TMDB reads it: the words are for people. */
export const idFrom = (segment: string): number => numberFrom(segment.replace(/^(\d+)-.*$/s, '$1'));

/** What was looked for, or the protocol's "could not be found". */
export function found<Thing>(thing: Thing | undefined): Thing {
  if (thing === undefined) throw new TmdbFailure(34);
  return thing;
}
