import type { Span } from '@marquee/contracts/assistant/part.ts';

import type { Line } from './line.ts';

/** Where a run of tokens stands in the raw sentence. */
export const spanOf = ({ tokens }: Line, from: number, to: number): Span => ({
  start: tokens[from]?.start ?? 0,
  end: tokens[to - 1]?.end ?? 0,
});
