import { expect, test } from 'vitest';

import { readAs } from '../../../server/assistant/testing/readShipped.ts';

test.each([
  [
    'um filme de terror dos anos 80 sem muito sangue',
    'media/movie genre/Horror years/1980/1989 intensity/gore',
  ],
  ['algum desenho pra criança de 4 anos', 'genre/Animation age/4'],
  ['quero algo parecido com Cidade de Deus', 'like/City of God'],
  ['série curta que já acabou', 'media/tv total//600 status/ended'],
  ['mais engraçado', 'theme/funny'],
  [
    'um filme leve pra ver com a minha mãe',
    'media/movie theme/light-hearted theme/with-parents intensity/sex',
  ],
  ['me indica um suspense de menos de duas horas', 'genre/Thriller runtime//119'],
  ['filme nacional dos anos 2000', 'media/movie country/BR years/2000/2009'],
  ['tô com vontade de chorar', 'theme/tear-jerker'],
  ['um filme português de comédia', 'media/movie language/pt genre/Comedy'],
  ['uma série de uma temporada só', 'media/tv seasons//1'],
  ['outro', '+not-these'],
  ['sem violência', 'intensity/violence'],
  ['filmes do Fernando Meirelles', 'person/Fernando Meirelles'],
  ['os melhores filmes de guerra', 'order/best media/movie genre/War'],
  ['um filme a preto e branco antes de 1960', 'media/movie theme/black-and-white years//1959'],
  ['comédia romântica pro primeiro encontro', 'genre/Romance genre/Comedy theme/date-night'],
  ['nada de zumbis', 'not-theme/zombies'],
  [
    'um filme baseado em fatos reais com Wagner Moura',
    'media/movie theme/based-on-a-true-story person/Wagner Moura',
  ],
  ['apetece-me ver um policial antigo', 'genre/Crime ~years//1996'],
  ['filme de natal para a família toda', 'media/movie theme/christmas age/7'],
  ['um dorama romântico', 'language/ko genre/Romance'],
  ['que não seja americano', 'not-country/US'],
  ['mais curto', '+shorter'],
  ['filme com reviravolta, no máximo uma hora e meia', 'media/movie theme/twist-ending runtime//89'],
  ['algo tipo Black Mirror mas mais leve', 'like/Black Mirror theme/light-hearted'],
  ['filme sobre uma menina e o seu cachorro', 'media/movie theme/female-lead theme/dogs'],
])('reads the Portuguese %j as %s', (say, keys) => {
  expect(readAs('pt', say)).toBe(keys);
});
