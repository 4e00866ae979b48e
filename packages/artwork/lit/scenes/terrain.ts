import { type Crest, dunes, firs, flat, hills, peaks, roofs } from '#lit/land.ts';
import type { LitSet } from '#lit/set.ts';

/** Crests from the farthest to the nearest; the first `far` of them are behind the haze. */
export type Ground = { layers: readonly Crest[]; far: number };

/** The lands that a vista may show, all from the horizon down. */
export const terrains = {
  hills: (set: LitSet): Ground => {
    const { horizon: y, u } = set;
    return {
      far: 1,
      layers: [
        hills(set, y, u * 3.5),
        hills(set, y + u * 7, u * 4, 1.3),
        hills(set, y + u * 16, u * 4, 1),
        hills(set, y + u * 28, u * 5, 0.8),
      ],
    };
  },
  dunes: (set: LitSet): Ground => {
    const { horizon: y, u } = set;
    return {
      far: 1,
      layers: [
        dunes(set, y + u * 2, u * 5),
        dunes(set, y + u * 9, u * 9),
        dunes(set, y + u * 21, u * 12),
        hills(set, y + u * 32, u * 5, 0.7),
      ],
    };
  },
  peaks: (set: LitSet): Ground => {
    const { horizon: y, u } = set;
    return {
      far: 2,
      layers: [
        peaks(set, y - u * 9, u * 17),
        peaks(set, y - u * 1, u * 14),
        peaks(set, y + u * 9, u * 11),
        hills(set, y + u * 20, u * 4, 1.4),
        hills(set, y + u * 30, u * 4, 1),
      ],
    };
  },
  firs: (set: LitSet): Ground => {
    const { horizon: y, u } = set;
    return {
      far: 1,
      layers: [
        hills(set, y - u * 2, u * 5),
        firs(set, y + u * 4, u * 3, u * 9),
        firs(set, y + u * 14, u * 3, u * 15),
        firs(set, y + u * 34, u * 4, u * 27),
      ],
    };
  },
  city: (set: LitSet): Ground => {
    const { horizon: y, u } = set;
    return {
      far: 1,
      layers: [
        roofs(set, y - u * 3, u * 7, u * 26),
        roofs(set, y + u * 4, u * 8, u * 24),
        roofs(set, y + u * 13, u * 12, u * 20),
        roofs(set, y + u * 30, u * 17, u * 9),
      ],
    };
  },
  sea: (set: LitSet): Ground => {
    const { horizon: y, u, random } = set;
    return { far: 1, layers: [hills(set, y - u * random.between(0, 3), u * 2.4, 0.8)] };
  },
  snow: (set: LitSet): Ground => {
    const { horizon: y, u } = set;
    return {
      far: 1,
      layers: [
        hills(set, y - u, u * 2.2, 1),
        hills(set, y + u * 10, u * 3, 0.8),
        hills(set, y + u * 24, u * 5, 0.6),
      ],
    };
  },
  plain: (set: LitSet): Ground => {
    const { horizon: y, u } = set;
    return {
      far: 1,
      layers: [flat(set, y), hills(set, y + u * 3, u * 0.8, 2), hills(set, y + u * 14, u * 1.5, 1)],
    };
  },
} as const;

export type Terrain = keyof typeof terrains;
