import { createHash } from 'node:crypto';

import { seeded } from '#kit/random.ts';

import { avatar, avatarLabel } from './avatar.ts';
import { type DrawingName, drawings } from './drawings.ts';
import { type InkName, inks } from './inks.ts';

/** A member of the family. `url` names its drawing's version, so that it may be kept for ever. */
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
