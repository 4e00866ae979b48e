import { type Colour, mix } from '#kit/colour.ts';
import type { Drawing, Motif } from '#kit/motif.ts';
import type { Random } from '#kit/random.ts';
import type { Defs } from '#kit/svg.ts';

export type PersonName =
  | 'man'
  | 'coat'
  | 'woman'
  | 'gown'
  | 'child'
  | 'walker'
  | 'runner'
  | 'soldier'
  | 'dancer'
  | 'seated'
  | 'umbrella'
  | 'wanderer'
  | 'gunman'
  | 'swordsman'
  | 'boxer'
  | 'astronaut'
  | 'traveller'
  | 'rider'
  | 'pair'
  | 'waltz'
  | 'family'
  | 'band'
  | 'guardian';

export type Cast = readonly [PersonName, ...PersonName[]];

type Steps = readonly [ink: Colour, deep: Colour, mid: Colour, light: Colour, pale: Colour];

/** From the darkest shade of a tone to its light. */
const ramps: Record<string, Steps> = {
  crimson: ['#120304', '#4a0c10', '#a3231f', '#e8613f', '#fbd3b4'],
  amber: ['#130802', '#50240a', '#b35e12', '#efa63f', '#fde7b8'],
  gold: ['#110e03', '#45360c', '#9a781d', '#dfbb4d', '#faecbf'],
  olive: ['#0b0d06', '#2a3015', '#646c2e', '#a9ad65', '#e9e7c0'],
  emerald: ['#030e0a', '#0a3224', '#1c6b4b', '#5fb487', '#d4ecd4'],
  teal: ['#030f11', '#0a343a', '#1b6c70', '#61b3ad', '#d4ece5'],
  cyan: ['#041118', '#0e3a4d', '#28829f', '#85c8d8', '#e6f5f3'],
  cobalt: ['#040917', '#0f224e', '#254f99', '#739ddb', '#dae7f5'],
  indigo: ['#080618', '#1f1a51', '#473b98', '#9587d4', '#e2dcf3'],
  violet: ['#0e0617', '#35194c', '#6c3b8f', '#b388ca', '#eddcf1'],
  magenta: ['#160512', '#4d103a', '#9a2573', '#dc6fa4', '#f9d6df'],
  rose: ['#170a0b', '#53252d', '#a6555f', '#e2a5a1', '#fae5db'],
  sand: ['#120f09', '#463825', '#907851', '#d2be8f', '#f5ecd4'],
  ivory: ['#12110e', '#4a463f', '#988f83', '#d8d0c1', '#f8f3e8'],
  slate: ['#080b0e', '#222a31', '#4b5a66', '#90a2ae', '#dfe7ea'],
  noir: ['#050505', '#1b1a19', '#42403c', '#97918a', '#f1ece4'],
};

/** The light that flatters a tone without leaving it: its sky may burn in this one towards the horizon. */
const companions: Record<string, readonly [string, ...string[]]> = {
  crimson: ['amber', 'gold'],
  amber: ['gold', 'crimson'],
  gold: ['amber', 'ivory'],
  olive: ['gold', 'amber'],
  emerald: ['gold', 'cyan'],
  teal: ['amber', 'gold'],
  cyan: ['rose', 'amber'],
  cobalt: ['amber', 'rose'],
  indigo: ['rose', 'amber'],
  violet: ['rose', 'amber'],
  magenta: ['amber', 'rose'],
  rose: ['amber', 'ivory'],
  sand: ['amber', 'ivory'],
  ivory: ['sand', 'rose'],
  slate: ['amber', 'ivory'],
  noir: ['ivory', 'crimson'],
};

/** A shade between 0 (night) and 1 (light itself). */
export type Ramp = (level: number) => Colour;

export function rampOf(tone: string): Ramp {
  const steps = ramps[tone] ?? ramps['slate'];
  if (steps === undefined) throw new Error('there is no ramp for slate');
  const known = new Map<number, Colour>();
  return (level) => {
    const at = Math.round(Math.min(1, Math.max(0, level)) * 200) / 200;
    const before = known.get(at);
    if (before !== undefined) return before;
    const step = Math.min(3, Math.floor(at * 4));
    const colour = mix(steps[step] ?? steps[0], steps[step + 1] ?? steps[4], at * 4 - step);
    known.set(at, colour);
    return colour;
  };
}

export const companionsOf = (tone: string): readonly [string, ...string[]] => companions[tone] ?? ['ivory'];

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
type Room = { top: number; floor: number };

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
