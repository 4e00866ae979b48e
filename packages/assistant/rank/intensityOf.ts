import intensityRows from '@marquee/content/words/intensity.json' with { type: 'json' };
import type { WishOf, GenreName } from '@marquee/contracts/assistant/part.ts';
import type { Audience } from '@marquee/contracts/audience.ts';

import type { TitleFacts } from '../facts.ts';
import { certificationRank } from './isRatedAtMost.ts';

type Worded = 'violence' | 'gore' | 'sex' | 'scare';
type KeywordRow = { of: Worded; strength: 'strong' | 'some'; keywords: readonly string[] };
const rows = intensityRows as readonly KeywordRow[];

const keywordsOf = (of: Worded, strength: KeywordRow['strength']): ReadonlySet<string> =>
  new Set(rows.flatMap((row) => (row.of === of && row.strength === strength ? row.keywords : [])));
const wordsOf = (of: Worded) => ({ strong: keywordsOf(of, 'strong'), some: keywordsOf(of, 'some') });

/** Keywords of the catalogue that indicate violence, blood, sex and fright; `strong` ones much of it. */
export const intensityWords = {
  violence: wordsOf('violence'),
  gore: wordsOf('gore'),
  sex: wordsOf('sex'),
  scare: wordsOf('scare'),
} as const;

export type Intensity = WishOf<'intensity'>['of'];

/** 0 no sign of any, 1 a little, 2 some, 3 much. */
type Level = 0 | 1 | 2 | 3;

/** Minimum audience of a title. Unrated horror is for adults, other unrated titles as for teenagers. */
function ageGroupOf({ certification, genres }: TitleFacts): 'children' | 'teenagers' | 'adults' {
  const rank = certificationRank(certification) ?? (genres.includes('Horror') ? 3 : 2);
  if (rank >= 3) return 'adults';
  return rank === 2 ? 'teenagers' : 'children';
}

/** The strongest level that keywords alone indicate. */
function keywordLevel(of: Worded, { keywords }: TitleFacts): 'strong' | 'some' | null {
  const { strong, some } = intensityWords[of];
  if (keywords.some((keyword) => strong.has(keyword))) return 'strong';
  return keywords.some((keyword) => some.has(keyword)) ? 'some' : null;
}

const isAny = (title: TitleFacts, ...genres: readonly GenreName[]) =>
  genres.some((genre) => title.genres.includes(genre));

const highest = (...levels: readonly Level[]): Level =>
  levels.reduce((most, level) => (level > most ? level : most), 0);

/** Where nobody judged a title, its keywords, moods and certificate tell. */
const indicated: Record<Intensity, (title: TitleFacts) => Level> = {
  violence: (title) => {
    const audience = ageGroupOf(title);
    const said = keywordLevel('violence', title);
    const words = { strong: audience === 'adults' ? 3 : 2, some: audience === 'adults' ? 2 : 1 } as const;
    const isFighting = isAny(title, 'War', 'Horror');
    const isRough = isAny(title, 'Action', 'Crime', 'Western', 'Thriller');
    const byGenre = { adults: 2, teenagers: isFighting ? 2 : 1, children: 1 } as const;
    return highest(
      title.moods.includes('gory') ? 3 : 0,
      said === null ? 0 : words[said],
      isFighting || isRough ? byGenre[audience] : 0,
    );
  },
  gore: (title) => {
    const said = keywordLevel('gore', title);
    return highest(
      title.moods.includes('gory') ? 3 : 0,
      said === 'strong' ? 2 : 0,
      said === 'some' ? 1 : 0,
      ageGroupOf(title) === 'adults' && isAny(title, 'War') ? 1 : 0,
    );
  },
  sex: (title) => {
    const audience = ageGroupOf(title);
    const said = keywordLevel('sex', title);
    const words = { strong: audience === 'adults' ? 3 : 2, some: audience === 'adults' ? 2 : 1 } as const;
    return highest(
      title.certification === 'NC-17' ? 3 : 0,
      title.moods.includes('sensual') ? (audience === 'adults' ? 3 : 2) : 0,
      said === null || (said === 'some' && audience === 'children') ? 0 : words[said],
      audience === 'adults' ? 1 : 0,
    );
  },
  scare: (title) => {
    const audience = ageGroupOf(title);
    const said = keywordLevel('scare', title);
    const isFunny = isAny(title, 'Comedy', 'Family', 'Animation');
    const isGrim = audience === 'adults' && !isFunny;
    return highest(
      title.moods.includes('scary') ? (isGrim ? 3 : 2) : 0,
      isAny(title, 'Horror') ? (isGrim ? 2 : 1) : 0,
      title.moods.includes('creepy') ? (isGrim ? 2 : 1) : 0,
      said !== null && !(audience === 'children' && isFunny) ? (isGrim && said === 'strong' ? 2 : 1) : 0,
      isAny(title, 'Thriller') && title.moods.some((mood) => mood === 'tense' || mood === 'suspenseful')
        ? 1
        : 0,
    );
  },
  sad: ({ moods }) =>
    highest(
      moods.includes('heartbreaking') ? 3 : 0,
      moods.includes('bleak') || moods.includes('melancholy') ? 2 : 0,
      moods.includes('bittersweet') ? 1 : 0,
    ),
  swearing: (title) => ({ children: 0, teenagers: 1, adults: 2 } as const)[ageGroupOf(title)],
};

/** What was judged of a title. */
export const judgedAs = {
  violence: 'violence',
  gore: 'violence',
  sex: 'sex',
  scare: 'scary',
  sad: 'sad',
  swearing: 'strongLanguage',
} as const satisfies Record<Intensity, keyof Audience>;

/** Whoever asks for nothing sad doesn't want to be left so, either. */
const sadEndings: ReadonlySet<string> = new Set(['sad', 'dark']);

/** How much of something a title has: as it was judged, and otherwise as its row indicates. */
export function intensityOf(of: Intensity, title: TitleFacts): Level {
  if (title.audience === null) return indicated[of](title);
  const judged = title.audience[judgedAs[of]];
  // Blood isn't judged by itself: clear violence has some, and keywords tell the rest.
  if (of === 'gore') return highest(indicated.gore(title), judged >= 2 ? 1 : 0);
  return of === 'sad' ? highest(judged, sadEndings.has(title.audience.ending) ? 2 : 0) : judged;
}
