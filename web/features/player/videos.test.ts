import { describe, expect, it } from 'vitest';

import type { Video } from '#contracts/tmdb/extras.ts';

import { playableVideos } from './videos.ts';

let count = 0;
const video = (given: Partial<Video>): Video => ({
  id: `id-${(count += 1)}`,
  iso_639_1: 'en',
  iso_3166_1: 'US',
  key: 'aqz-KE-bpKQ',
  name: 'A video',
  official: true,
  published_at: '2016-08-16T13:00:00.000Z',
  site: 'YouTube',
  size: 1080,
  type: 'Trailer',
  ...given,
});
const names = (videos: Video[], language?: string) =>
  playableVideos(videos, language).map(({ name }) => name);

describe('the videos of a title', () => {
  it('begin with the official trailer, then other trailers, teasers and the rest', () => {
    const given = [
      video({ name: 'bloopers', type: 'Bloopers' }),
      video({ name: 'clip', type: 'Clip' }),
      video({ name: 'fan trailer', official: false }),
      video({ name: 'teaser', type: 'Teaser' }),
      video({ name: 'trailer' }),
    ];
    expect(names(given)).toEqual(['trailer', 'fan trailer', 'teaser', 'clip', 'bloopers']);
  });

  it('put a teaser that one can understand before a trailer that one cannot', () => {
    const given = [
      video({ name: 'French trailer', iso_639_1: 'fr' }),
      video({ name: 'teaser', type: 'Teaser' }),
    ];
    expect(names(given)).toEqual(['teaser', 'French trailer']);
    expect(names(given, 'fr')).toEqual(['French trailer', 'teaser']);
  });

  it('prefer the sharper, then the newer of two equals', () => {
    const given = [
      video({ name: 'old', published_at: '2015-01-01T00:00:00.000Z' }),
      video({ name: 'new', published_at: '2016-01-01T00:00:00.000Z' }),
      video({ name: 'sharp', size: 2160, published_at: '2014-01-01T00:00:00.000Z' }),
    ];
    expect(names(given)).toEqual(['sharp', 'new', 'old']);
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
