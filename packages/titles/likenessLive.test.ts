import { LikenessAnswer } from '@marquee/contracts/likeness.ts';
import { describe, expect, it } from 'vitest';

import { createLiveSource } from '#createLiveSource.ts';
import { createTitlesApi } from '#createTitlesApi.ts';
import { fakeAsk, film, pageOf, series } from '#testing/fakeAsk.ts';

const genres = [
  { id: 18, name: 'Drama' },
  { id: 28, name: 'Action' },
  { id: 878, name: 'Science Fiction' },
  { id: 37, name: 'Western' },
];
const alien = {
  ...film(348, 'Alien'),
  genres,
  belongs_to_collection: { id: 8091, name: 'Alien Collection' },
  credits: {
    crew: [
      { id: 5, job: 'Producer' },
      { id: 578, job: 'Director' },
      { id: 579, job: 'Director' },
    ],
  },
  recommendations: pageOf([
    film(679, 'Aliens', { genre_ids: [28, 878] }),
    film(78, 'Blade Runner', { genre_ids: [18, 878] }),
    film(5, 'Shares everything', { genre_ids: [878, 37, 28, 18] }),
    film(6, 'Only a drama too', { genre_ids: [18] }),
    { ...series(7, 'A series', { genre_ids: [878] }), media_type: 'tv' },
  ]),
};
const protocol = {
  'movie/348': () => alien,
  'collection/8091': () => ({ id: 8091, parts: [film(348, 'Alien'), film(679, 'Aliens')] }),
  'person/578': () => ({
    name: 'Ridley Scott',
    combined_credits: {
      crew: [
        { ...film(78, 'Blade Runner'), media_type: 'movie', job: 'Director' },
        { ...film(5, 'Shares everything'), media_type: 'movie', job: 'Producer' },
      ],
    },
  }),
};

async function reasonsOf(path: string, answers: Parameters<typeof fakeAsk>[0] = protocol) {
  const { ask, asked } = fakeAsk(answers);
  const live = createTitlesApi(
    createLiveSource({ ask, now: () => new Date('2026-07-15'), random: () => 0.5 }),
  );
  const answer = await live(`likeness/${path}`, new URLSearchParams());
  return {
    asked,
    answer,
    reasons: LikenessAnswer.safeParse(answer?.status === 200 ? answer.body : null).data?.reasons,
  };
}

describe('why titles are recommended', () => {
  it('is what both have in common, the most telling first, and nothing where that is little', async () => {
    expect((await reasonsOf('movie/348')).reasons).toEqual({
      'movie:679': ['same world', 'science fiction', 'action'],
      'movie:78': ['same director', 'science fiction'],
      'movie:5': ['western', 'science fiction', 'action'],
    });
  });

  it('costs the same few questions however long the row is', async () => {
    const { asked } = await reasonsOf('movie/348');
    expect(asked.map((path) => path.split('?')[0])).toEqual(['movie/348', 'collection/8091', 'person/578']);
  });

  it('of a series is its creator', async () => {
    const dark = {
      ...series(70, 'Dark'),
      created_by: [{ id: 9, name: 'Baran bo Odar' }],
      recommendations: pageOf([series(71, '1899', { media_type: 'tv', genre_ids: [18] })]),
    };
    const { reasons, asked } = await reasonsOf('tv/70', {
      'tv/70': () => dark,
      'person/9': () => ({
        name: 'Baran bo Odar',
        combined_credits: { crew: [{ ...series(71, '1899'), media_type: 'tv', job: 'Creator' }] },
      }),
    });
    expect(reasons).toEqual({ 'tv:71': ['same creator'] });
    expect(asked).toHaveLength(2);
  });

  it('is left out where it is unavailable', async () => {
    const { reasons } = await reasonsOf('movie/348', {
      'movie/348': () => ({ ...alien, genres: 'none' }),
      'collection/8091': () => 503,
      'person/578': () => ({ combined_credits: 7 }),
    });
    expect(reasons).toEqual({});
    expect((await reasonsOf('movie/348', { 'movie/348': () => 503 })).reasons).toEqual({});
    expect((await reasonsOf('movie/348', { 'movie/348': () => [] })).reasons).toEqual({});
    expect((await reasonsOf('movie/349')).answer).toMatchObject({ status: 404 });
    expect((await reasonsOf('movie/x')).answer).toMatchObject({ status: 404 });
  });

  it('asks nothing else where nothing is recommended', async () => {
    const { asked } = await reasonsOf('movie/348', {
      'movie/348': () => ({ ...alien, recommendations: null }),
    });
    expect(asked).toHaveLength(1);
  });
});
