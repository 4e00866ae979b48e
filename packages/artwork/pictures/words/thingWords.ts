import { period } from './moods.ts';
import type { DrawingWords } from './words.ts';

const war = /\bwar\b|world war|soldier|army|military|marine|battle|vietnam|d-day|platoon/;

const warOrForties = /world war ii|world war|194\ds|193\ds|blitz|nazi|crop duster|biplane|aviator|casablanca/;

/** Things, vehicles and signs. */
export const thingWords: Readonly<Record<string, DrawingWords>> = {
  fire: {
    asked: [['match', /arson|explosive|conspiracy|pyro|atomic|anarch|telekin|match\b/]],
    free: ['flame', 'blaze'],
  },
  train: {
    asked: [
      [
        'liner',
        /bullet train|subway|future|commut|metro\b|dystopia|terroris|assassin|amnesia|bathhouse|japan/,
      ],
      [
        'steam',
        new RegExp(
          `${period.source}|western|wizard|193\\ds|194\\ds|192\\ds|steam|orient express|world war|civil war|christmas|toy`,
        ),
      ],
    ],
    free: ['front', 'steam'],
  },
  car: {
    asked: [
      ['race', /racing|race car|formula|grand prix|le mans|car race|nascar/],
      ['truck', /truck|lorry|convoy|wasteland|\bbus\b/],
      ['bike', /motorcycle|biker|motorbike/],
      ['saloon', /194\ds|193\ds|192\ds|gangster|mafia|prohibition|world war|herbie|beetle/],
      [
        'fins',
        /195\ds|196\ds|california|elvis|greaser|teenage|summer|miami|las vegas|road trip|time machine|vacation/,
      ],
    ],
    free: ['front', 'saloon'],
  },
  ship: {
    asked: [
      ['saucer', /alien|\bufo|extraterrestrial|starship|spaceship|outer space|star trek/],
      ['sub', /submarine|u-boat/],
      [
        'galleon',
        /pirate|1[678]th century|napoleon|mutiny|age of sail|treasure island|privateer|tall ship|captain hook/,
      ],
      ['liner', /liner|titanic|cruise|iceberg|immigra|1910s|192\ds|193\ds|evacuation/],
      ['sail', /sail|yacht|regatta|fish|greece|stranded|viking|italy|stockbroker/],
    ],
    free: ['bow', 'sail'],
  },
  plane: {
    asked: [
      ['heli', /helicopter|vietnam|somalia|gulf war/],
      ['prop', warOrForties],
      ['delta', /fighter pilot|air force|jet fighter|top gun|cold war|astronaut/],
    ],
    free: ['jet'],
  },
  rocket: {
    asked: [
      ['stack', /nasa|astronaut|moon landing|apollo|space race|space program|based on true story/],
      ['launch', /cold war|nuclear|missile|\bmars\b|asteroid|mission|secret agent/],
    ],
    free: ['fins', 'launch'],
  },
  robot: {
    asked: [
      ['face', /android|cyborg|clone|artificial human|westworld|replicant/],
      ['body', /giant|mecha|killer robot|police|transform|artificial intelligence|armou?r|future/],
      ['head', /toy|comedy|children|adult animation|sitcom/],
    ],
    free: ['body', 'head'],
  },
  heart: {
    asked: [
      ['broken', /divorce|break-?up|grief|heartbreak|adultery|unhappy|separation|infidelity|unrequited/],
      ['organ', /hospital|surgeon|doctor|medical|transplant|heart attack|frankenstein/],
      ['arrow', /valentine|cupid|wedding|love triangle|romantic comedy|dating|matchmak/],
    ],
    free: ['whole'],
  },
  crown: {
    asked: [['arched', /british royal|royal family|elizabeth|victoria|buckingham|england|monarchy/]],
    free: ['points'],
  },
  sword: {
    asked: [
      ['beam', /jedi|space opera|lightsaber/],
      ['katana', /samurai|martial|ninja|katana|japan|assassin|mercenary|china|wuxia/],
    ],
    free: ['knight'],
  },
  knife: {
    asked: [
      ['kitchen', /slasher|serial killer|murder|whodunit|motel|\bjury|suburb|halloween/],
      ['axe', /\baxes?\b|summer camp|woods|lumber|viking|cabin/],
      ['razor', /razor|barber|femme fatale|\bgang\b|erotic/],
      [
        'dagger',
        /medieval|ancient|pirate|fantasy|shakespeare|soldier|sheikh|swashbuckl|roman\b|nazi|folklore|dracula/,
      ],
    ],
    free: ['kitchen', 'dagger'],
  },
  target: {
    asked: [
      ['rings', /archer|darts|archery|robin hood/],
      ['torso', /police|\bcop\b|robber|hitman|fbi|shooting range|mafia|gun\b/],
      ['sight', /sniper|\bspy\b|secret agent|assassin|terroris|hunter/],
    ],
    free: ['rings', 'sight'],
  },
  clock: {
    asked: [
      [
        'pocket',
        new RegExp(`${period.source}|1900s|wonderland|white rabbit|wizard|fairy tale|steampunk|magician`),
      ],
      ['face', /back to the future|midnight|deadline|tower|school|office|bomb/],
      ['hourglass', /time travel|time loop|time manip|aging|immortal|persia|memory|death/],
    ],
    free: ['face'],
  },
  key: {
    asked: [
      ['bow', /hotel|mansion|castle|secret garden|fairy|inherit/],
      ['lock', /prison|jail|captiv|hostage|escape|heist|bank robbery|safe\b/],
    ],
    free: ['bow', 'hole'],
  },
  ring: {
    asked: [['gem', /wedding|engage|marriage|bride|diamond|jewel|proposal|romantic comedy|heiress/]],
    free: ['band'],
  },
  letter: {
    asked: [
      ['quill', new RegExp(`${period.source}|shakespeare|poet\\b|poetry|18th|jane austen|founding father`)],
      [
        'typewriter',
        /writer|journalis|newspaper|novelist|author|screenwriter|blacklist|holocaust|manuscript|tattoo/,
      ],
    ],
    free: ['envelope'],
  },
  money: {
    asked: [
      [
        'case',
        /heist|drug|cartel|mafia|corrupt|robber|briefcase|ransom|gangster|fraud|casino|con artist|stockbroker|debt|blackmail/,
      ],
    ],
    free: ['coins'],
  },
  hat: {
    asked: [
      ['witch', /witch|wizard|halloween|sorcer/],
      ['cowboy', /western|cowboy|texas|rodeo|sheriff|ranch|toy, /],
      ['helmet', war],
      [
        'top',
        /chocolate|babadook|rose the hat|magician|victorian|circus|1[89]th century|wonderland|tap danc|ebenezer/,
      ],
      ['fedora', /physicist|scientist|archaeolog|noir|detective|gangster|mafia|journalis|jazz|elf\b/],
      [
        'bowler',
        /london|pirate|slapstick|silent|tramp|ultraviolence|cabaret|dictator|surreal|england|vaudeville|clown/,
      ],
    ],
    free: ['fedora'],
  },
  flag: {
    asked: [['planted', new RegExp(`${war.source}|moon|expedition|everest|mountain`)]],
    free: ['wave'],
  },
  shield: {
    asked: [['round', /superhero|captain|viking|sparta|greek|gladiator|troy\b|roman/]],
    free: ['heater'],
  },
  cross: {
    asked: [
      ['celtic', /ireland|irish|scotland|celtic|pilgrim/],
      ['stone', /cemetery|\bgraves?\b|undead|zombie|horror|funeral|western|vampire|bounty/],
    ],
    free: ['latin'],
  },
  note: {
    asked: [
      ['piano', /pianist|piano|composer|classical music|mozart|beethoven|conservatory|widower/],
      [
        'guitar',
        /guitar|country music|\bfolk|blues|mexic|land of the dead|songwriter|rock '?n'? ?roll|swedish pop|nashville/,
      ],
      ['mic', /singer|stand-up|nightclub|talent show|choir|pop star|idol|a cappella|karaoke/],
      ['record', /\bbands?\b|rock|hip.?hop|disco|radio|record|rapper|punk|\bdj\b|soul music|1970s/],
    ],
    free: ['quaver', 'beam'],
  },
  ball: {
    asked: [
      ['bowl', /bowling/],
      ['racket', /tennis|badminton/],
      ['oval', /american football|nfl|rugby|quarterback|high school football|football player/],
      ['baseball', /baseball/],
      ['seams', /basketball/],
      ['football', /soccer|football|world cup/],
    ],
    free: ['beach'],
  },
  mirror: {
    asked: [
      [
        'cracked',
        /horror|double|identity|split personality|madness|insomnia|hallucinat|serial killer|symbiote/,
      ],
      ['hand', /fairy tale|queen|beauty|vanity|princess|makeover/],
    ],
    free: ['standing', 'cracked'],
  },
  web: { asked: [['corner', /spider|haunt|horror|barn|abandoned|superhero/]], free: ['radial', 'corner'] },
};
