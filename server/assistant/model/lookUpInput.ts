import type { NamedPick } from '@marquee/assistant/model';
import { z } from 'zod';

/** What the model wants looked up. Its wishes are phrases that the embedded engine's own parser reads. */
export const LookUpInput = z.object({
  wishes: z.array(z.object({ wish: z.string(), words: z.string() })).default([]),
  /** Keys of parts that the person did not mean. */
  misread: z.array(z.string()).default([]),
  /** Titles by their names. */
  named: z.array(z.string()).default([]),
  /** What happens in a title that is looked for. */
  story: z.string().default(''),
});
export type LookUpInput = z.infer<typeof LookUpInput>;

export const PickInput: z.ZodType<NamedPick> = z.object({
  key: z.string(),
  reason: z.string(),
  meant: z.boolean().default(false),
});

/** The whole of an answer. */
export const Elements = z.object({ elements: z.array(PickInput) });
