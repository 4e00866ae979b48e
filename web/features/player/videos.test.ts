import type { Video } from '@marquee/contracts/tmdb/extras.ts';
import { describe, expect, it } from 'vitest';

import { type Languages, nextUntried, type PlayableVideo, playableVideos, type Tried } from './videos.ts';

let count = 0;
const video = (given: Partial<Video>): Video => {
  count += 1;
  return {
    id: `id-${1000 + count}`,
    iso_639_1: 'en',
    iso_3166_1: 'US',
    key: `key${String(count).padStart(8, '0')}`,
    name: 'A video',
    official: true,
    published_at: '2016-08-16T13:00:00.000Z',
    site: 'YouTube',
    size: 1080,
    type: 'Trailer',
    ...given,
  };
};
const english: Languages = { person: ['en-GB', 'en'], original: 'en' };
const names = (videos: Video[], languages = english) =>
  playableVideos(videos, languages).map(({ name }) => name);

describe('the videos of a title', () => {
  it('begin with the official trailer, then other trailers, teasers and the rest', () => {
    const given = [
      video({ name: 'bloopers', type: 'Bloopers' }),
      video({ name: 'featurette', type: 'Featurette' }),
      video({ name: 'clip', type: 'Clip' }),
      video({ name: 'fan trailer', official: false }),
      video({ name: 'teaser', type: 'Teaser' }),
      video({ name: 'trailer' }),
    ];
    expect(names(given)).toEqual(['trailer', 'fan trailer', 'teaser', 'clip', 'featurette', 'bloopers']);
  });

  it('speak the person’s language first, then the title’s own, then English, then any other', () => {
    const given = ['pt', 'en', 'ja', 'de', 'fr'].map((language) =>
      video({ name: language, iso_639_1: language }),
    );
    expect(names(given, { person: ['fr-CA', 'de'], original: 'ja' })).toEqual(['fr', 'de', 'ja', 'en', 'pt']);
    expect(names(given, { person: [], original: 'pt' })).toEqual(['pt', 'en', 'ja', 'de', 'fr']);
  });

  it('put a trailer in the second language of a person before a teaser in the first', () => {
    const given = [
      video({ name: 'teaser', type: 'Teaser', iso_639_1: 'de' }),
      video({ name: 'trailer', iso_639_1: 'en' }),
    ];
    expect(names(given, { person: ['de', 'en'], original: 'en' })).toEqual(['trailer', 'teaser']);
  });

  it('put a teaser that one can understand before a trailer that one cannot', () => {
    const given = [
      video({ name: 'French trailer', iso_639_1: 'fr' }),
      video({ name: 'teaser', type: 'Teaser' }),
    ];
    expect(names(given)).toEqual(['teaser', 'French trailer']);
    expect(names(given, { person: ['fr'], original: 'en' })).toEqual(['French trailer', 'teaser']);
  });

  it('count as understood without spoken words', () => {
    const given = [
      video({ name: 'teaser', type: 'Teaser' }),
      video({ name: 'no words', iso_639_1: 'xx' }),
      video({ name: 'unsaid', iso_639_1: '' }),
    ];
    expect(names(given)).toEqual(['no words', 'unsaid', 'teaser']);
  });

  it('show the newer of two equals first, however sharp', () => {
    const given = [
      video({ name: 'old', published_at: '2015-01-01T00:00:00.000Z', size: 2160 }),
      video({ name: 'new', published_at: '2016-01-01T00:00:00.000Z' }),
    ];
    expect(names(given)).toEqual(['new', 'old']);
  });

  it('are listed once, by key and by what they are', () => {
    const first = video({ name: 'Official Trailer' });
    const sameKey = video({ name: 'Main trailer', key: first.key, published_at: '2012-01-01T00:00:00.000Z' });
    const sameFilm = video({ name: 'Official trailer', site: 'Vimeo', key: '76979871' });
    const other = video({ name: 'Official Trailer', published_at: '2011-01-01T00:00:00.000Z' });
    expect(playableVideos([sameKey, first, sameFilm, other], english)).toEqual([first, other]);
  });

  it('leave out sites that we cannot play and keys that could not be one', () => {
    const given = [
      video({ name: 'elsewhere', site: 'Dailymotion' }),
      video({ name: 'prototype', site: 'constructor' }),
      video({ name: 'injected', key: 'abc?x=1"onlo' }),
      video({ name: 'path', site: 'Vimeo', key: '../12345' }),
      video({ name: 'vimeo', site: 'Vimeo', key: '76979871' }),
      video({ name: 'ours', site: 'Marquee', key: 'movie-329865', type: 'Teaser' }),
    ];
    expect(names(given)).toEqual(['vimeo', 'ours']);
  });
});

const triedVideo = (id: string): PlayableVideo => ({
  id,
  iso_639_1: 'en',
  iso_3166_1: 'US',
  key: 'aqz-KE-bpKQ',
  name: id,
  official: true,
  published_at: '2014-11-10T14:00:00.000Z',
  site: 'YouTube',
  size: 1080,
  type: 'Trailer',
});
const [first, second, third] = [triedVideo('first'), triedVideo('second'), triedVideo('third')];
const tried = (...ids: string[]): Tried => new Map(ids.map((id) => [id, 'gone']));

it('goes on to what follows, then to what comes before, each once', () => {
  const videos = [first, second, third];
  expect(nextUntried(videos, tried('second'), second)).toBe(third);
  expect(nextUntried(videos, tried('second', 'third'), third)).toBe(first);
  expect(nextUntried(videos, tried('first', 'second', 'third'), first)).toBeUndefined();
  expect(nextUntried([first], tried(), first)).toBeUndefined();
});
