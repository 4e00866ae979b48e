import { expect, test } from 'vitest';

import { readAs } from '../../../server/assistant/testing/readShipped.ts';

test.each([
  ['koi achhi comedy film batao', 'media/movie genre/Comedy'],
  ['Sholay jaisi film', 'media/movie like/Sholay'],
  ['bachchon ke saath dekhne ke liye film', 'media/movie age/7'],
  ['90 ke dashak ki romantic film', 'media/movie years/1990/1999 genre/Romance'],
  ['do ghante se kam ki thriller', 'runtime//119 genre/Thriller'],
  ['bina khoon kharabe wali horror movie', 'media/movie intensity/gore'],
  [
    '3 Idiots jaisi film chahiye jo mere parents ke saath dekh sakun',
    'media/movie like/3 Idiots theme/with-parents intensity/sex',
  ],
  ['meri 6 saal ki beti ke liye cartoon', 'age/6 genre/Animation'],
  ['pyaar wali film', 'media/movie genre/Romance'],
  ['purani hindi film', 'media/movie ~years//1996 language/hi'],
  ['shah rukh khan ki romantic film', 'person/Shah Rukh Khan genre/Romance'],
  ['kuch mazedar dikhao', 'theme/funny'],
  ['aur dikhao', '+not-these'],
  ['chhoti film chahiye, dedh ghante se kam', 'media/movie runtime//89'],
  ['darawni film nahi chahiye', 'media/movie not-genre/Horror'],
  ['pehli date ke liye film', 'media/movie theme/date-night'],
  ['mujhe rulane wali film dekhni hai', 'media/movie theme/tear-jerker'],
  ['acchi film batao jo sachi ghatna par aadharit ho', 'media/movie theme/based-on-a-true-story'],
  ['hinsa na ho', 'intensity/violence'],
  ['koi korean thriller batao', 'language/ko genre/Thriller'],
  ['achi si film parivar ke saath dekhne ke liye', 'media/movie age/7'],
  ['1980 se pehle ki film', 'media/movie years//1979'],
  ['sabse achhi hindi film', 'media/movie order/best language/hi'],
  ['jasoosi film batao', 'media/movie theme/spies'],
  ['superhero film nahi chahiye', 'media/movie not-theme/superheroes'],
  ['dosto ke saath dekhne ke liye mazedar film', 'media/movie theme/movie-night theme/funny'],
  ['jung par bani film', 'media/movie genre/War'],
])('reads the Hindi in Latin letters %j as %s', (say, keys) => {
  expect(readAs('hi', say)).toBe(keys);
});
