import { Resvg } from '@resvg/resvg-js';

import type { Look } from '#pictures/drawn.ts';
import type { RolledKind } from '#pictures/rolls.ts';

/** A picture reduced to `columns` × `rows` colours, three bytes each, row by row. */
type Thumbnail = { columns: number; rows: number; colours: Uint8Array };

/** Pixels drawn for each colour, along each side: their mean is taken. */
const fineness = 4;

/** `svg` is opaque; its shape decides how many rows its twelve or eight columns have. */
export function thumbnailOf(svg: string, columns: number): Thumbnail {
  const image = new Resvg(svg, {
    fitTo: { mode: 'width', value: columns * fineness },
    font: { loadSystemFonts: false },
  }).render();
  const rows = Math.round(image.height / fineness);
  const { pixels, width, height } = image;
  const colours = new Uint8Array(columns * rows * 3);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      for (let channel = 0; channel < 3; channel++) {
        let sum = 0;
        let count = 0;
        for (let y = row * fineness; y < Math.min((row + 1) * fineness, height); y++)
          for (let x = column * fineness; x < (column + 1) * fineness; x++, count++)
            sum += pixels[(y * width + x) * 4 + channel] ?? 0;
        colours[(row * columns + column) * 3 + channel] = Math.round(sum / Math.max(count, 1));
      }
  return { columns, rows, colours };
}

/** Root mean square of the differences, on the scale of 0 to 255. Pictures of different shapes are infinitely far apart. */
export function distance(one: Thumbnail, other: Thumbnail): number {
  if (one.colours.length !== other.colours.length) return Infinity;
  let sum = 0;
  for (let index = 0; index < one.colours.length; index++)
    sum += ((one.colours[index] ?? 0) - (other.colours[index] ?? 0)) ** 2;
  return Math.sqrt(sum / one.colours.length);
}

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

/** A picture's neighbours in a row, to either side. */
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
 * Remembers pictures in the order of their row and says which one a further one looks like.
 * Compositions may return after six neighbours, within a collection after four others.
 */
export function createClashFinder({ sameComposition, other: further }: DistanceLimits) {
  const earlier: Impression[] = [];

  const clashOf = (next: Impression): Clash | null => {
    const found = (other: Impression, because: Clash['because']): Clash => ({
      name: next.name,
      with: other.name,
      because,
    });
    const family = next.collection === null ? [] : earlier.filter(isKin(next)).slice(-siblings);
    for (const [index, other] of earlier.entries()) {
      const isSame = next.look !== null && next.look.composition === other.look?.composition;
      if (isSame && sameIdea(next, other)) return found(other, 'same-idea');
      if (isSame && family.includes(other)) return found(other, 'same-in-collection');
      if (isSame && index >= earlier.length - neighbours) return found(other, 'same-in-row');
      const least = isSame ? sameComposition : further;
      if (distance(next.thumbnail, other.thumbnail) < least) return found(other, 'same-colours');
    }
    return null;
  };

  return { clashOf, add: (impression: Impression) => void earlier.push(impression) };
}
