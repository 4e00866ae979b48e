import { expect, test } from 'vitest';

import { readAs } from '../../../server/assistant/testing/readShipped.ts';

test.each([
  [
    'una película de terror de los ochenta, nada de sangre',
    'media/movie genre/Horror years/1980/1989 intensity/gore',
  ],
  ['quiero ver algo divertido con mis padres esta noche', 'theme/funny theme/with-parents intensity/sex'],
  ['una peli para mi hija de 6 años', 'media/movie age/6'],
  ['un thriller coreano de menos de dos horas', 'genre/Thriller language/ko runtime//119'],
  ['algo parecido a El secreto de sus ojos', 'like/The Secret in Their Eyes'],
  ['una serie corta de misterio que haya terminado', 'media/tv total//600 genre/Mystery status/ended'],
  ['no quiero nada de terror, mejor una comedia', 'not-genre/Horror genre/Comedy'],
  ['película argentina con Ricardo Darín', 'media/movie country/AR person/Ricardo Darín'],
  ['las mejores películas de Almodóvar', 'order/best person/Pedro Almodóvar'],
  ['una de vaqueros antigua en blanco y negro', 'genre/Western ~years//1996 theme/black-and-white'],
  ['más corta', '+shorter'],
  ['otra', '+not-these'],
  ['sin violencia', 'intensity/violence'],
  ['algo para llorar', 'theme/tear-jerker'],
  ['peli navideña para toda la familia', 'media/movie theme/christmas age/7'],
  [
    'recomiéndame una película basada en hechos reales de los 90',
    'media/movie theme/based-on-a-true-story years/1990/1999',
  ],
  ['¿me recomiendas un documental sobre animales?', 'genre/Documentary theme/animals'],
  ['algo tipo Black Mirror pero menos oscuro', 'like/Black Mirror not-theme/dark'],
  ['una película española de antes de 1980', 'media/movie language/es years//1979'],
  ['ando buscando una peli chistosa, que no sea gringa', 'media/movie theme/funny not-country/US'],
  ['tírame una serie de una sola temporada', 'media/tv seasons/1/1'],
  [
    'che, una comedia romántica noventera para ver con mi novia',
    'genre/Romance genre/Comedy years/1990/1999 theme/date-night',
  ],
  ['dibujitos para un nene de 4 años', 'genre/Animation age/4'],
  ['que no sea tan larga', '~runtime//95'],
  ['pelis de miedo que no den mucho miedo', 'media/movie genre/Horror intensity/scare'],
  ['una película donde un niño ve fantasmas', 'media/movie word/boy theme/ghosts'],
  ['ciencia ficción con robots, hora y media como máximo', 'genre/Science Fiction theme/robots runtime//89'],
])('reads the Spanish %j as %s', (say, keys) => {
  expect(readAs('es', say)).toBe(keys);
});
