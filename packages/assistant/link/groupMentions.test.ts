import { describe, expect, it } from 'vitest';

import { saidIn, toldIn } from '../../../server/assistant/testing/linkedIn.ts';

describe('franchises and companies', () => {
  it.each([
    ['bond films', ['collection James Bond']],
    ['latest bond', ['collection James Bond']],
    ['bond', ['collection James Bond']],
    ["a star wars I haven't seen", ['collection Star Wars']],
    ['the alien movies in order', ['collection Alien', 'media movie', 'order oldest']],
    ['the lord of the rings in order', ['collection The Lord of the Rings', 'order oldest']],
    ['all the bonds with craig', ['collection James Bond', 'Daniel Craig (cast)']],
    ['star wars but only the old ones', ['collection Star Wars']],
    ['the first Harry Potter', ['collection Harry Potter', 'order oldest']],
    ['all rockys', ['collection Rocky']],
    ['newest mission impossible', ['collection Mission: Impossible']],
    ['lotr', ['collection The Lord of the Rings']],
    ['indiana jones before 1990', ['collection Indiana Jones']],
    ['toy story movies', ['collection Toy Story']],
    ['batman trilogy', ['collection The Dark Knight']],
    ['no Marvel, no Star Wars', ['company Marvel', 'collection Star Wars']],
    ['superheroes from marvel or dc', ['company Marvel', 'company DC']],
    ['nothing by pixar', ['company Pixar']],
    ['a24 horror', ['company A24']],
    ['something by neon', ['company Neon']],
    ['netflix original', ['company Netflix']],
    ['hbo series', ['company HBO']],
    ['ghibli', ['company Studio Ghibli']],
    ["I've seen all the star wars films", ['not collection Star Wars']],
    ["I haven't seen any star wars films", ['collection Star Wars']],
    ['i love star wars', ['like Star Wars 1977']],
    ['loved all the harry potters', ["like Harry Potter and the Philosopher's Stone 2001"]],
    ['a classic bond', ['collection James Bond']],
    ['best spiderman', ['collection Spider-Man']],
    ['no marvel, no dc', ['company Marvel', 'company DC']],
    ['netflix documentaries', ['company Netflix']],
    ['bond films, not skyfall', ['collection James Bond', 'without Skyfall 2012']],
  ])('of %j', (text, told) => {
    expect(toldIn(text)).toEqual(told);
  });

  it.each([
    ['batman begins', ['like Batman Begins 2005']],
    ['like alien', ['like Alien 1979']],
    ['similar to the dark knight', ['like The Dark Knight 2008']],
  ])('are not in %j, where a title is named', (text, told) => {
    expect(toldIn(text).filter((one) => !one.startsWith('like'))).toEqual([]);
    expect(told.length).toBe(1);
  });

  it.each([
    'a bond between father and son',
    'alien movies',
    'halloween movies',
    'a psycho with a knife',
    'a movie about a rocky marriage',
    'my dog is called Rocky',
    'a quiet place in the country',
    'neon lights and rain',
    'something to focus on',
    'a good series on netflix',
    'a black hammer falls',
    'not as sad as Bambi',
  ])('are not in %j', (text) => {
    expect(toldIn(text)).toEqual([]);
  });

  it('include the words that belong to them', () => {
    expect(saidIn('the toy story films in order, please')).toEqual(['toy story films in order']);
    expect(saidIn('something by pixar studios')).toEqual(['by pixar studios']);
    expect(saidIn('star wars series')).toEqual(['star wars']);
  });
});
