import { createHash } from 'node:crypto';

import { words } from '@marquee/text';
import * as fc from 'fast-check';
import { expect, it, describe } from 'vitest';

import { spellingsOf, wordingVersion } from './spellingsOf.ts';

const names = [
  'The Lord of the Rings: The Return of the King',
  'The Godfather Part II',
  "Schindler's List",
  'L’avventura',
  'Twenty Eight Days Later',
  'Friday the 13th',
  'The Fifth Element',
  'E.T. the Extra-Terrestrial',
  'Thelma & Louise',
  'Se7en',
  '8½',
  'Spider-Man',
  'Matrix, The',
  'Das Leben der Käfer',
  'Сталкер',
  '기생충',
  '千と千尋の神隠し',
  '崖の上のポニョ',
  '臥虎藏龍',
];

it('spells names the same for as long as its version stays', () => {
  const spelled = names.flatMap((name) =>
    (['movie', 'person', 'collection', 'keyword'] as const).map((kind) =>
      spellingsOf({ kind, name, originalName: name, alternatives: ['Another Name: Part 2', 'Другое имя'] }),
    ),
  );
  const digest = createHash('sha256').update(JSON.stringify(spelled)).digest('hex').slice(0, 16);
  // Where the digest changes, raise the version and record both.
  expect({ wordingVersion, digest }).toEqual({ wordingVersion: 1, digest: '1ac1cff2ba38117d' });
});

type Names = Partial<Parameters<typeof spellingsOf>[0]>;
const film = (name: string, more: Names = {}) =>
  spellingsOf({ kind: 'movie', name, originalName: name, alternatives: [], ...more });

/** Every phrase or word by which the entry can be found. */
const reach = (name: string, more?: Names) => {
  const { names, original, alternatives, beginnings, spellings } = film(name, more);
  return [...names, original, ...alternatives, ...beginnings, ...spellings.split(' ')];
};

