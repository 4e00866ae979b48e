import { describe, expect, test } from 'vitest';

import { judge } from './judge.ts';
import { readCall } from './routes/readCall.ts';

function verdict(address: string, body: unknown, status = 200): boolean {
  const { pathname, searchParams } = new URL(`http://test/3/${address}`);
  const read = readCall(pathname.slice(3), searchParams);
  if (!read.ok) throw new Error(`${address} is not asked for`);
  const bytes = Buffer.from(typeof body === 'string' ? body : JSON.stringify(body));
  return judge(read.call, { status, body: bytes }) !== undefined;
}
const page = (results: unknown) => ({ page: 1, results, total_pages: 1, total_results: 1 });
const film = {
  id: 603,
  title: 'The Matrix',
  poster_path: '/f89U3ADr1oiB1s9GkdPOEpXUk5H.jpg',
  genre_ids: [28, 878],
  vote_average: 8.2,
};

describe('what TMDB may say', () => {
  test.each([
    ['movie/popular', page([film, { id: 604, poster_path: null, release_date: '', some_day: { new: 1 } }])],
    ['search/multi?query=x', page([{ id: 6384, media_type: 'person', known_for: [film] }])],
    ['movie/603', { ...film, runtime: null, belongs_to_collection: null, genres: [{ id: 28, name: null }] }],
    ['movie/603?append_to_response=credits,videos', { ...film, credits: { cast: [], crew: [] } }],
    ['movie/603/external_ids', { id: 603, imdb_id: null }],
    ['movie/603/watch/providers', { id: 603, results: { DE: { link: 'x', flatrate: [] } } }],
    ['configuration/countries', [{ iso_3166_1: 'AD' }]],
    ['configuration/primary_translations', ['ar-AE']],
  ])('to %s', (address, body) => {
    expect(verdict(address, body)).toBe(true);
  });
});

describe('what doesn’t count', () => {
  test.each([
    ['movie/popular', '<!doctype html><title>Sign in</title>'],
    ['movie/popular', ''],
    ['movie/popular', '{"page":1,"results":[{"id":60'],
    ['movie/popular', 'null'],
    ['movie/popular', '"fine"'],
    ['movie/popular', {}],
    ['movie/popular', { success: false, status_code: 34, status_message: 'x' }],
    ['movie/popular', page({ 0: film })],
    ['movie/popular', page([null])],
    ['movie/popular', page([{ ...film, id: '603' }])],
    ['movie/popular', page([{ ...film, title: 7 }])],
    ['movie/popular', page([{ ...film, genre_ids: 'all' }])],
    ['movie/popular', page([{ ...film, poster_path: 'https://evil.example/x.jpg' }])],
    ['movie/popular', page([{ ...film, poster_path: '/../../x.jpg' }])],
    ['movie/popular', page([{ ...film, poster_path: '//evil.example/x.jpg' }])],
    ['movie/popular', page([{ ...film, poster_path: '/..' }])],
    ['movie/603', { ...film, genres: 'none' }],
    ['movie/603?append_to_response=credits', { ...film, credits: { cast: 1 } }],
    ['movie/603?append_to_response=videos', { ...film, videos: [] }],
    ['movie/603/videos', { id: 603, results: [{ key: 5 }] }],
    ['tv/1399/season/1', { id: 1, season_number: 1, episodes: [{ id: 1, episode_number: 'one' }] }],
    ['configuration', { images: 0 }],
    ['genre/movie/list', { genres: [28, 12] }],
    ['configuration/countries', { 0: 'AD' }],
  ])('to %s: %j', (address, body) => {
    expect(verdict(address, body)).toBe(false);
  });

  test('is a refusal that isn’t the protocol’s', () => {
    expect(verdict('movie/603', { status_code: 34, status_message: 'Not here.' }, 404)).toBe(true);
    expect(verdict('movie/603', '<h1>Not found</h1>', 404)).toBe(false);
    expect(verdict('movie/603', { status_code: 34, status_message: 'Not here.' }, 418)).toBe(false);
  });
});
