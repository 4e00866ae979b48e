import type { FacetName } from '@marquee/contracts/facets.ts';
import { describe, expect, it } from 'vitest';

import type { Movie, Series } from '#web/api/titleModel.ts';

import { whyItFits } from './SurprisePick.tsx';

const shared = {
  id: 1,
  originalName: null,
  tagline: '',
  overview: '',
  poster: null,
  backdrop: null,
  votes: 10,
  isEstimate: true,
  genres: [{ id: 80, name: 'Crime' }],
  ratings: [['US', 'R'] as const],
  language: 'en',
  countries: ['US'],
  homepage: null,
  keywords: [],
  videos: [],
  watch: [],
  recommended: [],
};

const fargo: Movie = {
  ...shared,
  media: 'movie',
  name: 'Fargo',
  score: 7.9,
  cast: [
    { id: 3, name: 'Frances McDormand', part: 'Marge Gunderson' },
    { id: 80, name: 'Somebody', part: '' },
  ],
  crew: [
    { id: 1, name: 'Joel Coen', job: 'Director', department: 'Directing' },
    { id: 1, name: 'Joel Coen', job: 'Writer', department: 'Writing' },
    { id: 2, name: 'Ethan Coen', job: 'Writer', department: 'Writing' },
  ],
  released: '1996-03-08',
  runtime: 98,
  status: 'Released',
  collection: null,
  companies: [],
  imdbId: null,
  budget: 0,
  revenue: 0,
};

const show: Series = {
  ...shared,
  media: 'tv',
  name: 'Friends',
  score: 0,
  cast: [],
  crew: [],
  creators: [{ id: 5, name: 'Marta Kauffman' }],
  networks: [],
  firstAired: '1994-09-22',
  lastAired: null,
  nextEpisode: null,
  status: 'Ended',
  type: 'Scripted',
  episodeLength: 23,
  seasonCount: 10,
  episodeCount: 236,
  seasons: [],
};

const part = (facet: FacetName, value: string | null, label = 'as it was asked', isOut = false) => ({
  facet,
  value,
  label,
  isOut,
});
const facts = (title: Movie | Series, ...parts: ReturnType<typeof part>[]) =>
  whyItFits(title, parts).map(({ fact }) => fact);

describe('why a title fits', () => {
  it('answers a range with the number itself', () => {
    expect(facts(fargo, part('year', null), part('score', null), part('runtime', null))).toEqual([
      '1996',
      '7.9 out of 10',
      '1 h 38 min',
    ]);
    expect(facts(show, part('year', null), part('runtime', null), part('seasons', null))).toEqual([
      '1994',
      '23 min',
      '10 seasons',
    ]);
  });

  it('says what a person did for it', () => {
    expect(facts(fargo, part('person', '1'), part('person', '3'), part('person', '2'))).toEqual([
      'Directed by Joel Coen',
      'Frances McDormand as Marge Gunderson',
      'Written by Ethan Coen',
    ]);
    expect(facts(fargo, part('writer', '1'), part('actor', '80'), part('maker', '1'))).toEqual([
      'Written by Joel Coen',
      'With Somebody',
      'Directed by Joel Coen',
    ]);
    expect(facts(show, part('maker', '5'))).toEqual(['Created by Marta Kauffman']);
  });

  it('repeats the filter where there is nothing more to say', () => {
    expect(
      facts(
        fargo,
        part('genre', '80', 'Crime'),
        part('person', '3', 'Not Frances McDormand', true),
        part('mood', 'bleak', 'Bleak'),
      ),
    ).toEqual(['Crime', 'Not Frances McDormand', 'Bleak']);
    expect(facts(show, part('score', null, 'Scored 0 or more'))).toEqual(['Scored 0 or more']);
  });
});
