import { TmdbFailure } from './failure.ts';

/** A number in an address. Whatever isn't one names nothing. */
export function numberFrom(segment: string): number {
  if (!/^(0|[1-9]\d{0,14})$/.test(segment)) throw new TmdbFailure(34);
  return Number(segment);
}

/** What was looked for, or the protocol's "could not be found". */
export function found<Thing>(thing: Thing | undefined): Thing {
  if (thing === undefined) throw new TmdbFailure(34);
  return thing;
}
