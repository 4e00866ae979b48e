import type { Random } from '#server/artwork/kit/random.ts';
import type { ArtSubject } from '#server/artwork/ports.ts';
import type { FaceName } from '#server/artwork/type/faces.ts';

import type { CompositionName } from './compositions.ts';

/** Faces, palettes (0 night, 1 day, 2 print) and compositions that belong together. */
export type School = {
  faces: readonly [FaceName, ...FaceName[]];
  palettes: readonly [0 | 1 | 2, ...(0 | 1 | 2)[]];
  compositions: readonly [CompositionName, ...CompositionName[]];
  slip: number;
};

export const schools = {
  midcentury: {
    faces: ['cut', 'abril', 'black'],
    palettes: [1, 2],
    compositions: ['collage', 'shadow', 'repeat', 'strips', 'procession', 'closeUp'],
    slip: 0.8,
  },
  swiss: {
    faces: ['tight', 'black'],
    palettes: [2, 1, 0],
    compositions: ['swiss', 'split', 'repeat', 'concentric', 'negative'],
    slip: 0,
  },
  polish: {
    faces: ['abril', 'gloock', 'cut'],
    palettes: [2, 1],
    compositions: ['negative', 'closeUp', 'collage', 'reflection', 'concentric'],
    slip: 0.8,
  },
  minimal: {
    faces: ['tight', 'league', 'gloock'],
    palettes: [0, 1, 2],
    compositions: ['horizon', 'monument', 'negative', 'shadow', 'beamOfLight', 'split'],
    slip: 0,
  },
  pulp: {
    faces: ['black', 'league', 'abril'],
    palettes: [1, 0],
    compositions: ['monument', 'closeUp', 'diagonal', 'letters', 'procession'],
    slip: 0.8,
  },
  constructivist: {
    faces: ['league', 'black'],
    palettes: [2, 1],
    compositions: ['diagonal', 'split', 'monument', 'letters'],
    slip: 0,
  },
  woodcut: {
    faces: ['gloock', 'caslon'],
    palettes: [2, 0],
    compositions: ['emblem', 'portal', 'reflection', 'strata'],
    slip: 0,
  },
  criterion: {
    faces: ['gloock', 'caslon', 'italic', 'abril'],
    palettes: [2, 0, 1],
    compositions: ['portal', 'horizon', 'negative', 'beamOfLight', 'emblem'],
    slip: 0,
  },
  travel: {
    faces: ['league', 'abril', 'cut'],
    palettes: [1, 0],
    compositions: ['strata', 'horizon', 'portal'],
    slip: 0.8,
  },
  space: {
    faces: ['wide', 'tight'],
    palettes: [0, 2],
    compositions: ['horizon', 'concentric', 'split', 'swiss', 'portal'],
    slip: 0,
  },
} as const satisfies Record<string, School>;

export type SchoolName = keyof typeof schools;

const byGenre: Record<string, readonly SchoolName[]> = {
  Comedy: ['midcentury', 'polish', 'swiss'],
  Drama: ['criterion', 'minimal', 'polish'],
  Crime: ['midcentury', 'minimal', 'pulp'],
  Thriller: ['minimal', 'midcentury', 'swiss'],
  Horror: ['woodcut', 'polish', 'minimal'],
  War: ['constructivist', 'minimal'],
  'War & Politics': ['constructivist', 'minimal'],
  Western: ['travel', 'woodcut'],
  Fantasy: ['woodcut', 'travel'],
  Adventure: ['travel', 'pulp'],
  'Action & Adventure': ['pulp', 'travel'],
  'Science Fiction': ['space', 'minimal', 'pulp'],
  'Sci-Fi & Fantasy': ['space', 'minimal'],
  Romance: ['criterion', 'polish'],
  Animation: ['travel', 'midcentury'],
  Family: ['travel', 'midcentury'],
  Kids: ['travel', 'midcentury'],
  Music: ['midcentury', 'swiss'],
  Action: ['pulp', 'constructivist'],
  History: ['constructivist', 'criterion'],
  Mystery: ['midcentury', 'criterion'],
  Documentary: ['swiss'],
  Reality: ['swiss'],
};

/** Points from genre, era and mood; the seed decides among the best three. */
export function chooseSchool({ genres, moods, year }: ArtSubject, random: Random): SchoolName {
  const points = new Map<SchoolName, number>([
    ['minimal', 0.6],
    ['swiss', 0.6],
  ]);
  const add = (school: SchoolName, more: number) => points.set(school, (points.get(school) ?? 0) + more);
  if (year < 1950) {
    add('criterion', 3);
    add('polish', 1);
  } else if (year < 1972) {
    add('midcentury', 4);
    add('polish', 1);
  } else if (year < 1992) {
    add('pulp', 2);
    add('polish', 1);
  }
  genres.slice(0, 3).forEach((genre, i) => {
    byGenre[genre]?.forEach((school, j) => add(school, 2.4 - i * 0.6 - j * 0.4));
  });
  if (moods.includes('satirical') || moods.includes('quirky')) add('polish', 2);
  if (moods.includes('epic')) add('travel', 1);
  const best = [...points].sort((a, b) => b[1] - a[1]).slice(0, 3);
  let left = random.next() * best.reduce((sum, [, weight]) => sum + weight, 0);
  for (const [school, weight] of best) {
    left -= weight;
    if (left <= 0) return school;
  }
  return best[0]?.[0] ?? 'minimal';
}
