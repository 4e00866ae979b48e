import type { Colour } from '#kit/colour.ts';
import { disc, num } from '#kit/svg.ts';

/** The initial in Imbue, weight 800, cut for small sizes: a thousand units to the em, the baseline at 0. */
const letter =
  'M0 0v-39h47v-622h-46v-39h213l58 344h-19l77-344h196v39h-46v622h47v39h-232v-39h50v-609h20l-141 609h-38l-114-637h13v637h39v39z';
const [width, capital] = [527, 700];

const side = 512;

/** Marquee's colours, dark in both themes: a tile is a dark room. */
export const brandColours = {
  night: '#100d0c',
  /** A little lighter, so that the tile is seen on a dark bar. */
  dusk: '#2b2421',
  ink: '#fbf7f1',
  lamps: ['#f0433a', '#b52a22'],
} as const satisfies Record<string, Colour | readonly [Colour, Colour]>;

type Tile = {
  /** Square to the edge, with round corners, or none at all. */
  tile: 'square' | 'round' | 'none';
  /** Height of letter and lamps together, in shares of the side. */
  height: number;
  /** One ink for systems that colour icons themselves. */
  mono?: boolean;
};

/** The initial over its two lamps: Marquee's sign where there is no room for its name. */
export function mark({ tile, height, mono = false }: Tile): string {
  const tall = side * height;
  const cap = tall * 0.75;
  const [r, top] = [tall * 0.088, (side - tall) / 2];
  const scale = cap / capital;
  const [left, foot] = [(side - width * scale) / 2, top + tall - r];
  const apart = r * 2.9;
  const lamps = mono ? ([brandColours.ink, brandColours.ink] as const) : brandColours.lamps;
  const ground =
    tile === 'none'
      ? ''
      : tile === 'square'
        ? `<path fill="${brandColours.night}" d="M0 0h${side}v${side}H0z"/>`
        : `<style>@media(prefers-color-scheme:dark){.t{fill:${brandColours.dusk}}}</style><rect class="t" width="${side}" height="${side}" rx="112" fill="${brandColours.night}"/>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}">${ground}` +
    `<path fill="${brandColours.ink}" transform="translate(${num(left)} ${num(top + cap)})scale(${Math.round(scale * 1000) / 1000})" d="${letter}"/>` +
    disc(side / 2 - apart / 2, foot, r, lamps[0]) +
    disc(side / 2 + apart / 2, foot, r, lamps[1]) +
    '</svg>'
  );
}
