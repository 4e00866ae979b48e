import rows from '@marquee/content/motifs/schools.json' with { type: 'json' };

import type { Light } from '#kit/colour.ts';
import type { FaceName } from '#type/faces.ts';

import type { CompositionName } from './compositions.ts';

export const schoolNames = [
  'midcentury',
  'swiss',
  'polish',
  'minimal',
  'contemporary',
  'pulp',
  'constructivist',
  'noir',
  'woodcut',
  'criterion',
  'travel',
  'label',
  'deco',
  'space',
  'neon',
] as const;

export type SchoolName = (typeof schoolNames)[number];

/** Faces, palette lights and compositions of one style. A name listed twice is chosen twice as often. */
type School = {
  faces: readonly [FaceName, ...FaceName[]];
  palettes: readonly [Light, ...Light[]];
  compositions: readonly [CompositionName, ...CompositionName[]];
  /** How far the accent plate slips in print. */
  slip: number;
};

type Row = School & { name: SchoolName };

export const schools = Object.fromEntries(
  (rows as readonly unknown[] as readonly Row[]).map(({ name, ...school }) => [name, school]),
) as Record<SchoolName, School>;
