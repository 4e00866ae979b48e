import { aquarium } from './scenes/aquarium.ts';
import { ballroom } from './scenes/ballroom.ts';
import { banners } from './scenes/banners.ts';
import { blackboard } from './scenes/blackboard.ts';
import { boxingRing } from './scenes/boxingRing.ts';
import { breaker } from './scenes/breaker.ts';
import { campfire } from './scenes/campfire.ts';
import { canyon } from './scenes/canyon.ts';
import { cells } from './scenes/cells.ts';
import { chiaroscuro } from './scenes/chiaroscuro.ts';
import { cinema } from './scenes/cinema.ts';
import { bridge, facade, lamp } from './scenes/city.ts';
import { clockTower } from './scenes/clockTower.ts';
import { court } from './scenes/court.ts';
import { crowd } from './scenes/crowd.ts';
import { curtain } from './scenes/curtain.ts';
import { diner } from './scenes/diner.ts';
import { flock } from './scenes/flock.ts';
import { gate } from './scenes/gate.ts';
import { graveyard } from './scenes/graveyard.ts';
import { greenhouse } from './scenes/greenhouse.ts';
import { iceBound } from './scenes/iceBound.ts';
import { iris } from './scenes/iris.ts';
import { isle } from './scenes/isle.ts';
import { labyrinth } from './scenes/labyrinth.ts';
import { launch } from './scenes/launch.ts';
import { lighthouse } from './scenes/lighthouse.ts';
import { longShadow } from './scenes/longShadow.ts';
import { lookingGlass } from './scenes/lookingGlass.ts';
import { manor } from './scenes/manor.ts';
import { marionette } from './scenes/marionette.ts';
import { moths } from './scenes/moths.ts';
import { comet, eclipse, limb, searchlights } from './scenes/night.ts';
import { pier } from './scenes/pier.ts';
import { planted } from './scenes/planted.ts';
import { platform } from './scenes/platform.ts';
import { porch } from './scenes/porch.ts';
import { porthole } from './scenes/porthole.ts';
import { rainGlass } from './scenes/rainGlass.ts';
import { ranks } from './scenes/ranks.ts';
import { ridge } from './scenes/ridge.ts';
import { headlights, mirrorLake, road, viaduct } from './scenes/roads.ts';
import { room } from './scenes/room.ts';
import { doorway, enfilade, stage, stairs } from './scenes/rooms.ts';
import { runway } from './scenes/runway.ts';
import { scope } from './scenes/scope.ts';
import { shaft } from './scenes/shaft.ts';
import { aboveClouds, blaze, tempest } from './scenes/skies.ts';
import { snowRoad } from './scenes/snowRoad.ts';
import { sonar } from './scenes/sonar.ts';
import { stadium } from './scenes/stadium.ts';
import { stairwell } from './scenes/stairwell.ts';
import { suburb } from './scenes/suburb.ts';
import { table } from './scenes/table.ts';
import { tailLights } from './scenes/tailLights.ts';
import { telegraph } from './scenes/telegraph.ts';
import { throne } from './scenes/throne.ts';
import { towering } from './scenes/towering.ts';
import { trainWindow } from './scenes/trainWindow.ts';
import { vault } from './scenes/vault.ts';
import { vinyl } from './scenes/vinyl.ts';
import { vista } from './scenes/vista.ts';
import { ward } from './scenes/ward.ts';
import { deep, storm } from './scenes/waters.ts';
import { web } from './scenes/web.ts';
import { woods } from './scenes/woods.ts';
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
