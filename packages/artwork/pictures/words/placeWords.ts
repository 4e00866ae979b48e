import { grim, period } from './moods.ts';
import type { DrawingWords } from './words.ts';

const western = /western|cowboy|outlaw|gunslinger|frontier|rodeo|ranch/;

/** Places, skies and weather. */
export const placeWords: Readonly<Record<string, DrawingWords>> = {
  skyline: {
    asked: [
      [
        'roofs',
        /paris|rome\b|vienna|prague|venice|florence|berlin|london|village|small town|fairy tale|1[789]th century|victorian|medieval|krakow|warsaw|edinburgh|dublin/,
      ],
      ['tank', /new york|manhattan|brooklyn|bronx|harlem|queens/],
      [
        'towers',
        /dystopia|tokyo|seoul|hong kong|shanghai|cyberpunk|business|wall street|corporat|dubai|los angeles|chicago|future|skyscraper|miami|seattle/,
      ],
    ],
    free: ['spire', 'towers'],
  },
  ocean: { asked: [['tail', /whale|whaling|orca|dolphin/]], free: ['scallops', 'glint'] },
  forest: {
    asked: [
      ['path', /fairy tale|jungle|africa|amazon|path|fable|witch/],
      [
        'firs',
        /snow|winter|christmas|canada|norway|sweden|finland|alaska|montana|washington state|russia|wolf|twin peaks/,
      ],
    ],
    free: ['firs', 'trunks', 'path'],
  },
  desert: {
    asked: [
      ['cactus', /mexic|texas|new mexico|arizona/],
      [
        'mesa',
        /western|cowboy|utah|monument valley|route 66|nevada|road trip|outback|california|alien|apache/,
      ],
    ],
    free: ['dunes'],
  },
  island: {
    asked: [
      ['lighthouse', /lighthouse|new england|maine|coast guard|keeper|ireland|scotland/],
      [
        'arch',
        /dinosaur|prison|giant monster|norway|iceland|viking|england|massachusetts|alcatraz|supervillain/,
      ],
    ],
    free: ['palm'],
  },
  house: {
    asked: [
      ['cabin', /\bcabin\b|\blake\b|\bwoods\b|mountain|wilderness|camp\b/],
      ['victorian', new RegExp(`${grim.source}|${period.source}|motel|mansion|inherit|butler|addams`)],
      [
        'box',
        /architect|class differences|villa\b|south korea|modern house|swimming pool|billionaire|home invasion/,
      ],
    ],
    free: ['gable'],
  },
  castle: {
    asked: [
      ['crag', /vampire|dracula|gothic|frankenstein|wizard|monster|horror|mad scientist|transylvania/],
      [
        'keep',
        /medieval|knight|siege|robin hood|scotland|viking|crusade|king arthur|samurai|kurosawa|chivalr/,
      ],
      ['fairy', /fairy|princess|prince\b|animation|musical|magic/],
    ],
    free: ['keep', 'crag', 'fairy'],
  },
  school: {
    asked: [
      ['pencil', /pencil|cartoonist|illustrator|\bexam|spelling/],
      ['cap', /university|college|graduat|harvard|law school|oxford|cambridge|campus|professor/],
    ],
    free: ['bell'],
  },
  stage: {
    asked: [['seats', /cinema|movie theat|filmmak|projection|moviegoer/]],
    free: ['curtain', 'spot'],
  },
  bridge: {
    asked: [
      ['rope', /jungle|treasure|archaeolog|himalaya|expedition|canyon/],
      ['cable', /new york|san francisco|brooklyn|golden gate|superhero|terroris|california/],
      [
        'arch',
        /1[789]th century|england|london|war\b|world war|village|small town|france|paris|italy|iowa|bosnia|medieval/,
      ],
    ],
    free: ['cable', 'arch'],
  },
  road: {
    asked: [
      ['post', /crossroad|hitchhik|scarecrow|pilgrim/],
      ['bend', /musical|quest|countryside|1[789]th century|medieval|italy|mountain/],
    ],
    free: ['straight', 'bend'],
  },
  door: {
    asked: [
      ['swing', western],
      [
        'arch',
        new RegExp(
          `${period.source}|medieval|fantasy|fairy tale|castle|monaster|church|wizard|dungeon|hobbit|gothic|mansion`,
        ),
      ],
    ],
    free: ['ajar'],
  },
  window: {
    asked: [
      ['lancet', /church|priest|\bnun\b|cathedral|religio|monk\b|convent|vampire|catholic|abbey/],
      [
        'blinds',
        /noir|voyeur|detective|\bspy\b|surveillance|stalk|paranoi|erotic|affair|journalis|wiretap|suburb/,
      ],
    ],
    free: ['panes'],
  },
  table: {
    asked: [
      [
        'side',
        /office|interrogat|business|chess|courtroom|jury|politic|therap|date\b|dating|coffee|diner|cold war/,
      ],
      [
        'round',
        /family|dinner|chef|restaurant|cook|food|banquet|thanksgiving|party|christmas|wedding|wealth|aristocra/,
      ],
    ],
    free: ['round', 'side'],
  },
  sun: {
    asked: [['rise', /dawn|sunrise|farm|samurai|japan|africa|savanna/]],
    free: ['rays', 'bands', 'plain', 'rise'],
  },
  moon: { asked: [['full', /werewol|astronaut|moon landing|lunar|space/]], free: ['crescent', 'full'] },
  star: {
    asked: [
      ['badge', /sheriff|marshal|ranger\b|western|deputy/],
      ['shooting', /comet|asteroid|meteor|wish|anime|alien|shooting star/],
      ['five', /superhero|soviet|communis|military|hollywood|stardom|olympic|film industry|soldier/],
      ['sparkle', /christmas|magic|fairy|nativity|biblical/],
    ],
    free: ['five', 'sparkle', 'burst'],
  },
  space: {
    asked: [
      [
        'helmet',
        /astronaut|nasa|space station|moon landing|cosmonaut|\bmars\b|space marine|space program|space race/,
      ],
    ],
    free: ['orbits', 'field'],
  },
  rain: { asked: [['umbrella', /nanny|musical|paris|umbrella|romantic comedy|singin/]], free: ['streaks'] },
  snow: {
    asked: [['globe', /christmas(?!.*heist)|snow globe|santa|rosebud|tycoon/]],
    free: ['flake', 'fall'],
  },
};
