import { describe, expect, it } from 'vitest';

import type { Work } from '#web/api/people.ts';

import {
  entriesOf,
  filmography,
  filmographyAddress,
  type FilmographyView,
  knownFor,
  readFilmographyAddress,
} from './filmography.ts';

const film = (id: number, title: string, release_date: string, vote_average: number) => ({
  id,
  title,
  release_date,
  vote_average,
  poster_path: null,
  backdrop_path: null,
  genre_ids: [],
});
const trueGrit = film(1, 'True Grit', '2010-12-22', 7.6);
const fargo = film(2, 'Fargo', '1996-03-08', 8.1);
const untitled = film(3, 'Untitled', '', 0);
const show = {
  id: 2,
  name: 'Fargo',
  first_air_date: '2014-04-15',
  vote_average: 8.3,
  poster_path: null,
  backdrop_path: null,
  genre_ids: [],
};

const work = (title: Work['title'], department: string, role: string, popularity = 1): Work => ({
  title,
  department,
  role,
  popularity,
});
const works = [
  work(fargo, 'Directing', 'Director', 50),
  work(fargo, 'Writing', 'Screenplay', 50),
  work(trueGrit, 'Directing', 'Director', 60),
  work(untitled, 'Directing', 'Director'),
  work(show, 'Production', 'Executive Producer', 90),
  work(trueGrit, 'Acting', 'Man at the hanging', 60),
];

const everything: FilmographyView = { sort: 'newest', craft: null, media: null };
const names = (view: Partial<FilmographyView>) =>
  filmography(works, { ...everything, ...view }).map(({ name, media }) => `${name} ${media}`);

describe('a filmography', () => {
  it('has one entry for each title, with everything the person did for it', () => {
    const [entry] = entriesOf(works);
    expect(entry).toMatchObject({ name: 'Fargo', roles: ['Director', 'Screenplay'], year: 1996 });
  });

  it('keeps a film and a series with the same number apart', () => {
    expect(names({})).toEqual(['Fargo tv', 'True Grit movie', 'Fargo movie', 'Untitled movie']);
  });

  it.each([
    ['oldest', ['Fargo movie', 'True Grit movie', 'Fargo tv', 'Untitled movie']],
    ['rated', ['Fargo tv', 'Fargo movie', 'True Grit movie', 'Untitled movie']],
    ['popular', ['Fargo tv', 'True Grit movie', 'Fargo movie', 'Untitled movie']],
  ] as const)('can be read by %s', (sort, order) => {
    expect(names({ sort })).toEqual(order);
  });

  it('can be narrowed to a craft, a kind, or both', () => {
    expect(names({ craft: 'directing' })).toEqual(['True Grit movie', 'Fargo movie', 'Untitled movie']);
    expect(names({ media: 'tv' })).toEqual(['Fargo tv']);
    expect(names({ craft: 'acting', media: 'tv' })).toEqual([]);
  });

  it('says only what fits the craft asked for', () => {
    const [entry] = filmography(works, { ...everything, craft: 'acting' });
    expect(entry?.roles).toEqual(['Man at the hanging']);
  });

  it('is known for the own craft first, then for what is popular', () => {
    expect(knownFor(works, 'Directing', 3).map(({ name, media }) => `${name} ${media}`)).toEqual([
      'True Grit movie',
      'Fargo movie',
      'Untitled movie',
    ]);
    expect(knownFor(works, null, 1)[0]?.media).toBe('tv');
  });
});

describe('the address of a filmography', () => {
  const person = { id: 1223, name: 'Joel Coen' };

  it('leaves the default out', () => {
    expect(filmographyAddress(person, everything)).toBe('/person/1223-joel-coen');
  });

  it('is read as it was written', () => {
    const view: FilmographyView = { sort: 'rated', craft: 'writing', media: 'movie' };
    const address = filmographyAddress(person, view);
    expect(address).toBe('/person/1223-joel-coen?as=writing&kind=movie&sort=rated');
    expect(readFilmographyAddress(address.split('?')[1] ?? '')).toEqual(view);
  });

  it('ignores unknown words', () => {
    expect(readFilmographyAddress('as=juggling&kind=opera&sort=best')).toEqual(everything);
  });
});
