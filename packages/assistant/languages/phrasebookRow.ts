import { z } from 'zod';

const Letters = z.string().max(20);
const Phrase = z.string().min(1).max(60);
const Phrases = z.array(Phrase).refine((all) => new Set(all).size === all.length, 'A phrase stands twice');

/** A file of `content/languages/` but `unread.json`. */
export const PhrasebookFile = z.strictObject({
  language: z.string().regex(/^[a-z]{2}$/),
  forms: z.array(z.tuple([Letters.min(1), Letters])),
  spellings: z.array(z.tuple([Letters.min(1), Letters])).optional(),
  heads: z.array(Letters.min(3)).optional(),
  isHeadFinal: z.literal(true).optional(),
  numbers: z.record(Phrase, z.int().min(1).max(1000)),
  says: z.record(z.string().max(60), Phrases.min(1)),
});

/** `unread.json`: common words of each language that is only recognised. */
export const UnreadFile = z.record(z.string().regex(/^[a-z]{2}$/), Phrases.min(10));
