import { z } from 'zod';

import { readName, withoutHidden } from '../visibleText.ts';
import { type ReadKey, readKey } from './libraryKey.ts';

// oxlint-disable-next-line no-control-regex
const controls = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\u200e\u200f\u202a-\u202e\u2066-\u2069]/;
const words = (most: number) =>
  z
    .string()
    .max(most)
    .refine((text) => !controls.test(text), { error: 'has control characters' })
    .transform(withoutHidden);

const name = (most: number) =>
  words(most)
    .transform((text) => readName(text) ?? '')
    .refine((text) => text !== '', { error: 'has no name' });

export const Watchlisted = z.strictObject({ added: z.iso.datetime() });
export type Watchlisted = z.infer<typeof Watchlisted>;

/** `on` is the day, where the person remembers it. */
export const Seen = z.strictObject({ on: z.iso.date().nullable() });
export type Seen = z.infer<typeof Seen>;

/** Half stars: 1 is half a star, 10 are five. */
const Rating = z.int().min(1).max(10);

export const OwnList = z.strictObject({
  name: name(100),
  about: words(2000),
  /** Names the list in its public address; null where it isn't shared. 128 random bits. */
  share: z
    .string()
    .regex(/^[\w-]{22}$/)
    .nullable(),
});
export type OwnList = z.infer<typeof OwnList>;

export const ListItem = z.strictObject({
  /** Order within the list: texts that are compared by code units, with room between any two. */
  place: z.string().regex(/^[0-9A-Za-z]{1,64}$/),
  note: words(1000),
});
export type ListItem = z.infer<typeof ListItem>;

export const SavedSet = z.strictObject({
  name: name(300),
  /** Path and query of the page: equal sets have equal addresses. */
  address: words(2000),
  /** Its filters in words, as they were called when it was saved. */
  words: words(1000),
  added: z.iso.datetime(),
});
export type SavedSet = z.infer<typeof SavedSet>;

const marks = { watchlist: Watchlisted, seen: Seen, rating: Rating, hidden: z.literal(true) };
const settings = { hideSeen: z.boolean(), recentSearches: z.array(words(200)).max(20) };

const plain = { list: OwnList, item: ListItem, set: SavedSet };

function schemaOf(key: ReadKey): z.ZodType {
  if (key.kind === 'mark') return marks[key.name];
  return key.kind === 'setting' ? settings[key.name] : plain[key.kind];
}

export type LibraryValue = z.infer<
  | (typeof marks)[keyof typeof marks]
  | typeof OwnList
  | typeof ListItem
  | typeof SavedSet
  | (typeof settings)[keyof typeof settings]
>;

/** One write: the value that a register takes, or null to clear it, and when the person did it. */
export const Change = z
  .strictObject({ key: z.string().max(120), value: z.unknown(), at: z.int().nonnegative() })
  .transform(({ key, value, at }, context): Change => {
    const read = readKey(key);
    if (!read) {
      context.addIssue({ code: 'custom', path: ['key'], message: 'names nothing of a library' });
      return z.NEVER;
    }
    if (value === null) return { key, value: null, at };
    const result = schemaOf(read).safeParse(value);
    if (!result.success) {
      for (const { path, message } of result.error.issues)
        context.addIssue({ code: 'custom', path: ['value', ...path], message });
      return z.NEVER;
    }
    return { key, value: result.data as LibraryValue, at };
  });
export type Change = {
  key: string;
  value: LibraryValue | null;
  /** Milliseconds since 1970 by the server's clock, as well as the device knows it. */
  at: number;
};
