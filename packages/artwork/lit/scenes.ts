import { bridge, facade, lamp } from './scenes/city.ts';
import { iceBound, lighthouse, pier } from './scenes/coasts.ts';
import { cells, ward } from './scenes/corridors.ts';
import { campfire, canyon, flock, telegraph } from './scenes/country.ts';
import { banners, ranks, crowd, stadium } from './scenes/crowds.ts';
import { ballroom, throne, court, cinema } from './scenes/halls.ts';
import { diner, porch, suburb } from './scenes/houses.ts';
import { blackboard, boxingRing, table } from './scenes/lamplit.ts';
import { launch, sonar, vault } from './scenes/machines.ts';
import { isle, longShadow, towering, ridge, planted } from './scenes/monuments.ts';
import { comet, eclipse, limb, searchlights } from './scenes/night.ts';
import { clockTower, gate, graveyard, manor } from './scenes/oldPlaces.ts';
import { labyrinth, web, vinyl, stairwell } from './scenes/patterns.ts';
import { headlights, mirrorLake, road, viaduct } from './scenes/roads.ts';
import { room } from './scenes/room.ts';
import { doorway, enfilade, stage, stairs } from './scenes/rooms.ts';
import { aboveClouds, blaze, tempest } from './scenes/skies.ts';
import { chiaroscuro, moths, iris, shaft } from './scenes/spotlights.ts';
import { curtain, marionette, lookingGlass } from './scenes/stagecraft.ts';
import { aquarium, porthole, scope, rainGlass } from './scenes/throughGlass.ts';
import { platform, runway, trainWindow, tailLights, snowRoad } from './scenes/travel.ts';
import { vista } from './scenes/vista.ts';
import { breaker, deep, storm } from './scenes/waters.ts';
import { greenhouse, woods } from './scenes/woods.ts';
import type { Scene } from './set.ts';

/** Every place that a picture can show. */
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
  aquarium,
  ballroom,
  banners,
  blackboard,
  blaze,
  boxingRing,
  breaker,
  bridge,
  campfire,
  canyon,
  cells,
  chiaroscuro,
  cinema,
  clockTower,
  comet,
  court,
  crowd,
  curtain,
  deep,
  diner,
  doorway,
  eclipse,
  enfilade,
  facade,
  flock,
  gate,
  graveyard,
  greenhouse,
  headlights,
  iceBound,
  iris,
  isle,
  labyrinth,
  lamp,
  launch,
  lighthouse,
  limb,
  longShadow,
  lookingGlass,
  manor,
  marionette,
  mirrorLake,
  moths,
  pier,
  planted,
  platform,
  porch,
  porthole,
  rainGlass,
  ranks,
  ridge,
  road,
  room,
  runway,
  scope,
  searchlights,
  shaft,
  snowRoad,
  sonar,
  stadium,
  stage,
  stairs,
  stairwell,
  storm,
  suburb,
  table,
  tailLights,
  telegraph,
  tempest,
  throne,
  towering,
  trainWindow,
  vault,
  viaduct,
  vinyl,
  ward,
  web,
  woods,
} satisfies Record<string, Scene>;

export type SceneName = keyof typeof scenes;
