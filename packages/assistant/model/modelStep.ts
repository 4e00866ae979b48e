import type { FallbackReason } from '@marquee/contracts/assistant/events.ts';

import type { Chosen, EngineAnswer } from '#engine.ts';

/** The events of asking a language model. */
export type ModelStep =
  | { step: 'query'; query: EngineAnswer['query'] }
  /** `reason` is null where the model's words can't be shown, or where the embedded engine chose the title. */
  | { step: 'pick'; rank: number; chosen: Chosen; reason: string | null }
  | { step: 'done' }
  /** The embedded answer is used, also where picks came before. */
  | { step: 'fallback'; reason: FallbackReason };
