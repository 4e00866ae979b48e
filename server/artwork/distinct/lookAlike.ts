import type { Look } from '#server/artwork/pictures/drawn.ts';

import { distance, type Thumbnail } from './thumbnail.ts';

/** One picture of the catalogue, as far as telling it from others goes. */
export type Impression = { name: string; collection: string | null; look: Look | null; thumbnail: Thumbnail };

/** Under this distance two pictures look alike: where people began to mix pairs up on a sheet of pairs by distance. */
export const nearest = 20;

/** A picture's neighbours on a shelf, to either side. */
const neighbours = 6;

export type Clash = {
  name: string;
  with: string;
  because: 'same-idea' | 'same-colours' | 'same-in-collection' | 'same-in-row';
};

const sameIdea = (one: Look, other: Look): boolean =>
  one.composition === other.composition && one.drawing === other.drawing && toneOf(one) === toneOf(other);

const toneOf = ({ palette }: Look): string => palette.slice(0, palette.indexOf('/'));

/**
 * Remembers pictures in the order of a shelf and says what a further one would be mistaken for.
 * Compositions may return after six neighbours, within a collection never.
 */
export function createShelf() {
  const shelf: Impression[] = [];

  const clashOf = (next: Impression): Clash | null => {
    const found = (other: Impression, because: Clash['because']): Clash => ({
      name: next.name,
      with: other.name,
      because,
    });
    for (const [index, other] of shelf.entries()) {
      if (next.look !== null && other.look !== null) {
        if (sameIdea(next.look, other.look)) return found(other, 'same-idea');
        const isSame = next.look.composition === other.look.composition;
        if (isSame && next.collection !== null && next.collection === other.collection)
          return found(other, 'same-in-collection');
        if (isSame && index >= shelf.length - neighbours) return found(other, 'same-in-row');
      }
      if (distance(next.thumbnail, other.thumbnail) < nearest) return found(other, 'same-colours');
    }
    return null;
  };

  return { clashOf, add: (impression: Impression) => void shelf.push(impression) };
}
