import { define } from './define.ts';

/** Where films play: kinds of places. */
export const placeKinds = define('setting', {
  'on-an-island': {
    say: `
      island; tropical island; private island; remote island; island (setting|life);
      castaways on an island; set on an island
    `,
    keywords: `
      island; desert island; castaway~0.6; resort~0.4; hawaii~0.7; caribbean~0.6; private island;
      lighthouse~0.4; fishing village~0.3; bahamas; lost civilization~0.2
    `,
  },
  submarine: {
    say: `
      submarine (film|movie|thriller|war); u-boat; under the ocean in a submarine; set on a submarine;
      naval thriller; on a submarine
    `,
    keywords: 'submarine; sonar; naval warfare~0.5; underwater base; underwater~0.4; deep sea~0.5',
  },
  'at-sea': {
    say: `
      ship; boat; ocean; sea; on a boat; on a ship; cruise; cruise ship; ocean liner; yacht; fishing boat;
      set at sea; open ocean; open sea; maritime; nautical; lighthouse; ferry; on a ship or at sea
    `,
    keywords: `
      ship; boat; ocean~0.8; ocean liner; shipwreck~0.8; yacht; fishing boat~0.8; captain~0.5; cruising;
      lifeboat; raft~0.8; lighthouse~0.5; sailing; naval warfare~0.5; mutiny~0.5; sailor~0.6; steamboat;
      riverboat; atlantic ocean; titanic; capsized ship; ghost ship; pirate~0.3; iceberg; ocean voyage
    `,
  },
  'by-the-sea': {
    say: `
      beach; beach town; seaside; sea side; seaside town; coastal; coastal town; surf; surfing movie;
      summer beach; by the ocean; mediterranean; riviera; coast; beach vibes; sun and sea
    `,
    keywords: `
      beach; seaside town; surfing; french riviera; beach house; sicily, italy~0.3; hawaii~0.5; ocean~0.3;
      fishing village; summer vacation~0.3; malibu; florida~0.1; boardwalk; resort~0.4;
      cornwall, england~0.6; volleyball~0.3; capri
    `,
  },
  desert: {
    say: `
      sahara; desert (setting|landscape|film|movie); sand dunes; sandy; outback; australian outback; arid;
      dunes; in the desert
    `,
    keywords: `
      desert; desert planet~0.6; australian outback; sandstorm; arizona~0.4; new mexico~0.3;
      monument valley~0.7; morocco~0.4; wasteland~0.5; middle east~0.4; camel~0.5; nevada~0.3; drought~0.3
    `,
  },
  jungle: {
    say: 'rainforest; amazon; jungle adventure; tropical forest; jungle (setting|film|movie); in the jungle',
    keywords: `
      jungle; amazon rainforest; rainforest; south america~0.5; gorilla~0.4; expedition~0.3;
      raised by animals~0.6; feral child~0.4; lost civilization~0.4; swamp~0.4; vietnam war~0.2;
      predator~0.5
    `,
  },
  snow: {
    say: `
      snowy; winter; wintery; wintry; snowbound; snowed in; snowstorm; blizzard; ice; icy; frozen; arctic;
      antarctica; antarctic; north pole; south pole; alaska; cold weather; freezing;
      winter (film|movie|films|movies|setting|wonderland|vibes); cold and snowy; polar; tundra;
      in the snow
    `,
    keywords: `
      snow; winter~0.9; snowstorm; arctic; antarctica; ice; alaska~0.8; snowman; avalanche; ice age~0.5;
      north pole; christmas~0.15; winter olympics~0.7; research station~0.6; minnesota~0.2
    `,
  },
  mountains: {
    say: `
      alps; himalayas; everest; mount everest; mountain town; mountaintop; andes; ski resort; appalachia;
      rocky mountains; cliffs; in the mountains
    `,
    keywords: `
      mountain; mountain climbing; himalaya mountain range; alps; rocky mountains; andes mountains;
      avalanche~0.8; rock climbing; mountain man; mountain rescue; appalachia~0.7; wyoming~0.3;
      switzerland~0.6; montana~0.3; nepal; yosemite; colorado~0.2
    `,
  },
  forest: {
    say: `
      deep forest; wooded; forest (setting|film|movie); enchanted forest; woodland; trees and forests;
      in the forest
    `,
    keywords: `
      forest; cabin in the woods~0.7; enchanted forest; forest spirit; lost in the woods; wilderness~0.5;
      sherwood forest; hunter~0.2; pacific northwest~0.4; rainforest~0.5; fairy tale~0.1; oregon~0.2;
      logger; lumberjack
    `,
  },
  'rural-life': {
    say: `
      farm; farmer; farmhouse; countryside; rural;
      rural (america|england|france|setting|drama|town|community); country life; village; village life;
      pastoral; small village; remote village; harvest; ranch life; provincial; cottage; cottagecore;
      backcountry; hillbilly; redneck; rustic; heartland; english countryside; country house;
      in the country
    `,
    keywords: `
      farm; countryside; village; farmer; farmhouse; ranch~0.5; english countryside; cottage;
      country house~0.5; fishing village~0.7; appalachia~0.7; pig farmer; harvest; drought~0.5;
      yorkshire~0.5; cornfield; city vs country; kansas~0.3; iowa~0.4; beekeeper~0.4; sharecropper;
      dust bowl; rural india; coffee plantation; plantation~0.3; hillbilly
    `,
  },
  'small-town': {
    say: `
      small-town; small community;
      small town (life|america|secrets|mystery|drama|crime|vibes|murder|setting|story); sleepy town;
      tight knit community; close knit community; close-knit community; little town; quaint town;
      town with a secret; town full of secrets; small town people; middle of nowhere; backwater;
      midwestern; middle america; americana; in a small town
    `,
    keywords: `
      small town; village~0.5; community~0.4; mining town~0.6; seaside town~0.6; medieval town~0.3;
      border town~0.4; homecoming~0.3; new england~0.3; indiana~0.4; iowa~0.4; ohio~0.3; minnesota~0.3;
      maine~0.3; frontier town~0.3; fishing village~0.5; western town~0.3; gossip~0.4; nebraska~0.5;
      midwest; wisconsin~0.3; missouri~0.3; kansas~0.3
    `,
  },
  'big-city': {
    say: `
      city; city life; metropolis; urban setting; urban life; city at night; in a city; city lights;
      streets; night in the city; skyscraper; high rise; rooftop; subway; underground train; taxi;
      cab driver; taxi driver; traffic; in the big city
    `,
    keywords: `
      city life; city; big city; metropolis; skyscraper~0.7; subway~0.7; taxi driver~0.6;
      new york city~0.5; urban alienation; nightlife~0.6; taxi; apartment~0.3; street life~0.6;
      los angeles, california~0.3; tokyo, japan~0.3; nightclub~0.2; gentrification~0.6; urban decay~0.6;
      city vs country; night~0.2
    `,
  },
  'boarding-school': {
    say: `
      private school; prep school; all girls school; all boys school; girls school; boys school;
      catholic school; elite school; academy; military school; school uniforms; public school in england;
      at a boarding school
    `,
    keywords: `
      boarding school; private school; catholic school; boys' school; school of witchcraft~0.7; academy;
      girls' school; orphanage~0.4; governess~0.3; cruel headmistress; performing arts school;
      school uniform; new england~0.1; hazing~0.3
    `,
  },
  hotel: {
    say: `
      motel; resort; inn; bed and breakfast; set in a hotel; hotel setting; spa; holiday resort;
      in a hotel
    `,
    keywords: `
      hotel; motel; resort; haunted hotel; concierge; hotel pool; spa; innkeeper; village inn; tourist~0.3;
      elevator~0.3; casino~0.3
    `,
  },
  'on-a-train': {
    say: `
      train; train film; train movie; train journey; train setting; train station; train thriller; railway;
      railroad; orient express; locomotive; trains and stations; bus; buses; set on a train
    `,
    keywords: `
      train; train station; railroad; train robbery~0.7; train crash; orient express; subway~0.6;
      locomotive; bus~0.5; journey~0.1; railroad engineer; bus trip~0.5
    `,
  },
  'on-a-plane': {
    say: `
      plane; airplane; aeroplane; airport; flight; flying; air travel; airline; flight attendant;
      stewardess; plane hijacking; set on a plane; airship; hot air balloon; zeppelin
    `,
    keywords: `
      airplane; airport; pilot~0.6; flight attendant; plane crash~0.8; flying~0.6; hijacking~0.6;
      helicopter~0.4; flight; airline; aviation; seaplane; airship; zeppelin; balloon~0.5;
      air traffic controller; biplane; fear of flying
    `,
  },
  'grand-house': {
    say: `
      mansion; manor; manor house; country estate; estate; big house; stately home; old house; old mansion;
      castle setting; villa; apartment building; apartment block; house with many rooms; attic; basement;
      in a grand house
    `,
    keywords: `
      mansion; country house; castle~0.6; haunted house~0.4; servant~0.4; butler~0.5; inheritance~0.3;
      aristocracy~0.3; house~0.7; palace~0.4; upstairs downstairs; basement~0.4; attic~0.6; governess~0.4;
      housekeeper~0.4; english countryside~0.3; apartment~0.3; staircase
    `,
  },
  'shops-and-malls': {
    say: `
      shopping mall; mall; shopping; department store; supermarket; grocery store; store; shopkeeper;
      video store; comic book store; antique shop; toy store; laundromat; convenience store; barbershop;
      hair salon; beauty salon; in a museum shop or mall
    `,
    keywords: `
      shopping mall; department store; shop assistant; supermarket; bookstore~0.6; record store~0.7;
      video store; toy shop; comic book shop; antique shop; consumerism~0.4; laundromat; museum~0.4;
      small business~0.5; convenience store; barbershop; beauty salon; doughnut shop; pharmacy;
      flower shop; electronics store; barber~0.6
    `,
  },
  'theme-park': {
    say: `
      amusement park; fairground; fair; rollercoaster park; carnival setting; funfair; disneyland;
      waterpark; zoo setting; playground; at a theme park or fair
    `,
    keywords: `
      theme park; carnival~0.8; coney island, new york city; carousel; circus~0.5; zoo~0.5; boardwalk;
      arcade~0.4; world's fair; hall of mirrors; based on theme park ride~0.4; clown~0.2
    `,
  },
  'summer-camp': {
    say: 'camp; camp counselors; scouts; boy scouts; girl scouts; camping trip; scout camp; at a summer camp',
    keywords: `
      summer camp; camp counselor; camp; camping; scoutmaster; scout; lake~0.3; summer~0.2; cabin~0.3
    `,
  },
  'asylums-and-convents': {
    say: `
      institution setting; asylum setting; in an asylum; locked in an asylum; monastery; convent; abbey;
      orphanage setting; barracks; military base; bunker; fortress; in an institution
    `,
    keywords: `
      psychiatric hospital; convent; orphanage~0.6; bunker; hospital~0.5; nursing home~0.5; monk~0.5;
      nun~0.5; prison~0.3; alcatraz~0.4; juvenile detention~0.5; escaped mental patient~0.4
    `,
  },
});
