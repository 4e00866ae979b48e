import { genreNames, type Wish } from '@marquee/contracts/assistant/part.ts';
import fc from 'fast-check';

import type { TitleFacts } from '#facts.ts';
import { franchisesOf } from '#franchisesOf.ts';
import { lexicon } from '#lexicon/entries.ts';

const year = fc.integer({ min: 1920, max: 2026 });
const not = fc.boolean();

/** An arbitrary wish about a catalogue. */
export function anyWish(titles: readonly TitleFacts[]): fc.Arbitrary<Wish> {
  const title = fc.constantFrom(...titles);
  const person = title
    .filter(({ makers, cast }) => makers.length + cast.length > 0)
    .chain(({ makers, cast }) => fc.constantFrom(...makers, ...cast));
  return fc.oneof(
    fc.constantFrom<Wish>(
      { slot: 'media', media: 'movie' },
      { slot: 'media', media: 'tv' },
      { slot: 'fame', fame: 'hidden' },
      { slot: 'status', status: 'ended' },
      { slot: 'seasons', min: null, max: 2 },
      { slot: 'episodes', min: null, max: 10 },
      { slot: 'total', min: null, max: 600 },
      { slot: 'score', min: 8 },
      { slot: 'order', by: 'newest' },
      { slot: 'certification', max: 'PG-13' },
      { slot: 'age', years: 4 },
      { slot: 'age', years: 11 },
    ),
    fc.record({ slot: fc.constant('years'), min: year, max: fc.constant(null), strict: not }),
    fc.record({
      slot: fc.constant('runtime'),
      min: fc.constant(null),
      max: fc.integer({ min: 20, max: 200 }),
      strict: not,
    }),
    fc.record({ slot: fc.constant('genre'), genre: fc.constantFrom(...genreNames), not }),
    fc.record({ slot: fc.constant('theme'), entry: fc.constantFrom(...lexicon.map(({ id }) => id)), not }),
    fc.record({
      slot: fc.constant('word'),
      word: title
        .filter(({ keywords }) => keywords.length > 0)
        .chain(({ keywords }) => fc.constantFrom(...keywords)),
      not,
    }),
    fc.record({
      slot: fc.constant('intensity'),
      of: fc.constantFrom('violence', 'gore', 'sex', 'scare', 'sad', 'swearing'),
      max: fc.constantFrom(0, 1, 2),
    }),
    fc
      .tuple(
        title.filter(({ collection }) => collection !== null),
        not,
      )
      .map(([{ collection }, isNot]): Wish => ({
        slot: 'collection',
        name: franchisesOf(collection ?? '')[0] ?? '',
        not: isNot,
      })),
    fc.record({ slot: fc.constant('company'), name: fc.constantFrom('Pixar', 'Disney', 'HBO'), not }),
    fc.tuple(title, not).map(([{ language }, isNot]): Wish => ({ slot: 'language', language, not: isNot })),
    fc
      .tuple(person, fc.constantFrom('any', 'director', 'cast', 'writer'), not)
      .map(([{ id, name }, role, isNot]): Wish => ({ slot: 'person', id, name, role, not: isNot })),
    fc.tuple(title, not).map(([{ media, id, name, year: made }, isNot]): Wish => ({
      slot: 'like',
      media,
      id,
      name,
      year: made,
      aspect: null,
      not: isNot,
    })),
  );
}
