import { embeddedSite } from '@marquee/contracts/site.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { setSite } from '#web/lib/site.ts';

import { fetchInLocale } from './fetchInLocale.ts';

type Args = string | { url: string; params: Record<string, string | number> };

/** Asks once, with the given answers in turn, and returns the requests. */
async function ask(kept: string, args: Args, answers: object[] = [{}]) {
  const asked: string[] = [];
  const fetch = async ({ url }: Request) => {
    const { pathname, searchParams } = new URL(url);
    asked.push([pathname.slice(1), ...[...searchParams].map((pair) => pair.join('='))].join(' '));
    return Response.json(answers[asked.length - 1] ?? {}, { headers: { 'x-marquee-source': 'stale' } });
  };
  const { url, params = {} } = typeof args === 'string' ? { url: args } : args;
  const address = new URL(url, 'http://test.invalid');
  for (const [name, value] of Object.entries(params)) address.searchParams.set(name, String(value));
  const response = await fetchInLocale(fetch, () => kept)(new Request(address));
  expect(response.headers.get('x-marquee-source')).toBe('stale');
  return { asked, data: (await response.json()) as unknown };
}

const film = (id = 603): Args => ({
  url: `3/movie/${id}`,
  params: { append_to_response: 'credits', include_video_language: 'en,null,de' },
});

beforeEach(() => setSite({ ...embeddedSite, content: 'tmdb' }));
afterEach(() => setSite(embeddedSite));

describe('a question in a chosen language and for a chosen country', () => {
  it('says so to the protocol, and has the translations of a page come with it', async () => {
    expect((await ask('de-DE AT', film())).asked).toEqual([
      '3/movie/603 append_to_response=credits,translations include_video_language=en,null,de language=de-DE',
    ]);
    expect((await ask('de-DE AT', { url: '3/movie/now_playing', params: { page: 2 } })).asked).toEqual([
      '3/movie/now_playing page=2 region=AT language=de-DE',
    ]);
    expect((await ask('de-DE AT', '3/collection/10')).asked).toEqual([
      '3/collection/10 language=de-DE append_to_response=translations',
    ]);
  });

  it('names the country only where it matters', async () => {
    expect((await ask(' AT', film())).asked).toEqual([
      '3/movie/603 append_to_response=credits include_video_language=en,null,de',
    ]);
    expect((await ask(' AT', '3/movie/upcoming')).asked).toEqual(['3/movie/upcoming region=AT']);
  });

  it('adds a language of few videos to theirs', async () => {
    expect((await ask('sk-SK ', film())).asked[0]).toContain('include_video_language=sk,en,null,de');
    expect((await ask('sk-SK ', '3/movie/603/videos')).asked).toEqual([
      '3/movie/603/videos language=sk-SK include_video_language=sk,en,null',
    ]);
  });

  it('sends our own server its own parameters, and other endpoints none', async () => {
    expect((await ask('de-DE AT', 'api/search?q=heat')).asked).toEqual([
      'api/search q=heat locale=de-DE region=AT',
    ]);
    expect((await ask('de-DE AT', 'api/titles?keys=movie-603')).asked).toEqual(['api/titles keys=movie-603']);
  });

  it.each(['en-US US', 'en-US ', ' US', '<script> x', 'de_DE at', '../.. &'])(
    'is as always with %j on the device',
    async (kept) => {
      expect((await ask(kept, '3/movie/upcoming')).asked).toEqual(['3/movie/upcoming']);
    },
  );

  it('is as always where the catalogue is our own', async () => {
    setSite(embeddedSite);
    expect((await ask('de-DE AT', '3/movie/upcoming')).asked).toEqual(['3/movie/upcoming']);
  });
});

const english = { overview: 'A hacker learns.', tagline: 'Free your mind.', title: '' };
const translations = {
  translations: [
    { iso_639_1: 'de', iso_3166_1: 'DE', data: { overview: 'Ein Hacker.', tagline: '', title: '' } },
    { iso_639_1: 'en', iso_3166_1: 'GB', data: {} },
    { iso_639_1: 'en', iso_3166_1: 'US', data: english },
    { iso_639_1: 'ja', iso_3166_1: 'JP', data: { overview: '天才。', tagline: '起きろ。', title: '' } },
  ],
};
const matrix = {
  id: 603,
  title: 'The Matrix',
  original_title: 'The Matrix',
  original_language: 'en',
  overview: 'Ein Hacker.',
  tagline: '',
  genres: [
    { id: 28, name: null },
    { id: 999_999, name: 'Seltsam' },
  ],
  translations,
};
const page = async (body: object, kept = 'de-DE ') => (await ask(kept, film(), [body])).data;

