import type { Look } from '#pictures/drawn.ts';
import type { RolledKind } from '#pictures/rolls.ts';

import { distance, type Thumbnail } from './thumbnail.ts';

/** One picture of the catalogue, with what distinguishes it from others. */
export type Impression = { name: string; collection: string | null; look: Look | null; thumbnail: Thumbnail };

/**
 * Under these distances two pictures look alike: found by eye on sheets of pairs in the order of their distance.
 * Where the composition is the same, people notice the likeness sooner; backdrops are dark, so all of them are near.
 */
export type DistanceLimits = { sameComposition: number; other: number };
export const limits = {
  poster: { sameComposition: 18, other: 12 },
  backdrop: { sameComposition: 9, other: 4 },
} as const satisfies Record<RolledKind, DistanceLimits>;

/** A picture's neighbours on a shelf, to either side. */
const neighbours = 6;

/** A collection may be larger than its school has compositions: one returns after so many others. */
const siblings = 4;

export type Clash = {
  name: string;
  with: string;
  because: 'same-idea' | 'same-colours' | 'same-in-collection' | 'same-in-row';
};

/** Of two pictures of the same composition: the same drawing in the same tone, whatever the palette. */
const sameIdea = ({ look: one }: Impression, { look: other }: Impression): boolean =>
  one !== null && other !== null && one.drawing === other.drawing && toneOf(one) === toneOf(other);

const isKin =
  ({ collection }: Impression) =>
  (other: Impression): boolean =>
    other.collection === collection;

const toneOf = ({ palette }: Look): string => palette.slice(0, palette.indexOf('/'));

/**
 * Remembers pictures in the order of a shelf and says which one a further one looks like.
 * Compositions may return after six neighbours, within a collection after four others.
 */
export function createShelf({ sameComposition, other: further }: DistanceLimits) {
  const shelf: Impression[] = [];

  const clashOf = (next: Impression): Clash | null => {
    const found = (other: Impression, because: Clash['because']): Clash => ({
      name: next.name,
      with: other.name,
      because,
    });
    const family = next.collection === null ? [] : shelf.filter(isKin(next)).slice(-siblings);
    for (const [index, other] of shelf.entries()) {
      const isSame = next.look !== null && next.look.composition === other.look?.composition;
      if (isSame && sameIdea(next, other)) return found(other, 'same-idea');
      if (isSame && family.includes(other)) return found(other, 'same-in-collection');
      if (isSame && index >= shelf.length - neighbours) return found(other, 'same-in-row');
      const least = isSame ? sameComposition : further;
      if (distance(next.thumbnail, other.thumbnail) < least) return found(other, 'same-colours');
    }
    return null;
  };

  return { clashOf, add: (impression: Impression) => void shelf.push(impression) };
}
