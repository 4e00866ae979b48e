import type { Drawing, Motif } from '#kit/motif.ts';
import type { Random } from '#kit/random.ts';
import type { Defs } from '#kit/svg.ts';

import type { Cast } from './cast.ts';
import type { Ramp } from './ramp.ts';

/** How the light falls, in levels of the ramp. */
export type Hour = {
  name: 'dusk' | 'night' | 'dawn' | 'fog' | 'ember';
  /** Sky at the top, half-way and at the horizon. */
  sky: readonly [top: number, middle: number, low: number];
  /** Upper and lower edge of the sun or moon. */
  disc: readonly [number, number];
  glow: number;
  /** Land, farthest and nearest. */
  land: readonly [far: number, near: number];
  /** How much lighter the foot of a layer is than its crest: mist in the valleys. */
  mist: number;
  stars: boolean;
};

export type Prop = { name: string; kind: Motif['kind']; drawing: Drawing };

/** Everything a scene needs: the picture's size, its light, its seed, and its subjects. */
export type LitSet = {
  w: number;
  h: number;
  wide: boolean;
  /** One per cent of the height. */
  u: number;
  focus: { x: number; y: number };
  /** Where land or water begins. */
  horizon: number;
  random: Random;
  /** A separate seed for details that small pictures leave out, so that nothing else moves. */
  dust: Random;
  defs: Defs;
  tone: Ramp;
  /** The ramp of the light; often the same. */
  light: Ramp;
  hour: Hour;
  lead: Prop;
  second: Prop;
  /** The people of the picture. */
  cast: Cast;
  /** Title, genres and keywords in lower case. */
  words: string;
  /** Posters: the space below or beside the title. */
  room?: Room;
  /** Small pictures leave out tiny details. */
  fine: boolean;
};

/** A picture's parts by depth, the farthest first, so that a film camera can move through them. */
export type SceneLayers = {
  /** Sky and light: opaque, fills all. */
  sky: string;
  /** Far land and walls. */
  far: string;
  /** What the picture is about, and the ground below it. */
  subject: string;
  /** Foreground, weather and the dark foot. */
  near: string;
};

export const joinLayers = ({ sky, far, subject, near }: SceneLayers): string => sky + far + subject + near;

export type Scene = (set: LitSet) => SceneLayers;

export const hours: Record<Hour['name'], Hour> = {
  dusk: {
    name: 'dusk',
    sky: [0.03, 0.26, 0.66],
    disc: [0.99, 0.74],
    glow: 0.5,
    land: [0.44, 0.02],
    mist: 0.14,
    stars: false,
  },
  night: {
    name: 'night',
    sky: [0.01, 0.12, 0.36],
    disc: [0.98, 0.84],
    glow: 0.42,
    land: [0.27, 0.01],
    mist: 0.1,
    stars: true,
  },
  dawn: {
    name: 'dawn',
    sky: [0.16, 0.44, 0.86],
    disc: [1, 0.94],
    glow: 0.6,
    land: [0.58, 0.04],
    mist: 0.2,
    stars: false,
  },
  fog: {
    name: 'fog',
    sky: [0.34, 0.58, 0.84],
    disc: [1, 0.9],
    glow: 0.5,
    land: [0.64, 0.05],
    mist: 0.26,
    stars: false,
  },
  ember: {
    name: 'ember',
    sky: [0.01, 0.16, 0.52],
    disc: [0.9, 0.6],
    glow: 0.66,
    land: [0.3, 0],
    mist: 0.12,
    stars: false,
  },
};

/** Nothing important is placed above `top` or below `floor`. */
export type Room = { top: number; floor: number };

/** The space that words leave to the picture. */
export function roomOf({ h, wide, focus, room }: LitSet): Room {
  if (room !== undefined) return room;
  if (wide) return { top: h * 0.06, floor: h * 0.78 };
  return focus.y > h * 0.45 ? { top: h * 0.33, floor: h * 0.8 } : { top: h * 0.05, floor: h * 0.59 };
}

/** The shade of layer `index` of `count`, the farthest first. */
export const layerLevel = ({ hour }: LitSet, index: number, count: number): number => {
  const t = count < 2 ? 1 : index / (count - 1);
  return hour.land[0] + (hour.land[1] - hour.land[0]) * t ** 0.8;
};