describe('a page whose texts are not all translated', () => {
  it('has each missing one in English, and says of the others what they are', async () => {
    expect(await page(matrix)).toMatchObject({
      title: 'The Matrix',
      overview: 'Ein Hacker.',
      tagline: 'Free your mind.',
      langs: { overview: 'de' },
    });
  });

  it('has it in the original language where there is no English, too', async () => {
    const spirited = {
      ...matrix,
      title: '千と千尋',
      original_title: '千と千尋',
      original_language: 'ja',
      overview: '',
      translations: { translations: translations.translations.filter(({ iso_639_1 }) => iso_639_1 === 'ja') },
    };
    expect(await page(spirited)).toMatchObject({
      title: '千と千尋',
      overview: '天才。',
      langs: { name: 'ja', overview: 'ja', tagline: 'ja' },
    });
  });

  it('has the English title instead of an original one that was never translated', async () => {
    const [german, , american] = translations.translations;
    const known = [german, { ...american, data: { ...english, title: 'Spirited Away' } }];
    const spirited = { ...matrix, title: '千と千尋', original_title: '千と千尋', original_language: 'ja' };
    expect(await page({ ...spirited, translations: { translations: known } })).toMatchObject({
      title: 'Spirited Away',
      langs: { overview: 'de' },
    });
    const translated = { ...spirited, title: 'Chihiros Reise', translations: { translations: known } };
    expect(await page(translated)).toMatchObject({ title: 'Chihiros Reise', langs: { name: 'de' } });
  });

  it('has genres by our names, and theirs where we have none', async () => {
    expect(await page(matrix)).toMatchObject({
      genres: [
        { id: 28, name: 'Action' },
        { id: 999_999, name: 'Seltsam' },
      ],
    });
  });

  it.each([{}, { translations: null }, { translations: { translations: [{ data: null }] } }])(
    'works with %j for translations',
    async (given) => {
      const { translations: _, ...bare } = matrix;
      expect(await page({ ...bare, ...given })).toMatchObject({
        title: 'The Matrix',
        overview: 'Ein Hacker.',
      });
    },
  );

  it('shows a biography in English where it was never translated', async () => {
    const person = {
      name: 'Keanu Reeves',
      biography: '',
      translations: {
        translations: [{ iso_639_1: 'en', iso_3166_1: 'US', data: { biography: 'An actor.' } }],
      },
    };
    const { data } = await ask('de-DE ', '3/person/6384', [person]);
    expect(data).toMatchObject({ name: 'Keanu Reeves', biography: 'An actor.', langs: {} });
  });
});

describe('what cannot be filled', () => {
  it.each([
    ['is no JSON', () => new Response('<html>')],
    ['failed', () => Response.json({ success: false }, { status: 404 })],
    ['is null', () => new Response('null')],
  ])('comes as it is where it %s', async (_, answer) => {
    const fetch = async () => answer();
    const response = await fetchInLocale(
      fetch,
      () => 'de-DE DE',
    )(new Request('http://test.invalid/3/movie/603'));
    expect(response.status).toBe(answer().status);
    expect(await response.text()).toBe(await answer().text());
  });
});

describe('a page for a chosen country', () => {
  const release = (iso_3166_1: string, certification: string) => ({
    iso_3166_1,
    release_dates: [{ certification: '' }, { certification }],
  });
  const releases = [release('DE', '16'), release('US', 'R'), release('FR', '')];
  const ratings = [
    { iso_3166_1: 'US', rating: 'TV-MA' },
    { iso_3166_1: 'DE', rating: '16' },
  ];

  it('has its certificates alone', async () => {
    const { data } = await ask(' DE', film(), [{ release_dates: { results: releases } }]);
    expect(data).toEqual({ release_dates: { results: [releases[0]] } });
    const series = await ask('de-DE DE', '3/tv/1396', [{ content_ratings: { results: ratings } }]);
    expect(series.data).toMatchObject({ content_ratings: { results: [ratings[1]] } });
  });

  it.each([' FR', ' JP'])('has the others’ where%s has none', async (kept) => {
    const body = { release_dates: { results: releases }, content_ratings: null };
    expect((await ask(kept, film(), [body])).data).toEqual(body);
  });
});

describe('a season that is not wholly translated', () => {
  const episode = (number: number, name: string, overview: string) => ({
    episode_number: number,
    name,
    overview,
  });
  const german = {
    name: 'Staffel 1',
    overview: '',
    episodes: [episode(1, 'Anfang', 'Es beginnt.'), episode(2, 'Folge 2', ''), episode(3, 'Folge 3', '')],
  };
  const american = {
    name: 'Season 1',
    overview: 'The first one.',
    episodes: [episode(1, 'Pilot', 'It begins.'), episode(2, 'Cat in the Bag', 'They clean up.')],
  };

  it('is asked for in English, too, and filled episode by episode', async () => {
    const { asked, data } = await ask('de-DE ', '3/tv/1396/season/1', [german, american]);
    expect(asked).toEqual(['3/tv/1396/season/1 language=de-DE', '3/tv/1396/season/1 language=en-US']);
    expect(data).toEqual({
      name: 'Staffel 1',
      overview: 'The first one.',
      langs: { name: 'de' },
      episodes: [
        { ...episode(1, 'Anfang', 'Es beginnt.'), langs: { name: 'de', overview: 'de' } },
        { ...episode(2, 'Cat in the Bag', 'They clean up.'), langs: {} },
        { ...episode(3, '', ''), overview: '', langs: {} },
      ],
    });
  });

  it('is asked for once where nothing is missing', async () => {
    const whole = { ...german, overview: 'Die erste.', episodes: german.episodes.slice(0, 1) };
    const { asked, data } = await ask('de-DE ', '3/tv/1396/season/1', [whole]);
    expect(asked).toHaveLength(1);
    expect(data).toMatchObject({
      langs: { name: 'de', overview: 'de' },
      episodes: [{ langs: { name: 'de' } }],
    });
  });
});
