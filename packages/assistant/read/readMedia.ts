import type { WishOf } from '@marquee/contracts/assistant/part.ts';

import { createReader, type Meaning, type Rule } from './rules.ts';

const medium = (...media: WishOf<'media'>['media'][]): Meaning => ({
  wishes: media.map((each) => ({ slot: 'media', media: each })),
  sort: 'medium',
});
const film =
  '(?:(?:feature |motion )?(?:films?|movies?|flicks?|moves|moive|moives|filme|features|pictures)|cinema)';
const show =
  '(?:(?:tv|television|telly|streaming|web) (?:shows?|series|programmes?|programs?|episodes?)|shows?|series|tv|television|serials?|episodes?)';

const pattern = (source: string) => new RegExp(source, 'u');

const rules: readonly Rule[] = [
  // Names of other things: what a series of films or a row of murders is called, and what people have in their living room.
  [
    pattern(
      `${film} series|series of|whats on (?:tv|television|telly)|(?:watch|watching) (?:tv|television|telly)|show (?:me|us|some|him|her|them|something|up|off|business|biz|tunes?)|(?:that|which|it|to|please|really|can you|could you) shows?|tv movies?`,
    ),
    () => medium(),
  ],
  [
    pattern(`${film}(?: ,)?(?: /)? ?(?:and|or|and or|) ?${show}`),
    (found) => ((found[0] ?? '').includes(' ') ? medium() : null),
  ],
  [
    pattern(`${show}(?: ,)?(?: /)? ?(?:and|or|and or|) ?${film}`),
    (found) => ((found[0] ?? '').includes(' ') ? medium() : null),
  ],
  [pattern(film), () => medium('movie')],
  [pattern(show), () => medium('tv')],
  [
    pattern(
      'soap operas?|telenovelas?|docu ?series|web ?series|boxsets?|box sets?|binge ?(?:watch|able|worthy)?|bingeing|binging',
    ),
    () => medium('tv'),
  ],
  // A sitcom is a comedy first: one that isn't wanted asks for no films.
  [
    pattern('sitcoms?'),
    () => ({
      wishes: [
        { slot: 'media', media: 'tv' },
        { slot: 'genre', genre: 'Comedy', not: false },
      ],
      unwanted: [{ slot: 'genre', genre: 'Comedy', not: true }],
      sort: 'thing',
    }),
  ],
];

export const createMediaReader = (now: number) => createReader(rules, now);
