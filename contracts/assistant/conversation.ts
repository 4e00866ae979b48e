import { z } from 'zod';

import { longestKey, longestSentence, mostExcluded, mostLiked, mostTurns, mostWithout } from './limits.ts';

/** One sentence of a conversation, and the parts removed after it. */
export const Turn = z.object({
  say: z.string().max(longestSentence),
  /** Keys of parts, also of those from earlier sentences. */
  without: z.array(z.string().max(longestKey)).max(mostWithout).default([]),
});
export type Turn = z.infer<typeof Turn>;

/** Body of `POST /api/concierge`. It is the whole conversation: the server stores none. */
export const AssistantAsked = z.object({
  /** The oldest first; the last is answered. */
  turns: z.array(Turn).min(1).max(mostTurns),
  /** Titles that stay out because the person has seen or hidden them, such as `movie/603`. */
  seen: z
    .array(z.string().regex(/^(?:movie|tv)\/[1-9]\d{0,14}$/))
    .max(mostExcluded)
    .default([]),
  /** Titles that the person likes best: their taste, a part of the answer that can be removed. */
  liked: z
    .array(z.object({ media: z.enum(['movie', 'tv']), id: z.int().positive() }))
    .max(mostLiked)
    .optional(),
  /** The words stay on this server, even where it could ask a language model. */
  here: z.boolean().default(false),
});
export type AssistantAsked = z.infer<typeof AssistantAsked>;

/** `GET /api/concierge`: what answers. Reports no other settings. */
export const AssistantMode = z.object({
  mode: z.enum(['embedded', 'assisted']),
});
export type AssistantMode = z.infer<typeof AssistantMode>;
