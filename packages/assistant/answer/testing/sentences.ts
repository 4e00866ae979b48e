import type { Wish } from '@marquee/contracts/assistant/part.ts';

import type { Refinement, SaidWish, Sentence } from '#sentence.ts';

/** A sentence's parts, and the words that express them. */
type Telling = {
  says?: readonly (readonly [words: string, wish: Wish])[];
  /** Words that are not understood. */
  unknown?: readonly string[];
  /** More of each part. */
  more?: Pick<SaidWish, 'isDropping' | 'narrower'>;
  changes?: readonly (readonly [words: string, change: Refinement])[];
} & Partial<Pick<Sentence, 'kind' | 'isFollowUp' | 'words'>>;

/** A reader that knows only these sentences. */
export function readerOf(known: Readonly<Record<string, Telling>>): (text: string) => Sentence {
  return (text) => {
    const {
      says = [],
      changes = [],
      kind = 'wish',
      isFollowUp = false,
      words = [],
      unknown = [],
      more = {},
    } = known[text] ?? {};
    const spanOf = (part: string) => {
      const start = text.indexOf(part);
      if (start === -1) throw new Error(`"${text}" doesn't say "${part}"`);
      return { start, end: start + part.length };
    };
    return {
      text,
      kind,
      said: says.map(([part, wish]) => Object.assign({ wish, span: spanOf(part) }, more)),
      changes: changes.map(([part, change]) => Object.assign({ span: spanOf(part) }, change)),
      isFollowUp,
      unknown: unknown.map(spanOf),
      words,
      corrected: [],
      homonyms: [],
      question: null,
      unknowable: [],
      understood: [],
      length: text.split(' ').length,
      isCut: false,
    };
  };
}
