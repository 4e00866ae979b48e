import type { Random } from '#server/artwork/kit/random.ts';

import { bridge, facade, lamp } from './scenes/city.ts';
import { crowd } from './scenes/crowd.ts';
import { comet, eclipse, limb, searchlights } from './scenes/night.ts';
import { headlights, mirrorLake, road, viaduct } from './scenes/roads.ts';
import { room } from './scenes/room.ts';
import { doorway, enfilade, stage, stairs } from './scenes/rooms.ts';
import { aboveClouds, blaze, tempest } from './scenes/skies.ts';
import { vista } from './scenes/vista.ts';
import { deep, storm } from './scenes/waters.ts';
import { woods } from './scenes/woods.ts';
import type { Hour, Scene } from './set.ts';

export const scenes = {
  hills: vista('hills'),
  dunes: vista('dunes'),
  peaks: vista('peaks'),
  firs: vista('firs'),
  city: vista('city'),
  sea: vista('sea'),
  snow: vista('snow'),
  plain: vista('plain'),
  aboveClouds,
  blaze,
  bridge,
  comet,
  crowd,
  deep,
  doorway,
  eclipse,
  enfilade,
  facade,
  headlights,
  lamp,
  limb,
  mirrorLake,
  road,
  room,
  searchlights,
  stage,
  stairs,
  storm,
  tempest,
  viaduct,
  woods,
} satisfies Record<string, Scene>;

export type SceneName = keyof typeof scenes;

type Some = readonly [SceneName, ...SceneName[]];

/** Places that a motif names outright. */
const places: Record<string, Some> = {
  skyline: ['city', 'facade', 'lamp', 'city'],
  ocean: ['sea', 'storm', 'deep'],
  wave: ['storm', 'sea'],
  mountains: ['peaks', 'mirrorLake', 'peaks'],
  forest: ['woods', 'firs', 'woods'],
  desert: ['dunes', 'plain', 'dunes'],
  island: ['sea', 'mirrorLake'],
  bridge: ['bridge'],
  road: ['road', 'headlights', 'road'],
  staircase: ['stairs'],
  stage: ['stage'],
  crowd: ['crowd', 'stage'],
  space: ['limb', 'limb', 'comet', 'eclipse'],
  planet: ['limb', 'eclipse'],
  star: ['comet', 'hills', 'plain', 'sea', 'peaks'],
  rocket: ['limb', 'comet'],
  snow: ['snow', 'firs', 'snow'],
  rain: ['lamp'],
  fire: ['blaze'],
  lightning: ['tempest'],
  window: ['facade', 'room', 'room'],
  door: ['doorway', 'enfilade'],
  train: ['viaduct'],
  car: ['headlights', 'road'],
  ship: ['sea', 'storm', 'mirrorLake'],
  fish: ['deep'],
  plane: ['aboveClouds', 'searchlights'],
  bird: ['aboveClouds', 'hills', 'peaks'],
  moon: ['sea', 'hills', 'aboveClouds', 'firs'],
  sun: ['dunes', 'hills', 'sea', 'plain'],
  'film-reel': ['stage', 'crowd'],
  castle: ['hills', 'peaks', 'mirrorLake'],
  house: ['hills', 'firs', 'snow', 'plain'],
  tree: ['hills', 'plain', 'mirrorLake'],
  school: ['hills', 'plain'],
  puppet: ['stage'],
  note: ['stage', 'lamp'],
};

