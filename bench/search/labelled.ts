import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { SearchEntry } from '@marquee/title-search';
import { z } from 'zod';

import { type AskedName, medias } from './asked.ts';

const Labelled = z.strictObject({
  query: z.string().min(1),
  kind: z.enum([
    'whole',
    'prefix',
    'order',
    'typo1',
    'typo2',
    'swap',
    'real',
    'accents',
    'punctuation',
    'and',
    'numerals',
    'space',
    'initials',
    'subtitle',
    'alternative',
    'original',
    'transliteration',
    'year',
    'link',
    'person',
    'personTypo',
  ]),
  media: z.enum(medias),
  title: z.string(),
  year: z.int().nullable(),
});
type Labelled = z.infer<typeof Labelled>;

/** Kinds with something typed wrong. `real` are slips that make another word, as in "the dark night". */
export const typoKinds: ReadonlySet<string> = new Set(['typo1', 'typo2', 'swap', 'real', 'personTypo']);

/** Queries as people type them, each with the one title or person that is meant. */
export function readLabelled(): Labelled[] {
  const text = readFileSync(join(import.meta.dirname, 'labelled.jsonl'), 'utf8');
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => Labelled.parse(JSON.parse(line)));
}

/** The labelled queries with the numbers that their answers have among these entries. */
export function askLabelled(entries: Iterable<SearchEntry>): AskedName[] {
  const ids = new Map<string, number[]>();
  const keyOf = (media: string, name: string, year: number | null) => `${media} ${year ?? ''} ${name}`;
  for (const { kind, name, firstYear, id } of entries) {
    const key = keyOf(kind, name, firstYear);
    ids.set(key, [...(ids.get(key) ?? []), id]);
  }
  return readLabelled().map(({ query, kind, media, title, year }) => ({
    query,
    kind,
    media,
    right: ids.get(keyOf(media, title, year)) ?? [],
  }));
}
