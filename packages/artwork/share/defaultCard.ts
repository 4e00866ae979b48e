import { brandColours } from '#icons/mark.ts';
import { lampsOf, wordmark } from '#icons/wordmark.ts';
import type { Colour } from '#kit/colour.ts';
import { createDefs, disc, path, rect } from '#kit/svg.ts';
import { setTitle } from '#type/setTitle.ts';

import { cardSize, margin } from './card.ts';

const { w: W, h: H } = cardSize;

/** The card of every page that has no title or person of its own: the name over the whole width, its lamps lit. */
export function defaultCard(): string {
  const defs = createDefs('h');
  const [cap, baseline] = [231, 368];
  const promise = setTitle(
    'italic',
    { main: 'Decide what to watch tonight', over: '', under: '' },
    { x: margin, y: 496, w: 700, h: 90 },
    { max: 58, lines: 1 },
  );
  const lamp = cap / 7;
  const first = lampsOf(margin, cap);
  const glow = (x: number, colour: Colour) =>
    disc(
      x,
      baseline - lamp,
      lamp * 7,
      defs.radial({
        at: [x, baseline - lamp],
        r: lamp * 7,
        stops: [
          [0.12, colour, 0.5],
          [0.34, colour, 0.2],
          [1, colour, 0],
        ],
      }),
    );
  const body =
    rect(0, 0, W, H, brandColours.night) +
    glow(first, brandColours.lamps[0]) +
    glow(first + lamp * 3, brandColours.lamps[1]) +
    wordmark(margin, baseline, cap, brandColours.ink, brandColours.lamps) +
    path(promise.d, brandColours.ink);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${W}" height="${H}" viewBox="0 0 ${W} ${H}" role="img" aria-label="Marquee">${defs.all()}${body}</svg>`;
}
