import { readSearch } from '@marquee/contracts/readParameters.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { readCall } from './readCall.ts';
import { routes } from './routes.ts';

/** The path that TMDB would be asked for, the failure's code, or "ours". */
function sent(address: string): string | number {
  const { pathname, searchParams } = new URL(`http://test/3/${address}`);
  const read = readCall(pathname.slice(3), searchParams);
  if (!read.ok) return read.code;
  return read.call.isOurs ? 'ours' : read.call.path;
}
const keyOf = (address: string) => {
  const { pathname, searchParams } = new URL(`http://test/3/${address}`);
  const read = readCall(pathname.slice(3), searchParams);
  return read.ok ? read.call.key : null;
};

describe('what is passed on', () => {
  it.each([
    'movie/popular',
    'movie/now_playing',
    'tv/airing_today',
    'person/popular',
    'trending/all/day',
    'trending/person/week',
    'movie/603',
    'movie/tt0133093',
    'movie/tt0133093/watch/providers',
    'movie/603/watch/providers',
    'movie/603/release_dates',
    'movie/603/translations',
    'tv/1399/aggregate_credits',
    'tv/1399/season/0',
    'tv/1399/season/1/episode/9/images',
    'person/6384/combined_credits',
    'collection/2344',
    'collection/2344/images',
    'keyword/9715',
    'company/33',
    'network/49',
    'search/multi?query=alien',
    'search/company?query=a24',
    'discover/movie?with_genres=28%2C12%7C16',
    'find/tt0133093?external_source=imdb_id',
    'configuration',
    'configuration/countries',
    'configuration/primary_translations',
    'genre/tv/list',
    'certification/movie/list',
    'watch/providers/tv?watch_region=DE',
    'watch/providers/regions',
    'movie/603?include_video_language=en%2Cnull',
  ])('%s, as it is', (address) => {
    const wanted = address.includes('include_video') ? address.split('?')[0] : address;
    expect(sent(address)).toBe(`/3/${wanted}`);
  });

  it.each([
    ['movie/603-the-matrix', 'movie/603'],
    ['movie/603-the-matrix/videos?language=de', 'movie/603/videos?language=de'],
    ['tv/1399-g%C3%B6t%2f/season/1/episode/2/images', 'tv/1399/season/1/episode/2/images'],
    ['person/6384-keanu/movie_credits', 'person/6384/movie_credits'],
    ['collection/2344-', 'collection/2344'],
    ['movie/popular?page=1&api_key=secret&callback=x', 'movie/popular'],
    ['movie/popular?region=de&language=DE-de&page=02', 'movie/popular?language=de-DE&page=2&region=DE'],
    ['movie/popular?language=klingon&region=Mars', 'movie/popular'],
    ['movie/popular?page=3&page=x', 'movie/popular?page=3'],
    [
      'movie/603?append_to_response=videos,credits,nothing,credits',
      'movie/603?append_to_response=credits%2Cvideos',
    ],
    ['movie/603?page=0', 'movie/603'],
    [
      'movie/603?append_to_response=recommendations&page=2',
      'movie/603?append_to_response=recommendations&page=2',
    ],
    [
      'tv/1399?append_to_response=season/1,season/x,content_ratings',
      'tv/1399?append_to_response=content_ratings%2Cseason%2F1',
    ],
    [
      'movie/603?append_to_response=videos&include_video_language=en,xx-YY,null,../x',
      'movie/603?append_to_response=videos&include_video_language=en%2Cxx-YY%2Cnull',
    ],
    ['search/movie?query=%20%00the%09%20matrix%20&include_adult=false', 'search/movie?query=the+matrix'],
    ['search/movie?query=x&include_adult=true', 'search/movie?include_adult=true&query=x'],
    ['search/movie?query=null', 'search/movie?query=null'],
    [
      'discover/movie?release_date.gte=1999-03-31T00:00:00.000Z',
      'discover/movie?release_date.gte=1999-03-31',
    ],
    [
      'discover/tv?with_origin_country=se|no&with_status=0&sort_by=',
      'discover/tv?with_origin_country=SE%7CNO&with_status=0',
    ],
    ['discover/movie?with_cast=null&with_keywords=,|,', 'discover/movie'],
  ])('%s becomes %s', (address, wanted) => {
    expect(sent(address)).toBe(`/3/${wanted}`);
  });

  it('is cut where it is longer than people type, never within a character', () => {
    const path = String(sent(`search/movie?query=${encodeURIComponent(`${'x'.repeat(199)}🎬🎬`)}`));
    expect(new URL(path, 'http://test').searchParams.get('query')).toBe('x'.repeat(199));
  });
});

