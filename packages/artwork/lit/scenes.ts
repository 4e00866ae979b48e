import * as city from './scenes/city.ts';
import * as coasts from './scenes/coasts.ts';
import * as corridors from './scenes/corridors.ts';
import * as country from './scenes/country.ts';
import * as crowds from './scenes/crowds.ts';
import * as halls from './scenes/halls.ts';
import * as houses from './scenes/houses.ts';
import * as lamplit from './scenes/lamplit.ts';
import * as machines from './scenes/machines.ts';
import * as monuments from './scenes/monuments.ts';
import * as night from './scenes/night.ts';
import * as oldPlaces from './scenes/oldPlaces.ts';
import * as patterns from './scenes/patterns.ts';
import * as roads from './scenes/roads.ts';
import * as room from './scenes/room.ts';
import * as rooms from './scenes/rooms.ts';
import * as skies from './scenes/skies.ts';
import * as spotlights from './scenes/spotlights.ts';
import * as stagecraft from './scenes/stagecraft.ts';
import * as throughGlass from './scenes/throughGlass.ts';
import * as travel from './scenes/travel.ts';
import { vista } from './scenes/vista.ts';
import * as waters from './scenes/waters.ts';
import * as woods from './scenes/woods.ts';

/** Every place that a picture can show: all that the files of `scenes/` export, by its name. */
export const scenes = {
  hills: vista('hills'),
  dunes: vista('dunes'),
  peaks: vista('peaks'),
  firs: vista('firs'),
  city: vista('city'),
  sea: vista('sea'),
  snow: vista('snow'),
  plain: vista('plain'),
  ...city,
  ...coasts,
  ...corridors,
  ...country,
  ...crowds,
  ...halls,
  ...houses,
  ...lamplit,
  ...machines,
  ...monuments,
  ...night,
  ...oldPlaces,
  ...patterns,
  ...roads,
  ...room,
  ...rooms,
  ...skies,
  ...spotlights,
  ...stagecraft,
  ...throughGlass,
  ...travel,
  ...waters,
  ...woods,
};

export type SceneName = keyof typeof scenes;
