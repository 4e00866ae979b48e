import type { Random } from '#kit/random.ts';
import type { Prop } from '#lit/set.ts';

import type { LayoutName } from './wide.ts';

/** The wide layout of each poster composition. */
const kin: Record<string, readonly [LayoutName, ...LayoutName[]]> = {
  beamOfLight: ['field'],
  blinds: ['slats'],
  closeUp: ['crop'],
  collage: ['field'],
  concentric: ['rings'],
  diagonal: ['slope'],
  dots: ['sun'],
  doubleExposure: ['crop'],
  echo: ['rings', 'crop'],
  emblem: ['door', 'sun'],
  letters: ['field', 'sun'],
  lowSun: ['sun'],
  matchbox: ['burst', 'door'],
  monogram: ['field'],
  monument: ['crop', 'field'],
  negative: ['sun', 'cut'],
  opArt: ['slats', 'rings'],
  overprint: ['sun', 'cut'],
  paperback: ['field'],
  playingCard: ['door', 'cut'],
  portal: ['door'],
  procession: ['frieze'],
  quilt: ['frieze', 'cut'],
  reflection: ['cut', 'sun'],
  repeat: ['frieze'],
  shadow: ['slope', 'cut'],
  split: ['cut'],
  squares: ['field', 'cut'],
  stamp: ['door', 'field'],
  strips: ['slats'],
  sunburst: ['burst'],
  swiss: ['cut', 'sun'],
  tear: ['cut', 'slope'],
  threeFrames: ['frieze', 'crop'],
  transit: ['rings', 'field'],
  wallpaper: ['frieze'],
  wedge: ['slope'],
  woodcut: ['burst', 'door'],
};

/** Land that ends in the ground at both sides; the others would show an edge. */
const lands = new Set(['mountains', 'desert', 'island', 'forest', 'skyline', 'crowd']);
const ofLands = ['land', 'land', 'door'] as const;
const ofScenes = ['door', 'field'] as const;
const ofThings = ['sun', 'cut', 'field', 'crop', 'burst'] as const;

export function chooseLayout(composition: string, { kind, name }: Prop, random: Random): LayoutName {
  if (kind === 'scene')
    return composition === 'portal' ? 'door' : random.pick(lands.has(name) ? ofLands : ofScenes);
  const wanted = random.pick(kin[composition] ?? ofThings);
  if (kind === 'flat' && wanted !== 'frieze') return 'field';
  // Only upright things suit a slope.
  return wanted === 'slope' && kind === 'round' ? 'sun' : wanted;
}
