import { group, path, rect } from '#kit/svg.ts';

import { type DrawingName, drawings } from './drawings.ts';
import { type InkName, inks } from './inks.ts';

const size = 256;
const scale = 0.9;

/** One of the family: a thing in three colours on a ground, safe to be cropped to a circle. */
export function avatar(drawing: DrawingName, ink: InkName): string {
  const { ground, disc, figure, accent } = inks[ink];
  const colours = { f: figure, a: accent, g: disc };
  const parts = drawings[drawing].map(([role, d]) => path(d, colours[role])).join('');
  // No drawing is wider than 80 of its 100 units: the thing takes 72 % of the width, and a round crop keeps all of it.
  const inset = (size * (1 - scale)) / 2;
  const thing = group(`transform="translate(${inset} ${inset})scale(${(size * scale) / 100})"`, parts);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}" role="img" aria-label="${avatarLabel(drawing, ink)}">${rect(0, 0, size, size, ground)}<circle cx="128" cy="128" r="112" fill="${disc}"/>${thing}</svg>`;
}

const words: Record<DrawingName, string> = {
  cat: 'Cat',
  robot: 'Robot',
  ghost: 'Ghost',
  raven: 'Raven',
  moon: 'Moon',
  hat: 'Hat',
  eye: 'Eye',
  flower: 'Flower',
  ticket: 'Ticket',
  popcorn: 'Popcorn',
  clapper: 'Clapper',
  projector: 'Projector',
};

export const avatarLabel = (drawing: DrawingName, ink: InkName): string => `${words[drawing]}, ${ink}`;