describe('spellingsOf', () => {
  it.each([
    ['The Matrix', ['the matrix', 'matrix', 'thematrix']],
    ['Matrix, The', ['the matrix', 'matrix']],
    ['Rocky II', ['rocky ii', 'rocky 2', 'rocky two']],
    [
      'The Godfather Part II',
      ['godfather part 2', 'godfather 2', 'the godfather two', 'the godfather pt ii'],
    ],
    ['Dune: Part Two', ['dune part two', 'dune part 2', 'dune 2', 'dune ii']],
    ['Guardians of the Galaxy Vol. 2', ['guardians of the galaxy 2', 'guardians of the galaxy volume 2']],
    ['Se7en', ['seven']],
    ["Ocean's Eleven", ['oceans 11']],
    ['Twenty Eight Days Later', ['28 days later']],
    ['101 Dalmatians', ['one hundred and one dalmatians']],
    ['Friday the 13th', ['friday the thirteenth']],
    ['L’avventura', ['lavventura', 'avventura']],
    ['Das Boot', ['boot', 'das boot']],
    ['Spider-Man', ['spiderman', 'spider man']],
    ['Dr. No', ['doctor no']],
    ['8½', ['8 1 2']],
    ['E.T.', ['et', 'e t']],
    ['The Fifth Element', ['5th element']],
  ])('takes for the whole name of %j: %j', (name, wholes) => {
    expect(film(name).names).toEqual(expect.arrayContaining(wholes));
  });

  it.each([
    ['Die Hard', 'hard'],
    ['13th', 'thirteen'],
    ['I, Robot', 'robot'],
    ['As Good as It Gets', 'good as it gets'],
  ])('does not take %j for %j', (name, whole) => {
    expect(film(name).names).not.toContain(whole);
  });

  it.each([
    ['Star Wars', 'starwars'],
    ['Iron Man 2', 'ironman'],
    ['Mission: Impossible – Fallout', 'missionimpossible'],
    ["Schindler's List", 'schindler'],
    ['E.T. the Extra-Terrestrial', 'extraterrestrial'],
    ['Twenty Thousand Leagues', '20000'],
    ['2 Fast 2 Furious', 'two'],
    ['The Sixth Sense', 'six'],
    ['Romeo and Juliet', 'n'],
    ['Das Leben der Käfer', 'kaefer'],
  ])('finds %j by the word %j', (name, word) => {
    expect(reach(name).flatMap((phrase) => phrase.split(' '))).toContain(word);
  });

  it.each([
    ['The Lord of the Rings: The Fellowship of the Ring', ['lotr', 'tlotr', 'fotr', 'tfotr', 'lotrfotr']],
    ['The Lord of the Rings: The Return of the King', ['lotr', 'rotk', 'lotrrotk']],
    ['The Empire Strikes Back', ['esb', 'tesb']],
    ['Guardians of the Galaxy Vol. 2', ['gotg2']],
    ['The Godfather Part II', ['tg2']],
    ['Dawn of the Planet of the Apes', ['dotpota', 'dpa']],
    ['2001: A Space Odyssey', ['aso', '2001so']],
    ['Back to the Future', ['bttf']],
  ])('knows the initials of %j: %j', (name, all) => {
    expect(film(name).initials).toEqual(expect.arrayContaining(all));
  });

  it.each(['Heat', 'Star Wars', '千と千尋の神隠し'])('knows no initials of %j', (name) => {
    expect(film(name).initials).toEqual([]);
  });

  it('lets a name begin at its subtitle', () => {
    expect(film('Star Wars: Episode IV - A New Hope').beginnings).toEqual([
      'episode iv',
      'a new hope',
      'new hope',
    ]);
  });

  it('has the original name and the others beside the name', () => {
    expect(
      film('Spirited Away', {
        originalName: '千と千尋の神隠し',
        alternatives: ['Sen to Chihiro no Kamikakushi', 'Spirited  away!', 'Le Voyage de Chihiro'],
      }),
    ).toMatchObject({
      name: 'spirited away',
      original: '千 と 千 尋 の 神 隠 し',
      alternatives: ['sen to chihiro no kamikakushi', 'le voyage de chihiro'],
      beginnings: ['voyage de chihiro'],
      names: expect.arrayContaining(['sen to chihiro no kamikakushi', 'voyage de chihiro']),
    });
  });

  it.each([
    ['Сталкер', 'stalker'],
    ['기생충', 'gisaengchung'],
    ['ゴジラ', 'gojira'],
    ['となりのトトロ', 'tonarino totoro'],
    ['崖の上のポニョ', 'ponyo'],
    ['臥虎藏龍', 'wohucanglong'],
    ['臥虎藏龍', 'wo hu cang long'],
    ['Ζορμπάς', 'zormpas'],
    ['शोले', 'sole'],
    ['ต้มยำกุ้ง', 'tmyamkung'],
  ])('writes %j in Latin letters: %j', (originalName, latin) => {
    const { original, alternatives, names } = film('Name', { originalName });
    expect(original).toBe(words(originalName).join(' '));
    expect(alternatives).toContain(latin);
    expect(names).toContain(latin);
  });

  it('knows people by their surname, and takes no article for one', () => {
    expect(film('Hayao Miyazaki', { kind: 'person' })).toMatchObject({ bare: 'miyazaki', beginnings: [] });
    expect(film('Die Antwoord', { kind: 'person' }).names).not.toContain('antwoord');
    expect(film('Robert Downey Jr.', { kind: 'person' }).initials).toContain('rdj');
  });

  it('leaves the word "collection" out of initials', () => {
    expect(film('The Lord of the Rings Collection', { kind: 'collection' }).initials).toContain('lotr');
    expect(film('one two three', { kind: 'keyword' }).initials).toEqual([]);
  });

  it('is bounded, whatever the names, and holds words alone', () => {
    const text = fc.string({ unit: 'binary', maxLength: 300 });
    fc.assert(
      fc.property(text, text, fc.array(text, { maxLength: 80 }), (name, originalName, alternatives) => {
        const found = film(name, { originalName, alternatives });
        expect(found.names.length).toBeLessThanOrEqual(120);
        expect(found.alternatives.length).toBeLessThanOrEqual(190);
        for (const phrase of [...found.names, ...found.alternatives, ...found.beginnings, ...found.initials])
          expect(phrase).toMatch(/^[\p{L}\p{M}\p{N}]+(?: [\p{L}\p{M}\p{N}]+)*$/u);
        expect(found.spellings).toMatch(/^[\p{L}\p{M}\p{N} ]*$/u);
      }),
      { numRuns: 60 },
    );
  });
});
