import type { GenreName, WishOf } from '@marquee/contracts/assistant/part.ts';

import { createReader, type Meaning, pattern, type Rule } from './rules.ts';

const genre = (name: GenreName, not = false): WishOf<'genre'> => ({ slot: 'genre', genre: name, not });
const blackAndWhite = (not: boolean): WishOf<'theme'> => ({ slot: 'theme', entry: 'black-and-white', not });
const thing = (...names: GenreName[]): Meaning => ({
  wishes: names.map((name) => genre(name)),
  sort: 'thing',
});
const quality = (name: GenreName): Meaning => ({ wishes: [genre(name)], sort: 'quality' });

const genreRules: readonly Rule[] = [
  [/(?<!live )action(?: packed)?(?! packed)(?! heroine?s?)|actioners?/u, () => thing('Action')],
  [
    /live action/u,
    () => ({ wishes: [genre('Animation', true)], unwanted: [genre('Animation')], sort: 'quality' }),
  ],
  [
    /(?:only )?(?:in|with) (?:full )?colou?rs?|(?:in )?colou?r(?: only|(?= (?:films?|movies?|ones)))|technicolou?r/u,
    () => ({ wishes: [blackAndWhite(true)], unwanted: [blackAndWhite(false)], sort: 'quality' }),
  ],
  [/adventures?|adventurous/u, () => thing('Adventure')],
  [/animated|cartoony/u, () => quality('Animation')],
  [/animations?|cartoons?/u, () => thing('Animation')],
  [/comed(?:y|ies)|comedic/u, () => thing('Comedy')],
  [/crime(?! scene)/u, () => thing('Crime')],
  [/documentar(?:y|ies)|docs|docus?|doco|docuseries|docu ?dramas?/u, () => thing('Documentary')],
  [/dramas?|dramatic/u, () => thing('Drama')],
  [/dramed(?:y|ies)|comedy dramas?/u, () => thing('Comedy', 'Drama')],
  [/fantasy|fantasies/u, () => thing('Fantasy')],
  [/historical/u, () => quality('History')],
  [
    /(?<!in |art |natural |family |of |my )history(?! of| teacher| buff)|(?:about|into) history/u,
    () => thing('History'),
  ],
  [/(?:about|into|on) (?:the )?music(?! (?:box|teacher))/u, () => thing('Music')],
  [/horrors?|horror/u, () => thing('Horror')],
  [/myster(?:y|ies)/u, () => thing('Mystery')],
  [/romances?|romantic(?= (?:comed(?:y|ies)|dramas?|films?|movies?|ones))/u, () => thing('Romance')],
  [/rom ?coms?/u, () => ({ ...thing('Romance', 'Comedy'), unwanted: [genre('Romance', true)] })],
  [
    /sci ?fi|scifi|syfy|sf|science fiction|sciencefiction|speculative fiction/u,
    () => thing('Science Fiction'),
  ],
  [/thrillers?/u, () => thing('Thriller')],
  [/wars?(?! (?:on|of|criminals?|hero(?:es)?))/u, () => thing('War')],
  [/westerns?(?! europe)/u, () => thing('Western')],
  [/music(?= (?:films?|movies?|documentar|biopics?|dramas?))|musicals?/u, () => thing('Music')],
  [/reality (?:tv|shows?|series|television|competition)/u, () => thing('Reality')],
  [/soap operas?|soaps|telenovelas?/u, () => thing('Soap')],
  [/talk shows?|late night shows?/u, () => thing('Talk')],
  [/tv movies?|made for tv(?: movies?| films?)?/u, () => thing('TV Movie')],
];

export const createGenreReader = (now: number) => createReader(genreRules, now);

const medium = (...media: WishOf<'media'>['media'][]): Meaning => ({
  wishes: media.map((each) => ({ slot: 'media', media: each })),
  sort: 'medium',
});
const film =
  '(?:(?:feature |motion )?(?:films?|movies?|flicks?|moves|moive|moives|filme|features|pictures)|cinema)';
const show =
  '(?:(?:tv|television|telly|streaming|web) (?:shows?|series|programmes?|programs?|episodes?)|shows?|series|tv|television|serials?|episodes?|eps?)';

const mediaRules: readonly Rule[] = [
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

export const createMediaReader = (now: number) => createReader(mediaRules, now);
