import type { Span } from '@marquee/contracts/assistant/part.ts';

import type { Sentence } from '../sentence.ts';

/** Where a sentence, as it was said, says what its English says at a place. */
export function saidAt({ spoken }: Sentence, { start, end }: Span): Span {
  if (spoken?.isRead !== true) return { start, end };
  const said = spoken.places
    .filter((place) => place.start < end && place.end > start)
    .map((place) => place.said);
  if (said.length === 0) return { start: 0, end: 0 };
  return {
    start: Math.min(...said.map((each) => each.start)),
    end: Math.max(...said.map((each) => each.end)),
  };
}
