import { createHash } from 'node:crypto';

import { seeded } from '#kit/random.ts';
import { group, path, rect } from '#kit/svg.ts';

import { type DrawingName, drawings } from './drawings.ts';
import { type InkName, inks } from './inks.ts';

const size = 256;
const scale = 0.9;

/** One of the family: a thing in three colours on a ground, safe to be cropped to a circle. */
function avatar(drawing: DrawingName, ink: InkName): string {
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

const avatarLabel = (drawing: DrawingName, ink: InkName): string => `${words[drawing]}, ${ink}`;

/** A member of the family. `url` names its drawing's version, so that it may be cached for ever. */
export type Avatar = { name: string; label: string; url: string; version: string; svg: string };

const inkNames = Object.keys(inks) as InkName[];
const drawingNames = Object.keys(drawings) as DrawingName[];

/** Three palettes for each drawing, far from each other. */
const inksOf = (index: number): InkName[] => inkNames.filter((_, i) => i % 3 === index % 3);

function member(drawing: DrawingName, ink: InkName): Avatar {
  const name = `${drawing}-${ink}`;
  const svg = avatar(drawing, ink);
  const version = createHash('sha256').update(svg).digest('hex').slice(0, 8);
  return { name, label: avatarLabel(drawing, ink), url: `/avatars/${name}.${version}.svg`, version, svg };
}

/** Every avatar there is, in the order in which they are offered. */
export const avatars: readonly Avatar[] = drawingNames.flatMap((drawing, index) =>
  inksOf(index).map((ink) => member(drawing, ink)),
);

const byName = new Map(avatars.map((one) => [one.name, one]));

export const findAvatar = (name: string): Avatar | null => byName.get(name) ?? null;

/** The avatar of an account without a chosen one: always the same for the same text. */
export function avatarFor(seed: string): Avatar {
  const found = avatars[seeded(`${seed} avatar`).below(avatars.length)];
  if (found === undefined) throw new Error('there are no avatars');
  return found;
}
