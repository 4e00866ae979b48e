import type { Light } from '#kit/colour.ts';
import type { FaceName } from '#type/faces.ts';

import type { CompositionName } from './compositions.ts';

/** Faces, palette lights and compositions of one style. A name listed twice is chosen twice as often. */
export type School = {
  faces: readonly [FaceName, ...FaceName[]];
  palettes: readonly [Light, ...Light[]];
  compositions: readonly [CompositionName, ...CompositionName[]];
  /** How far the accent plate slips in print. */
  slip: number;
};

export const schools = {
  midcentury: {
    faces: ['cut', 'abril', 'black', 'bowlby'],
    palettes: ['day', 'print', 'day'],
    compositions: [
      'collage',
      'shadow',
      'repeat',
      'strips',
      'procession',
      'closeUp',
      'wallpaper',
      'quilt',
      'tear',
    ],
    slip: 0.8,
  },
  swiss: {
    faces: ['tight', 'black'],
    palettes: ['print', 'day', 'print', 'night'],
    compositions: [
      'swiss',
      'split',
      'repeat',
      'opArt',
      'dots',
      'squares',
      'transit',
      'quilt',
      'threeFrames',
      'concentric',
    ],
    slip: 0,
  },
  polish: {
    faces: ['gloock', 'cut', 'dela', 'chonburi'],
    palettes: ['print', 'day'],
    compositions: [
      'negative',
      'closeUp',
      'collage',
      'reflection',
      'doubleExposure',
      'echo',
      'tear',
      'monogram',
    ],
    slip: 0.8,
  },
  minimal: {
    faces: ['tight', 'league', 'gloock', 'chonburi'],
    palettes: ['print', 'day', 'night'],
    compositions: [
      'horizon',
      'negative',
      'shadow',
      'split',
      'outpost',
      'squares',
      'doubleExposure',
      'lowSun',
      'echo',
      'staircase',
    ],
    slip: 0,
  },
  contemporary: {
    faces: ['tight', 'anton', 'black', 'dela'],
    palettes: ['day', 'print', 'night'],
    compositions: [
      'overprint',
      'monogram',
      'doubleExposure',
      'opArt',
      'echo',
      'quilt',
      'dots',
      'threeFrames',
      'letters',
    ],
    slip: 0,
  },
  pulp: {
    faces: ['anton', 'slab', 'black', 'abril'],
    palettes: ['day', 'night', 'day'],
    compositions: [
      'paperback',
      'closeUp',
      'diagonal',
      'letters',
      'procession',
      'monument',
      'overprint',
      'tear',
    ],
    slip: 0.8,
  },
  constructivist: {
    faces: ['league', 'russo', 'anton'],
    palettes: ['print', 'day'],
    compositions: [
      'wedge',
      'diagonal',
      'split',
      'monument',
      'letters',
      'sunburst',
      'procession',
      'overprint',
    ],
    slip: 0,
  },
  noir: {
    faces: ['league', 'italic', 'gloock', 'anton'],
    palettes: ['night', 'print'],
    compositions: ['blinds', 'beamOfLight', 'shadow', 'tear', 'closeUp', 'negative', 'playingCard'],
    slip: 0,
  },
  woodcut: {
    faces: ['young', 'caslon', 'goth', 'gloock'],
    palettes: ['print', 'night', 'print'],
    compositions: ['woodcut', 'woodcut', 'emblem', 'portal', 'reflection', 'playingCard'],
    slip: 0,
  },
  criterion: {
    faces: ['gloock', 'caslon', 'italic', 'chonburi', 'young'],
    palettes: ['print', 'day', 'night'],
    compositions: [
      'portal',
      'horizon',
      'negative',
      'beamOfLight',
      'emblem',
      'monogram',
      'staircase',
      'doubleExposure',
    ],
    slip: 0,
  },
  travel: {
    faces: ['league', 'abril', 'young', 'slab'],
    palettes: ['day', 'print', 'day'],
    compositions: ['strata', 'horizon', 'portal', 'lowSun', 'stamp', 'sunburst'],
    slip: 0.8,
  },
  label: {
    faces: ['slab', 'young', 'abril', 'bowlby'],
    palettes: ['day', 'print'],
    compositions: ['stamp', 'matchbox', 'playingCard', 'wallpaper', 'emblem', 'sunburst'],
    slip: 0.8,
  },
  deco: {
    faces: ['lime', 'abril', 'chonburi'],
    palettes: ['print', 'night', 'day'],
    compositions: ['sunburst', 'beamOfLight', 'concentric', 'portal', 'staircase', 'monogram', 'emblem'],
    slip: 0,
  },
  space: {
    faces: ['wide', 'tight', 'russo'],
    palettes: ['night', 'print', 'day'],
    compositions: ['horizon', 'outpost', 'echo', 'opArt', 'dots', 'concentric', 'squares', 'lowSun'],
    slip: 0,
  },
  neon: {
    faces: ['wide', 'tube'],
    palettes: ['night'],
    compositions: ['neon'],
    slip: 0,
  },
} as const satisfies Record<string, School>;

export type SchoolName = keyof typeof schools;
