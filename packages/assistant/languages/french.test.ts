import { expect, test } from 'vitest';

import { readAs } from '../../../server/assistant/testing/readShipped.ts';

test.each([
  ['un film français pas trop long', 'media/movie language/fr ~runtime//95'],
  [
    'une comédie romantique des années 90 à regarder avec ma copine',
    'genre/Romance genre/Comedy years/1990/1999 theme/date-night',
  ],
  ['quelque chose comme Amélie mais plus récent', 'like/Amélie years/2002/'],
  ['un polar coréen de moins de deux heures', 'genre/Crime language/ko runtime//119'],
  ['un dessin animé pour ma fille de 5 ans', 'genre/Animation age/5'],
  ['les meilleurs films de Jacques Tati', 'order/best person/Jacques Tati'],
  ['une série courte qui est terminée', 'media/tv total//600 status/ended'],
  ['plus drôle', 'theme/funny'],
  ['autre chose', '+not-these'],
  ['sans violence', 'intensity/violence'],
  ["un film d'amour italien d'avant 1970", 'media/movie genre/Romance language/it years//1969'],
  ['je voudrais un film qui fait pleurer', 'media/movie theme/tear-jerker'],
  ['tout sauf un film de guerre', 'not-genre/War'],
  ['un truc marrant entre potes ce soir', 'theme/funny theme/movie-night'],
  ["film d'horreur qui fasse pas trop peur", 'media/movie genre/Horror intensity/scare'],
  ['un film à voir en famille, le petit a 6 ans', 'media/movie age/6'],
  ["une comédie d'1h30 max", 'genre/Comedy runtime//90'],
  ['un western en noir et blanc', 'genre/Western theme/black-and-white'],
  ["j'ai passé une sale journée, un truc léger", 'theme/after-a-bad-day theme/light-hearted'],
  ["t'as une série policière danoise ?", 'media/tv genre/Crime language/da'],
  ['un film de braquage avec un retournement de situation', 'theme/heist media/movie theme/twist-ending'],
  ['un film québécois', 'media/movie theme/set-in-canada language/fr'],
  [
    "j'aimerais un film basé sur une histoire vraie des années 80",
    'media/movie theme/based-on-a-true-story years/1980/1989',
  ],
  ['pas de science-fiction', 'not-genre/Science Fiction'],
  ['un thriller avec Marion Cotillard', 'genre/Thriller person/Marion Cotillard'],
  ["un film sur l'amitié entre une fille et un loup", 'media/movie theme/friendship word/girl theme/animals'],
])('reads the French %j as %s', (say, keys) => {
  expect(readAs('fr', say)).toBe(keys);
});
