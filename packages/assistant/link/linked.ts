import type { WishOf } from '@marquee/contracts/assistant/part.ts';

import type { Homonym } from '../sentence.ts';

/** A title or a person that a sentence names. */
export type Linked = {
  /** Its tokens, what says so ("like", "starring") included; `to` is the one after the last. */
  from: number;
  to: number;
  /** Never turned round: what "not" reaches is decided where the whole sentence is read. */
  wish: WishOf<'like' | 'person' | 'without'>;
  /** The real name where it was spelled otherwise. */
  corrected: string | null;
  homonyms: Homonym['others'];
  /** Whether words such as "similar to" or "directed by" are among the tokens. */
  isCue: boolean;
};
