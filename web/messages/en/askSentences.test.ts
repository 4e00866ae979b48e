import { createReadSentence } from '@marquee/assistant';
import type { TitleFacts } from '@marquee/assistant/events';
import type { Chip } from '@marquee/contracts/assistant/events.ts';
import type { Wish } from '@marquee/contracts/assistant/part.ts';
import { partKey } from '@marquee/contracts/assistant/partKey.ts';
import { describe, expect, it } from 'vitest';

import { chipWords, moreLike, notThis, wishSentence } from './askSentences.ts';

const film = (id: number, name: string, year: number): TitleFacts => ({
  media: 'movie',
  id,
  name,
  originalName: name,
  alsoNamed: [],
  year,
  runtime: 98,
  seasons: null,
  episodes: null,
  isEnded: null,
  genres: ['Crime'],
  language: 'en',
  countries: ['US'],
  certification: 'R',
  collection: 'Fargo Collection',
  companies: ['Working Title', 'A24'],
  makers: [{ id: 1223, name: 'Joel Coen' }],
  writers: [],
  cast: [{ id: 3910, name: 'Frances McDormand', character: 'Marge Gunderson' }],
  keywords: ['snow'],
  moods: ['tense'],
  audience: null,
  story: null,
  overview: 'A plan goes wrong in the snow.',
  tagline: '',
  score: 7.9,
  fame: 90,
});

const titles = [film(275, 'Fargo', 1996), film(6949, "What's Up, Doc?", 1972), film(8329, '[REC]', 2007)];
const readSentence = createReadSentence({ titles });
const keysOf = (text: string) => readSentence(text, { year: 2026 }).said.map(({ wish }) => partKey(wish));

const person = { slot: 'person', id: 3910, name: 'Frances McDormand' } as const;

const wishes: Wish[] = [
  { slot: 'media', media: 'movie' },
  { slot: 'media', media: 'tv' },
  { slot: 'years', min: 1980, max: 1989, strict: true },
  { slot: 'years', min: 1984, max: 1984, strict: true },
  { slot: 'years', min: null, max: 1979, strict: true },
  { slot: 'years', min: 2001, max: null, strict: true },
  { slot: 'runtime', min: null, max: 100, strict: true },
  { slot: 'runtime', min: 120, max: null, strict: true },
  { slot: 'runtime', min: 90, max: 120, strict: true },
  { slot: 'seasons', min: null, max: 2 },
  { slot: 'seasons', min: 3, max: null },
  { slot: 'episodes', min: null, max: 10 },
  { slot: 'episodes', min: 60, max: null },
  { slot: 'total', min: null, max: 720 },
  { slot: 'total', min: 500, max: null },
  { slot: 'total', min: 90, max: 300 },
  { slot: 'status', status: 'ended' },
  { slot: 'status', status: 'running' },
  { slot: 'score', min: 7.5 },
  { slot: 'fame', fame: 'known' },
  { slot: 'fame', fame: 'hidden' },
  { slot: 'language', language: 'fr', not: false },
  { slot: 'language', language: 'en', not: true },
  { slot: 'country', country: 'GB', not: false },
  { slot: 'country', country: 'US', not: true },
  { slot: 'certification', max: 'PG-13' },
  { slot: 'age', years: 4 },
  { slot: 'genre', genre: 'Comedy', not: false },
  { slot: 'genre', genre: 'Science Fiction', not: false },
  { slot: 'genre', genre: 'Horror', not: true },
  { slot: 'genre', genre: 'Music', not: false },
  { slot: 'theme', entry: 'feel-good', not: false },
  { slot: 'theme', entry: 'bleak', not: true },
  { ...person, role: 'cast', not: false },
  { ...person, id: 1223, name: 'Joel Coen', role: 'director', not: false },
  { ...person, role: 'any', not: true },
  { slot: 'collection', name: 'Fargo', not: false },
  { slot: 'collection', name: 'Fargo', not: true },
  { slot: 'company', name: 'A24', not: false },
  { slot: 'company', name: 'Working Title', not: true },
  { slot: 'like', media: 'movie', id: 275, name: 'Fargo', year: 1996, aspect: null, not: false },
  { slot: 'like', media: 'movie', id: 275, name: 'Fargo', year: 1996, aspect: null, not: true },
  { slot: 'without', media: 'movie', id: 275, name: 'Fargo', year: 1996 },
  ...(['violence', 'gore', 'sex', 'scare', 'sad', 'swearing'] as const).flatMap((of): Wish[] => [
    { slot: 'intensity', of, max: 0 },
    { slot: 'intensity', of, max: 1 },
    { slot: 'intensity', of, max: 2 },
  ]),
  { slot: 'taste', not: false },
  { slot: 'taste', not: true },
  { slot: 'order', by: 'newest' },
  { slot: 'order', by: 'oldest' },
  { slot: 'order', by: 'best' },
  { slot: 'order', by: 'known' },
];

describe('what the page says for the person', () => {
  it.each(wishes)('is read as what is meant: %o', (wish) => {
    expect(keysOf(wishSentence(wish))).toEqual([partKey(wish)]);
  });

  it.each(titles)('names the very title of a pick: $name', ({ id, name, year }) => {
    expect(keysOf(moreLike({ name, year }))).toEqual([`like/movie/${id}`]);
    expect(keysOf(notThis({ name, year }))).toEqual([`without/movie/${id}`]);
  });

  it('goes on from what was asked before', () => {
    const changes: Extract<Chip, { is: 'change' }>['change'][] = [
      'older',
      'newer',
      'shorter',
      'longer',
      'less-known',
      'funnier',
      'series',
      'films',
      'not-these',
    ];
    const sentences = [
      ...changes.map((change) => chipWords({ is: 'change', change }).sentence),
      chipWords({ is: 'split', count: 9, part: { slot: 'language', language: 'fr', not: false } }).sentence,
      moreLike({ name: 'Fargo', year: 1996 }),
      notThis({ name: 'Fargo', year: 1996 }),
    ];
    const read = sentences.map((text) => [text, readSentence(text, { year: 2026 }).isFollowUp]);
    expect(read).toEqual(sentences.map((text) => [text, true]));
  });
});
