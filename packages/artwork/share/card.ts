import { wordmark } from '#icons/wordmark.ts';
import { type Colour, contrast } from '#kit/colour.ts';
import { path } from '#kit/svg.ts';
import type { Wording } from '#pictures/wording.ts';
import type { FaceName } from '#type/faces.ts';
import { joinBoxes } from '#type/outline.ts';
import { setTitle, smallLine } from '#type/setTitle.ts';
import type { InkBox } from '#type/shape.ts';

/** The size of a link's preview picture. */
export const cardSize = { w: 1200, h: 630 };

export const margin = 64;

/** The area reserved for words. */
const column = { x: margin, y: margin, w: 508, h: 346 };

/** The words of a card: a name set large, a line below it. */
export type CardWords = { title: Wording['title']; note: string };

/** A finished card and what its tests measure. */
export type ShareCard = {
  defs: string;
  /** All but the words. */
  picture: string;
  words: string;
  /** The inks of name and note. */
  ink: Colour;
  label: string;
  /** Ink of name and note. */
  box: InkBox;
  /** Smallest letters of the name. */
  size: number;
  style: string;
};

const smallest = 72;

/** The name in the poster's face; where that leaves it too small, in the condensed one. */
function setName(face: FaceName, words: Wording['title']) {
  const upright = setTitle(face, words, column, { max: 196, lines: 4 });
  if (upright.size >= smallest || face === 'league') return upright;
  const narrow = setTitle('league', words, column, { max: 196, lines: 5 });
  return narrow.size > upright.size ? narrow : upright;
}

/** Ink and the ground below it. */
export type Printing = { ink: Colour; ground: Colour };

/** Name, note and Marquee’s sign; the sign may be on another ground than the words. */
export function setWords(
  face: FaceName,
  { title, note }: CardWords,
  words: Printing,
  foot: Printing = words,
) {
  const name = setName(face, title);
  const line = smallLine(note, margin, name.box.bottom + (title.under === '' ? 58 : 70), {
    size: 27,
    width: column.w,
  });
  return {
    box: joinBoxes(name.box, line.box),
    size: name.size,
    ink: words.ink,
    words: path(name.d, words.ink) + path(line.d, words.ink) + signature(foot),
  };
}

/** The lamps are red where red is seen, else of the letters' ink. */
function signature({ ink, ground }: Printing): string {
  const seen = reds.find((pair) => pair.every((red) => contrast(red, ground) >= 2));
  return wordmark(margin, cardSize.h - margin, 38, ink, seen ?? [ink, ink]);
}

const reds: readonly (readonly [Colour, Colour])[] = [
  ['#f0433a', '#b52a22'],
  ['#c20808', '#8b1111'],
];
