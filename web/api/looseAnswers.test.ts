import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

import { featureOf } from './features.ts';
import { listedMovie, listedSeries, slimPage } from './listPages.ts';
import { personOf } from './people.ts';
import { seasonOf, seriesOf } from './shows.ts';
import {
  filmAnswer,
  listedFilm,
  listedShow,
  personAnswer,
  seasonAnswer,
  seriesAnswer,
} from './testing/protocolAnswers.ts';
import { movieOf } from './titles.ts';

type Path = (string | number)[];

/** Every field in an answer, however deep, but the numbers of things. */
function fieldsOf(value: unknown, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((item, index) => fieldsOf(item, path.concat(index)));
  return Object.entries(value).flatMap(([key, inner]) => {
    const here = path.concat(key);
    if (key === 'id' && typeof inner === 'number') return [];
    return [here].concat(fieldsOf(inner, here));
  });
}

type Loss = { path: Path; how: 'null' | 'gone' };

/** The answer without these fields. */
function without(value: unknown, losses: readonly Loss[], path: Path = []): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((item, index) => without(item, losses, path.concat(index)));
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) => {
      const here = path.concat(key).join('\n');
      const loss = losses.find((one) => one.path.join('\n') === here);
      if (loss?.how === 'gone') return [];
      return [[key, loss ? null : without(inner, losses, path.concat(key))]];
    }),
  );
}

const mutilated = (answer: object) =>
  fc
    .subarray(fieldsOf(answer), { minLength: 1 })
    .chain((paths) =>
      fc.tuple(
        ...paths.map((path) =>
          fc.record({ path: fc.constant(path), how: fc.constantFrom('null' as const, 'gone' as const) }),
        ),
      ),
    )
    .map((losses) => without(answer, losses));

const text = z.string();
const maybe = text.nullable();
const number = z.number();
const maybeNumber = number.nullable();
const Named = z.object({ id: number, name: text });
const langs = z.undefined();
const listed = {
  id: number,
  poster_path: maybe,
  backdrop_path: maybe,
  genre_ids: z.array(number),
  vote_average: number,
};
const ListedMovie = z.strictObject({ ...listed, title: text, release_date: text });
const ListedSeries = z.strictObject({ ...listed, name: text, first_air_date: text });
const Listed = z.union([ListedMovie, ListedSeries]);
const ratings = z.array(z.tuple([text.length(2), text.min(1)]));

const shared = {
  id: number,
  name: text,
  originalName: maybe,
  tagline: text,
  overview: text,
  langs,
  poster: maybe,
  backdrop: maybe,
  score: number,
  votes: number,
  isEstimate: z.boolean(),
  genres: z.array(Named),
  ratings,
  language: text,
  countries: z.array(text),
  homepage: maybe,
  cast: z.array(Named.extend({ part: text })),
  crew: z.array(Named.extend({ job: text, department: text })),
  keywords: z.array(Named),
  videos: z.array(z.looseObject({})),
  watch: z.array(
    z.object({ region: text, link: text, ways: z.array(z.object({ way: text, names: z.array(text) })) }),
  ),
  recommended: z.array(Listed),
};
const Movie = z.strictObject({
  ...shared,
  media: z.literal('movie'),
  released: text,
  runtime: maybeNumber,
  status: text,
  collection: Named.nullable(),
  companies: z.array(text),
  imdbId: maybe,
  budget: number,
  revenue: number,
});
const Series = z.strictObject({
  ...shared,
  media: z.literal('tv'),
  creators: z.array(Named),
  networks: z.array(Named),
  firstAired: maybe,
  lastAired: maybe,
  nextEpisode: z.object({ airs: maybe, season: number, episode: number }).nullable(),
  status: text,
  type: text,
  episodeLength: maybeNumber,
  seasonCount: number,
  episodeCount: number,
  seasons: z.array(z.object({ number, year: maybeNumber, episodes: number })),
});
const Season = z.strictObject({
  number,
  name: text,
  overview: text,
  langs,
  year: maybeNumber,
  poster: maybe,
  episodes: z.array(
    z.strictObject({
      number,
      name: text,
      overview: text,
      airDate: maybe,
      runtime: maybeNumber,
      still: maybe,
      langs,
    }),
  ),
  isNamed: z.boolean(),
});
const Person = z.strictObject({
  id: number,
  name: text,
  biography: text,
  lang: langs,
  knownFor: maybe,
  alsoKnownAs: z.array(text),
  birthday: maybe,
  deathday: maybe,
  birthplace: maybe,
  portrait: maybe,
  works: z.array(z.strictObject({ title: Listed, popularity: number, department: text, role: text })),
});
const Feature = z.strictObject({
  id: number,
  title: text,
  tagline: text,
  overview: text,
  langs,
  release_date: text,
  runtime: maybeNumber,
  backdrop_path: maybe,
  rating: maybe,
  directors: z.array(Named),
  leads: z.array(Named),
});

const list = { page: 1, results: [listedFilm], total_pages: 1, total_results: 1 };
const showList = { ...list, results: [listedShow] };

describe('an answer with any of its fields null or missing', () => {
  it.each([
    ['a film', filmAnswer, (answer: never) => movieOf(answer), Movie],
    ['a series', seriesAnswer, (answer: never) => seriesOf(answer), Series],
    ['a season', seasonAnswer, (answer: never) => seasonOf(answer), Season],
    ['a person', personAnswer, (answer: never) => personOf(answer), Person],
    ['the film of the home page', filmAnswer, (answer: never) => featureOf(answer), Feature],
    ['a list of films', list, (answer: never) => slimPage(listedMovie)(answer).results, z.array(ListedMovie)],
    [
      'a list of series',
      showList,
      (answer: never) => slimPage(listedSeries)(answer).results,
      z.array(ListedSeries),
    ],
  ] as const)('is still %s', (_, answer: object, read: (answer: never) => unknown, Model: z.ZodType) => {
    expect(Model.safeParse(read(answer as never)).error).toBeUndefined();
    fc.assert(
      fc.property(mutilated(answer), (given) => {
        expect(Model.safeParse(read(given as never)).error).toBeUndefined();
      }),
      { numRuns: 150 },
    );
  });

  it('keeps everything that is there', () => {
    expect(movieOf(filmAnswer)).toMatchObject({
      name: 'Arrival',
      ratings: [
        ['US', 'PG-13'],
        ['DE', '12'],
      ],
      collection: { id: 10, name: 'A Collection' },
      watch: [{ region: 'US', ways: [{ way: 'flatrate' }, { way: 'rent' }] }],
    });
    expect(seriesOf(seriesAnswer)).toMatchObject({ nextEpisode: { season: 1, episode: 1 }, seasonCount: 5 });
    expect(personOf(personAnswer).works.map(({ role }) => role)).toEqual(['Louise', 'Katy', 'Producer']);
  });
});
