import { expect, test } from 'vitest';

import { readAs } from '../../../server/assistant/testing/readShipped.ts';

test.each([
  ['un film italiano degli anni 60', 'media/movie language/it years/1960/1969'],
  ['un film horror che non faccia troppa paura', 'media/movie genre/Horror intensity/scare'],
  ['qualcosa come La vita è bella', 'like/Life Is Beautiful'],
  ['una commedia da vedere con i miei genitori stasera', 'genre/Comedy theme/with-parents intensity/sex'],
  ['un cartone per mia figlia di 4 anni', 'genre/Animation age/4'],
  ['un film di guerra di meno di due ore', 'media/movie genre/War runtime//119'],
  ['più corto', '+shorter'],
  ['una serie breve già conclusa', 'media/tv total//600 status/ended'],
  ['un giallo italiano degli anni settanta', 'genre/Mystery language/it years/1970/1979'],
  ['un film western in bianco e nero', 'media/movie genre/Western theme/black-and-white'],
  ['niente horror per favore', 'not-genre/Horror'],
  ['film strappalacrime', 'media/movie theme/tear-jerker'],
  ['un altro', '+not-these'],
  ['senza violenza', 'intensity/violence'],
  ['i migliori film di Fellini', 'order/best media/movie person/Federico Fellini'],
  ['un film con Roberto Benigni', 'media/movie person/Roberto Benigni'],
  ['vorrei un thriller coreano recente', 'genre/Thriller language/ko ~years/2021/'],
  ['consigliami qualcosa di leggero per stasera', 'theme/light-hearted'],
  ['un film di natale per tutta la famiglia', 'media/movie theme/christmas age/7'],
  ['un film tratto da una storia vera', 'media/movie theme/based-on-a-true-story'],
  ['film romantico con la mia ragazza', 'media/movie genre/Romance theme/date-night'],
  ['qualcosa tipo Black Mirror ma meno cupo', 'like/Black Mirror not-theme/dark'],
  ["una commedia francese, massimo un'ora e mezza", 'genre/Comedy language/fr runtime//89'],
  ['non troppo lungo', '~runtime//95'],
  ['un film con un colpo di scena finale', 'media/movie theme/twist-ending'],
  ['film di fantascienza prima del 1980', 'media/movie genre/Science Fiction years//1979'],
  ['un film in cui un bambino parla con gli animali', 'media/movie theme/childhood theme/animals'],
])('reads the Italian %j as %s', (say, keys) => {
  expect(readAs('it', say)).toBe(keys);
});
