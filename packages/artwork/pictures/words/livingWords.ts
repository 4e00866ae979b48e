import { grim } from './moods.ts';
import type { DrawingWords } from './words.ts';

const crime =
  /noir|gangster|mafia|mob\b|mobster|detective|hitman|organized crime|prohibition|spy\b|secret agent/;

const woman =
  /\bwom[ae]n\b|\bgirls?\b|female|princess|queen|\bdoll\b|bride|nurse|witch\b|\bnun\b|actress|governess|housewife|feminis|heroine|geisha|prostitut|lesbian|ballerina/;

/** People, animals and plants. */
export const livingWords: Readonly<Record<string, DrawingWords>> = {
  figure: {
    asked: [
      ['cape', /superhero|caped/],
      ['run', /running|runner|chase|on the run|fugitive|marathon|olympic|athletics|falsely accused/],
      ['dress', woman],
      ['coat', new RegExp(`${crime.source}|mystery|whodunit|1950s|1940s|holocaust`)],
    ],
    free: ['stand', 'sit', 'back', 'run'],
  },
  couple: {
    asked: [
      ['dance', /\bdanc|tango|ballroom|prom\b|disco/],
      ['umbrella', /\brain\b|umbrella|paris|london|november|autumn|drizzle/],
    ],
    free: ['walk', 'profiles'],
  },
  crowd: {
    asked: [
      [
        'hands',
        /protest|revolution|rebellion|concert|rock|arena|gladiator|uprising|strike|riot|zombie|festival|stadium|rapper/,
      ],
    ],
    free: ['heads'],
  },
  hand: {
    asked: [
      [
        'fist',
        /boxing|boxer|fight|revolution|protest|martial|rebellion|strike\b|labor|anarch|supervillain|superhero|drummer/,
      ],
      [
        'reach',
        /zombie|holocaust|supernatural|monster|undead|possession|haunt|addict|drown|buried|horror|outcast/,
      ],
      ['point', /accus|courtroom|\bjury\b|\btrial\b|lawyer|recruit|hypnos|blame/],
    ],
    free: ['open'],
  },
  eye: {
    asked: [
      ['slit', /monster|dragon|vampire|snake|demon|creature|beast|reptile|dark lord|werewol/],
      ['lashes', /\bdoll\b|femme fatale|\bdrag\b|actress|beauty|model\b|fashion|cabaret/],
    ],
    free: ['almond'],
  },
  mask: {
    asked: [
      ['theatre', /clown|children's game|totalitarian|theatre|opera|con artist|double life/],
      [
        'visor',
        /iron man|predator|dredd|knight(?!.*superhero)|armou?r|bounty hunter|medieval|crusade|king arthur|joust/,
      ],
      ['gas', /gas mask|pandemic|virus|chemical|methamphet|radiation|nuclear|meth\b/],
      ['blank', /slasher|masked killer|serial killer|plastic surgery|invisible|disfigure|home invasion/],
      ['domino', /superhero|masked|vigilante|swashbuckl|masquerade|zorro|musketeer|heist|\bthief|burglar/],
    ],
    free: ['theatre'],
  },
  skull: {
    asked: [['sugar', /day of the dead|mexic/]],
    free: ['front'],
  },
  ghost: {
    asked: [
      ['sheet', /grief|melanchol|loneliness|comedy|halloween|children/],
      ['drift', grim],
    ],
    free: ['sheet', 'drift'],
  },
  puppet: {
    asked: [['glove', /clown|jester|ventriloq|comedy|muppet|children|sock puppet/]],
    free: ['strings'],
  },
  animal: {
    asked: [
      ['dragon', /dragon(?! tattoo)/],
      ['lion', /\blions?\b|savann?a|narnia/],
      ['spots', /dalmatian/],
      ['ape', /\bapes?\b|gorilla|chimp|monkey|tarzan|\bkong\b/],
      ['panther', /panther|leopard|tigers?\b|cheetah|big cat/],
      ['elephant', /elephant|mammoth|ice age|circus|board game/],
      ['penguin', /penguin/],
      ['mouse', /\bmouse|\bmice\b|\brats?\b|rodent|hamster/],
      ['rabbit', /rabbit|bunny|\bhares?\b|animal experiment|the favourite/],
      ['pig', /\bpigs?\b|\bhogs?\b/],
      ['bear', /\bbears?\b|panda|grizzly|fur trapper/],
      ['wolf', /wolf|wolves|werewol|antichrist/],
      [
        'horse',
        /horse|wild west|western|cowboy|jockey|stallion|cavalry|racehorse|mustang|ranch|viking|chariot/,
      ],
      ['head', /donkey|mule\b|unicorn|centaur|pegasus/],
      ['deer', /\bdeer\b|bambi|hunt|reindeer|stag\b|fawn|\bgoats?\b|sheep/],
      ['cat', /\bcats?\b|kitten|feline|cruella|alice/],
      ['dog', /\bdogs?\b|pupp|hound|\bfox|terrier|canine|sorority|gangster|mafia|hitman/],
    ],
    free: ['deer', 'head', 'dog', 'cat'],
  },
  bird: {
    asked: [
      ['owl', /\bowls?\b|wizard|twin peaks/],
      ['swan', /swan|ballet|duckling/],
      ['bat', /batman|gotham|\bbats?\b|vampire|dracula/],
      ['raven', new RegExp(`${grim.source}|\\bcrows?\\b|raven|thriller|animal attack`)],
      ['dove', /peace|war\b|love|religio|church|nun\b|musical|racism|archery|romance|wedding|angel/],
    ],
    free: ['gull', 'dove'],
  },
  fish: {
    asked: [
      ['fish', /clownfish|great barrier|goldfish|mermaid|reef|aquarium/],
      ['fin', /shark|sea monster/],
      ['whale', /whale|whaling|pinocchio|orca/],
    ],
    free: ['fish'],
  },
  insect: {
    asked: [
      ['spider', /spider|arachn/],
      ['moth', /moth\b|butterfl|serial killer|metamorph/],
      ['beetle', /\bants?\b|\bbugs?\b|insect|cockroach|alien|beetle/],
    ],
    free: ['moth', 'beetle'],
  },
  dinosaur: { asked: [['longneck', /good dinosaur|land before|prehistor|family/]], free: ['jaws'] },
  tree: {
    asked: [
      ['cypress', /italy|tuscany|greece|spain|sicily|provence|mediterran/],
      ['bare', new RegExp(`${grim.source}|winter|noir|death|grief|abuse|dystopia|post-apoc|slavery`)],
      ['oak', /summer|family|jungle|africa|garden|childhood|forest|friendship|south/],
    ],
    free: ['oak', 'bare'],
  },
  flower: {
    asked: [
      ['daisy', /hippie|1960s|summer|sunshine|childhood|children|swed|hawai/],
      ['rose', /\broses?\b|beauty|love|romance|marriage|gothic|femme fatale/],
    ],
    free: ['rose', 'daisy', 'tulip'],
  },
};
