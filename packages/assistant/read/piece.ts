import type { Wish } from '@marquee/contracts/assistant/part.ts';

import type { Refinement } from '../sentence.ts';
import type { Line } from './line.ts';

/** Words of a sentence that have one meaning together. */
export type Piece = {
  /** The first token, and the one after the last. */
  from: number;
  to: number;
  /** The wishes by themselves. Empty where the words are only understood: "films or series". */
  wishes: readonly Wish[];
  /** The wishes of "no …" and "not …", where they aren't just negated: "no gore". */
  unwanted?: readonly Wish[];
  /** The wishes of "not too …". */
  limited?: readonly Wish[];
  /** The changes, if the sentence is a follow-up. */
  change?: Refinement;
  /** Words such as "like" and "starring" are among them. */
  isCued?: boolean;
  /** The kind of join: "no horror and gore", but not "no horror and under two hours". */
  sort: 'thing' | 'quality' | 'name' | 'measure' | 'medium';
};

/** Reads what begins at a token, or nothing. */
export type Reader = (line: Line, at: number) => Piece | null;