describe('what TMDB is never asked', () => {
  it.each([
    ['', 34],
    ['movie', 34],
    ['movie/', 34],
    ['movie/0603', 34],
    ['movie/603/', 34],
    ['movie/603/nothing', 34],
    ['movie/603/lists', 34],
    ['movie/603/constructor', 34],
    ['movie/603%2Fvideos', 34],
    ['movie/99999999999', 34],
    ['movie/latest', 34],
    ['movie/tt1', 34],
    ['movie/TT0133093', 34],
    ['movie/tt0133093-the-matrix', 34],
    ['tv/tt0944947', 34],
    ['person/nm0000206', 34],
    ['tv/1399/season/1-winter', 34],
    ['movie/-603', 34],
    ['authentication/token/new', 34],
    ['account/1/watchlist/movies', 34],
    ['list/1', 34],
    ['find/%2e%2e%2fmovie?external_source=imdb_id', 34],
    ['find/tt1?external_source=secrets', 5],
    ['find/tt1', 'ours'],
    ['movie/popular?page=0', 22],
    ['movie/popular?page=501', 22],
    ['movie/popular?page=', 22],
    ['search/movie?query=a&page=1e2', 22],
    ['movie/603?append_to_response=recommendations&page=x', 22],
    [`movie/603?append_to_response=${Array.from({ length: 21 }, (_, n) => `a${n}`).join()}`, 27],
    ['tv/airing_today?timezone=Middle-earth', 28],
    ['discover/movie?release_date.lte=1999-02-30', 23],
    ['discover/movie?sort_by=__proto__.desc', 5],
    ['discover/movie?with_genres=Drama', 5],
    [`discover/movie?with_keywords=${Array.from({ length: 101 }, (_, n) => n).join('|')}`, 5],
    ['discover/tv?with_status=9', 5],
    ['discover/movie?vote_average.gte=high', 5],
    ['search/movie?query=a&year=last', 5],
    ['search/movie', 'ours'],
    ['search/movie?query=%20%00', 'ours'],
    ['movie/1234567890', 'ours'],
    ['tv/1234567890/season/1', 'ours'],
  ])('%s: %s', (address, code) => {
    expect(sent(address)).toBe(code);
  });

  it('is anything outside of the table, whatever is asked', () => {
    const allowed = /^\/3\/[a-z]+(?:\/(?:[a-z_]+|\d+|[\w.-]+))*(?:\?[\w.~%*+=&-]*)?$/;
    const segment = fc.oneof(
      fc.constantFrom('movie', 'tv', 'search', 'find', 'discover', '..', '.', '%2e%2e', '', '@', '//', '\\'),
      fc.constantFrom('603', 'videos', 'season', 'watch', 'providers', 'multi', 'http://evil', 'tt1', '%00'),
      fc.string({ unit: 'binary', maxLength: 10 }),
    );
    const name = fc.constantFrom('query', 'language', 'page', 'with_genres', 'append_to_response', 'year');
    fc.assert(
      fc.property(
        fc.array(segment, { maxLength: 5 }),
        fc.array(fc.tuple(name, fc.string({ unit: 'binary', maxLength: 40 })), { maxLength: 4 }),
        (segments, query) => {
          const read = readCall(segments.join('/'), new URLSearchParams(query));
          if (!read.ok) return;
          expect(read.call.path).toMatch(allowed);
          expect(new URL(read.call.path, 'https://api.themoviedb.org')).toMatchObject({
            host: 'api.themoviedb.org',
            pathname: read.call.path.split('?')[0],
          });
        },
      ),
      { numRuns: 1000 },
    );
  });
});

it('caches leave out no parameter that TMDB is sent', () => {
  const left = routes.flatMap(({ path, parameters, parts }) => {
    const names = new Set([
      ...Object.keys(parameters),
      ...(parts ? ['append_to_response'] : []),
      ...[...(parts?.values() ?? [])].flatMap((part) => Object.keys(part.parameters)),
    ]);
    const address = `/3/${path.replaceAll(/:\w+/g, '1')}`;
    return [...names]
      .filter((name) => readSearch(address, `?${name}=1`) === '')
      .map((name) => `${path} ${name}`);
  });
  expect(left).toEqual([]);
});

describe('the key', () => {
  it('is one for all spellings of a question', () => {
    expect(keyOf('search/movie?query=Alien&page=1&api_key=a')).toBe(
      keyOf('search/movie?api_key=b&query=%20alien%20'),
    );
    expect(keyOf('movie/603?append_to_response=videos,credits')).toBe(
      keyOf('movie/603?append_to_response=credits,videos'),
    );
  });

  it('differs for each question, and contains none of its words', () => {
    const keys = ['alien', 'aliens', 'alien&page=2', 'alien&language=de'].map((words) =>
      keyOf(`search/movie?query=${words}`),
    );
    expect(new Set(keys).size).toBe(4);
    expect(keys.join()).not.toContain('alien');
  });
});
