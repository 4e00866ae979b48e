import { createHash } from 'node:crypto';

import { expect, it } from 'vitest';

import { spellingsOf } from './spellingsOf.ts';
import { wordingVersion } from './wordingVersion.ts';

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