/** Things that need a place: where each of them is at home when the other motif names none. */
const homes: Record<string, Some> = {
  figure: ['plain', 'doorway', 'stairs', 'hills', 'lamp'],
  couple: ['hills', 'sea', 'lamp', 'plain'],
  eye: ['eclipse', 'enfilade', 'sea'],
  target: ['enfilade', 'eclipse'],
  clock: ['sea', 'plain', 'enfilade'],
  spiral: ['eclipse', 'enfilade', 'stairs'],
  maze: ['enfilade', 'eclipse'],
  ring: ['eclipse', 'peaks'],
  web: ['woods', 'eclipse'],
  ball: ['crowd', 'plain', 'stage'],
  hand: ['sea', 'doorway', 'hills'],
  mask: ['stage', 'enfilade', 'city'],
  skull: ['dunes', 'blaze', 'sea'],
  robot: ['city', 'plain', 'limb'],
  heart: ['sea', 'hills', 'lamp'],
  crown: ['peaks', 'enfilade', 'hills'],
  hat: ['lamp', 'plain', 'stage', 'doorway', 'road'],
  shield: ['peaks', 'blaze', 'hills'],
  sword: ['dunes', 'peaks', 'blaze', 'sea'],
  knife: ['stairs', 'doorway', 'facade'],
  key: ['doorway', 'enfilade'],
  book: ['room', 'enfilade', 'comet', 'hills', 'stairs'],
  letter: ['room', 'sea', 'doorway', 'road', 'snow'],
  money: ['city', 'facade', 'headlights'],
  table: ['room', 'facade', 'enfilade', 'lamp'],
  mirror: ['mirrorLake', 'mirrorLake', 'doorway', 'room', 'stairs'],
  flower: ['hills', 'room', 'plain', 'mirrorLake', 'sea'],
  ghost: ['woods', 'doorway', 'stairs'],
  animal: ['hills', 'firs', 'plain', 'peaks', 'dunes'],
  insect: ['woods', 'eclipse', 'hills'],
  dinosaur: ['firs', 'hills', 'woods'],
  cross: ['hills', 'tempest', 'plain'],
  flag: ['hills', 'blaze', 'crowd'],
};

const byGenre: Record<string, Some> = {
  Western: ['dunes', 'plain', 'road'],
  War: ['blaze', 'searchlights', 'tempest'],
  'War & Politics': ['blaze', 'searchlights', 'crowd'],
  'Science Fiction': ['eclipse', 'limb', 'comet'],
  'Sci-Fi & Fantasy': ['eclipse', 'limb', 'comet'],
  Horror: ['woods', 'stairs', 'doorway'],
  Crime: ['lamp', 'facade', 'city', 'headlights'],
  Thriller: ['facade', 'stairs', 'lamp'],
  Romance: ['sea', 'hills', 'mirrorLake'],
  Music: ['stage', 'crowd'],
  Fantasy: ['peaks', 'mirrorLake', 'comet'],
};

type Wish = { motifs: readonly string[]; genres: readonly string[]; random: Random };

/** Which scene tells this title: the place its motifs name, else where its thing is at home, now and then its genre's. */
export function chooseScene({ motifs, genres, random }: Wish): SceneName {
  const [first, second] = motifs.map((motif) => places[motif]).filter((list) => list !== undefined);
  if (first !== undefined) return random.pick(second !== undefined && random.chance(0.35) ? second : first);
  const genre = genres.map((name) => byGenre[name]).find((list) => list !== undefined);
  const home = homes[motifs[0] ?? ''];
  if (genre !== undefined && (home === undefined || random.chance(0.3))) return random.pick(genre);
  const anywhere: Some = ['hills', 'sea', 'plain', 'doorway', 'lamp'];
  return random.pick(home ?? anywhere);
}

const nocturnal: ReadonlySet<SceneName> = new Set(['city', 'comet', 'viaduct', 'firs', 'bridge']);
const brightMoods = new Set([
  'uplifting',
  'feel-good',
  'cosy',
  'whimsical',
  'funny',
  'romantic',
  'inspiring',
  'awe',
]);
const softMoods = new Set(['bleak', 'melancholy', 'slow-burn', 'dreamlike', 'bittersweet', 'intimate']);
const darkMoods = new Set(['dark', 'scary', 'creepy', 'tense', 'suspenseful']);
const paleTones = new Set(['ivory', 'sand', 'rose', 'cyan']);

/** The hour follows mood and place; the seed decides among what suits. */
export function chooseHour(
  scene: SceneName,
  moods: readonly string[],
  tone: string,
  random: Random,
): Hour['name'] {
  const bright = moods.some((mood) => brightMoods.has(mood));
  const soft = moods.some((mood) => softMoods.has(mood));
  const dark = moods.some((mood) => darkMoods.has(mood));
  const options: readonly Hour['name'][] = [
    'dusk',
    'night',
    'ember',
    ...(bright ? (['dawn', 'dawn', 'dusk'] as const) : []),
    ...(soft ? (['fog', 'fog', 'dawn'] as const) : []),
    ...(dark ? (['night', 'ember'] as const) : []),
    ...(nocturnal.has(scene) ? (['night', 'night'] as const) : []),
    ...(paleTones.has(tone) ? (['dawn', 'fog'] as const) : []),
  ];
  return random.pick(['dusk', ...options]);
}
