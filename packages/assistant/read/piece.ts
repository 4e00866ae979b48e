import type { Wish } from '@marquee/contracts/assistant/part.ts';

import type { Refinement } from '../sentence.ts';
import type { Line } from './line.ts';

/** Some words of a sentence that mean something together. */
export type Piece = {
  /** The first token, and the one after the last. */
  from: number;
  to: number;
  /** What they ask for by themselves. Nothing where they are only understood: "films or series". */
  wishes: readonly Wish[];
  /** What "no …" and "not …" ask for, where that isn't the same turned round: "no gore". */
  unwanted?: readonly Wish[];
  /** What "not too …" asks for. */
  limited?: readonly Wish[];
  /** What they change, if the sentence follows another one. */
  change?: Refinement;
  /** Words such as "like" and "starring" are among them. */
  isCued?: boolean;
  /** What joins with what: "no horror and gore", but not "no horror and under two hours". */
  sort: 'thing' | 'quality' | 'name' | 'measure' | 'medium';
};

/** Reads what begins at a token, or nothing. */
export type Reader = (line: Line, at: number) => Piece | null;
