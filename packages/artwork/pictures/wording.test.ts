import { describe, expect, it } from 'vitest';

import type { ArtSubject } from '#ports.ts';

import { collectionWording, seasonWording, wordingOf } from './wording.ts';

const subject: ArtSubject = {
  title: 'Spirited Away',
  originalTitle: '千と千尋の神隠し',
  language: 'ja',
  year: 2001,
  genres: [],
  moods: [],
  keywords: [],
  motifs: [],
  tone: 'teal',
  makers: ['Hayao Miyazaki', 'Another'],
  collection: null,
  kin: null,
  seasons: [],
};
const originalOf = (originalTitle: string | null, title = 'A Title') =>
  wordingOf({ ...subject, title, originalTitle }).title.original;

describe('wordingOf', () => {
  it('says title, first maker, year, and the original title where that is written in other letters', () => {
    expect(wordingOf(subject)).toEqual({
      title: { main: 'Spirited Away', over: '', under: '', original: '千と千尋の神隠し', language: 'ja' },
      maker: 'Hayao Miyazaki',
      note: '2001',
    });
  });

  it('leaves out an original title in Latin letters, which would only repeat', () => {
    expect(originalOf(`Le Fabuleux Destin d'Amélie Poulain`, 'Amélie')).toBe('');
    expect(originalOf(null)).toBe('');
  });

  it('takes of an original title in two scripts what the title does not say already', () => {
    expect(originalOf('GHOST IN THE SHELL / 攻殻機動隊')).toBe('攻殻機動隊');
    expect(originalOf('鋼の錬金術師 FULLMETAL ALCHEMIST')).toBe('鋼の錬金術師');
    expect(originalOf('3 इडियट्स')).toBe('3 इडियट्स');
    expect(originalOf('응답하라 1988')).toBe('응답하라 1988');
  });

  it('says a foreign title once', () => {
    expect(originalOf('千と千尋の神隠し', '千と千尋の神隠し')).toBe('');
  });

  it('takes the original title where no face has the letters of the title', () => {
    const { main } = wordingOf({ ...subject, title: 'བོད་', originalTitle: 'Milarepa' }).title;
    expect(main).toBe('Milarepa');
  });

  it('sets a part of a series under the name of its collection', () => {
    const title = 'Harry Potter and the Goblet of Fire';
    expect(wordingOf({ ...subject, title, collection: 'Harry Potter Collection' }).title).toMatchObject({
      over: 'Harry Potter and the',
      main: 'Goblet of Fire',
    });
  });
});

describe('the wording of seasons and collections', () => {
  it('names the season below the series', () => {
    expect(seasonWording(subject, 2).title).toMatchObject({ main: 'Spirited Away', under: 'Season 2' });
    expect(seasonWording(subject, 0).title.under).toBe('Specials');
  });

  it('names a collection without saying that it is one', () => {
    expect(collectionWording('Toy Story Collection').title.main).toBe('Toy Story');
    expect(collectionWording('The Collection').title.main).toBe('The Collection');
  });
});
