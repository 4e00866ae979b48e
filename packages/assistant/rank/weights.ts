import type { Signs } from './signs.ts';

/** What counts how much for the order. Few and round: they are tuned on a handful of requests. */
export const weights: Record<keyof Signs | 'asSaid', number> = {
  /** Its text says the words of the request. */
  text: 0.5,
  genre: 0.7,
  theme: 0.7,
  /** It lacks one of few things that were said. */
  missed: -0.5,
  /** It is like a title that is liked. */
  like: 2.2,
  /** It has the keywords of those that are like it. */
  kin: 0.3,
  /** It is of the same time as a liked title. */
  era: 0.15,
  /** It is like a title that is not. */
  dislike: -0.8,
  /** It is widely known; negated where hidden ones are wanted. */
  fame: 0.3,
  score: 0.2,
  /** A person asked for takes part. */
  person: 2,
  /** It is of the preferred years or length. */
  years: 0.6,
  runtime: 0.4,
  /** It is a film, or a series like one that is liked, where neither is asked for. */
  medium: 0.4,
  /** It meets, unloosened, what had to be loosened. */
  asSaid: 2,
};
