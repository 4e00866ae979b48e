import type { Random } from '#server/artwork/kit/random.ts';
import type { Prop } from '#server/artwork/lit/set.ts';

import type { LayoutName } from './wide.ts';

/** What a poster's composition becomes on a wide sheet. */
const kin: Record<string, readonly [LayoutName, ...LayoutName[]]> = {
  closeUp: ['crop'],
  monument: ['crop', 'field'],
  concentric: ['rings'],
  split: ['cut'],
  swiss: ['cut', 'sun'],
  strips: ['slats'],
  repeat: ['frieze'],
  procession: ['frieze'],
  portal: ['door'],
  emblem: ['door', 'sun'],
  diagonal: ['slope'],
  collage: ['field'],
  shadow: ['slope', 'cut'],
  reflection: ['cut', 'sun'],
  beamOfLight: ['field'],
  letters: ['field', 'sun'],
  negative: ['sun', 'cut'],
};

/** Land that ends in the ground at both sides; the others would show an edge. */
const lands = new Set(['mountains', 'desert', 'island', 'forest', 'skyline', 'crowd']);
const ofLands = ['land', 'land', 'door'] as const;
const ofScenes = ['door', 'field'] as const;
const ofThings = ['sun', 'cut', 'field', 'crop'] as const;

export function chooseLayout(composition: string, { kind, name }: Prop, random: Random): LayoutName {
  if (kind === 'scene')
    return composition === 'portal' ? 'door' : random.pick(lands.has(name) ? ofLands : ofScenes);
  const wanted = random.pick(kin[composition] ?? ofThings);
  if (kind === 'flat' && wanted !== 'frieze') return 'field';
  // On a slope only what stands can stand.
  return wanted === 'slope' && kind === 'round' ? 'sun' : wanted;
}
