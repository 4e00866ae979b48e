import { facetsFor, type Sort, sorts } from '@marquee/contracts/facets.ts';
import { facetWords } from '@marquee/contracts/facetWords.ts';
import { readFilters } from '@marquee/contracts/filterAddress.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { protocolParams } from './protocolParams.ts';

const today = new Date('2026-07-15T12:00:00Z');
const sources = new Map([
  ['novel', [818]],
  ['true-story', [9672, 5565]],
]);

function say(address: string, media: 'movie' | 'tv' = 'movie', sort: Sort = 'popularity') {
  const { filters } = readFilters(new URLSearchParams(address), media);
  return protocolParams(filters, sort, { media, today, sources });
}
const paramsOf = (address: string, media: 'movie' | 'tv' = 'movie') => {
  const { sort_by: _, ...params } = say(address, media).params;
  return params;
};

describe('a filter in the words of the protocol', () => {
  it.each<[string, object]>([
    ['genre=18,-27,35', { with_genres: '18,35', without_genres: '27' }],
    [
      'year=1990..1999',
      { 'primary_release_date.gte': '1990-01-01', 'primary_release_date.lte': '1999-12-31' },
    ],
    ['year=1990..', { 'primary_release_date.gte': '1990-01-01' }],
    ['score=7.5..9', { 'vote_average.gte': 7.5, 'vote_average.lte': 9 }],
    ['score=..4', { 'vote_average.lte': 4, 'vote_count.gte': 1 }],
    ['runtime=..90', { 'with_runtime.gte': 1, 'with_runtime.lte': 90 }],
    ['language=ja,ko', { with_original_language: 'ja|ko' }],
    ['country=FR', { with_origin_country: 'FR' }],
    ['certification=PG,R', { certification: 'PG|R', certification_country: 'US' }],
    ['keyword=818,-9672', { with_keywords: '818', without_keywords: '9672' }],
    ['person=31', { with_people: '31' }],
    ['actor=31,192', { with_cast: '31,192' }],
    ['fame=famous', { 'vote_count.gte': 4000 }],
    ['fame=hidden,known', { 'vote_count.lte': 3999 }],
    ['fame=famous,known,hidden', {}],
    ['source=novel,true-story', { with_keywords: '818|9672|5565' }],
    ['source=-novel&keyword=1,-2', { with_keywords: '1', without_keywords: '2,818' }],
    [
      'showing=now',
      { with_release_type: '2|3', 'release_date.gte': '2026-06-03', 'release_date.lte': '2026-07-15' },
    ],
    [
      'showing=soon,now',
      { with_release_type: '2|3', 'release_date.gte': '2026-06-03', 'release_date.lte': '2026-08-12' },
    ],
  ])('of films: %s', (address, params) => {
    expect(say(address).left).toEqual({});
    expect(paramsOf(address)).toEqual(params);
  });

  it.each<[string, object]>([
    ['year=..1999', { 'first_air_date.lte': '1999-12-31' }],
    ['network=213,49', { with_networks: '213|49' }],
    ['status=ended,canceled', { with_status: '3|4' }],
    ['status=-returning', { with_status: '1|2|3|4|5' }],
    ['status=ended,-canceled', { with_status: '3' }],
    ['form=miniseries', { with_type: '2' }],
    ['fame=known', { 'vote_count.gte': 100, 'vote_count.lte': 999 }],
  ])('of series: %s', (address, params) => {
    expect(say(address, 'tv').left).toEqual({});
    expect(paramsOf(address, 'tv')).toEqual(params);
  });

  it.each<[string, 'movie' | 'tv', object]>([
    ['mood=cosy', 'movie', { mood: { in: ['cosy'], out: [] } }],
    ['part=alone', 'movie', { part: { in: ['alone'], out: [] } }],
    ['language=ja,-en', 'movie', { language: { in: [], out: ['en'] } }],
    ['actor=1,-2', 'movie', { actor: { in: [], out: ['2'] } }],
    ['maker=1', 'movie', { maker: { in: ['1'], out: [] } }],
    ['fame=famous,hidden', 'movie', { fame: { in: ['famous', 'hidden'], out: [] } }],
    ['source=comic', 'movie', { source: { in: ['comic'], out: [] } }],
    ['keyword=7&source=novel', 'movie', { source: { in: ['novel'], out: [] } }],
    ['seasons=2..3', 'tv', { seasons: { from: 2, to: 3 } }],
    ['certification=TV-MA', 'tv', { certification: { in: ['TV-MA'], out: [] } }],
    ['person=31', 'tv', { person: { in: ['31'], out: [] } }],
    ['network=-213', 'tv', { network: { in: [], out: ['213'] } }],
  ])('is left where there are none: %s', (address, media, left) =>
    expect(say(address, media).left).toEqual(left),
  );
});

describe('an order in the words of the protocol', () => {
  it.each<[Sort, string, object]>([
    ['popularity', '', { sort_by: 'popularity.desc' }],
    ['score', '', { sort_by: 'vote_average.desc', 'vote_count.gte': 200 }],
    ['score', 'fame=famous', { sort_by: 'vote_average.desc', 'vote_count.gte': 4000 }],
    ['newest', '', { sort_by: 'primary_release_date.desc', 'primary_release_date.lte': '2026-07-15' }],
    [
      'newest',
      'year=..2030',
      { sort_by: 'primary_release_date.desc', 'primary_release_date.lte': '2030-12-31' },
    ],
    ['oldest', '', { sort_by: 'primary_release_date.asc', 'primary_release_date.gte': '1870-01-01' }],
    ['name', '', { sort_by: 'title.asc' }],
  ])('%s with "%s"', (sort, address, params) => {
    expect(say(address, 'movie', sort)).toEqual({ params, left: {}, isOrdered: true });
  });

  it('is the usual one where it has none', () => {
    expect(say('', 'tv', 'longest')).toEqual({
      params: { sort_by: 'popularity.desc' },
      left: {},
      isOrdered: false,
    });
  });
});

it('supports or leaves whatever is asked, and never both', () => {
  const words = Object.values(facetWords).flat();
  const value = fc.oneof(fc.constantFrom(...words, 'en', 'US'), fc.integer({ min: 1, max: 99 }).map(String));
  const values = fc.array(fc.tuple(fc.boolean(), value), { minLength: 1, maxLength: 4 });
  fc.assert(
    fc.property(
      fc.constantFrom('movie' as const, 'tv' as const),
      fc.array(fc.tuple(fc.nat(30), values), { maxLength: 5 }),
      fc.constantFrom(...sorts),
      (media, asked, sort) => {
        const names = facetsFor(media);
        const address = asked.map(
          ([at, texts]) =>
            `${names[at % names.length] ?? ''}=${texts.map(([out, text]) => (out ? `-${text}` : text)).join(',')}`,
        );
        const { filters } = readFilters(new URLSearchParams(address.join('&')), media);
        const { params, left } = protocolParams(filters, sort, { media, today, sources });
        for (const name of names) expect(filters[name] === undefined && left[name] !== undefined).toBe(false);
        for (const value of Object.values(params)) expect(value).not.toBe('');
        expect(params['sort_by']).toMatch(/\.(asc|desc)$/);
      },
    ),
  );
});
