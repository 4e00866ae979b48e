import type { Wish, WishSlot } from './part.ts';

/** Which fields say what a wish of a slot means. */
const meaning: Record<WishSlot, readonly string[]> = {
  media: ['media'],
  years: ['min', 'max'],
  runtime: ['min', 'max'],
  seasons: ['min', 'max'],
  episodes: ['min', 'max'],
  total: ['min', 'max'],
  status: ['status'],
  score: ['min'],
  fame: ['fame'],
  language: ['language'],
  country: ['country'],
  certification: ['max'],
  age: ['years'],
  genre: ['genre'],
  theme: ['entry'],
  word: ['word'],
  person: ['id'],
  collection: ['name'],
  company: ['name'],
  like: ['media', 'id'],
  without: ['media', 'id'],
  intensity: ['of'],
  story: [],
  taste: [],
  order: ['by'],
};

/**
 * What a wish means, as a short text such as `not-genre/Horror` or `years/1990/1999`, with nothing for an open end: two
 * wishes with one key ask for the same. It appears in URLs.
 */
export function partKey(wish: Wish): string {
  const fields = new Map<string, string | number | boolean | null | undefined>(Object.entries(wish));
  const values = meaning[wish.slot].map((field) => String(fields.get(field) ?? ''));
  return [`${fields.get('not') === true ? 'not-' : ''}${wish.slot}`, ...values].join('/');
}
