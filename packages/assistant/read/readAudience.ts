import type { WishOf } from '@marquee/contracts/assistant/part.ts';

import { createReader, type Meaning, type Rule } from './rules.ts';

type Highest = WishOf<'certification'>['max'];

const forKids = { slot: 'genre', genre: 'Family', not: true } as const;
const upTo = (max: Highest): Meaning => ({
  wishes: [{ slot: 'certification', max }],
  unwanted: [forKids],
  limited: [],
  sort: 'measure',
});
const below = { R: 'PG-13', 'PG-13': 'PG', PG: 'G' } as const;

const watching = (years: number): Meaning => ({
  wishes: [{ slot: 'age', years }],
  unwanted: [forKids],
  limited: [],
  sort: 'measure',
});

/** Who is watching; grown-ups may see everything. */
const forAge = (age: number): Meaning | null => (age < 1 || age > 17 ? null : watching(age));

/** Ages that are meant where none is said: low enough that nobody is frightened, and shown, so that it can be said. */
const meantBy = {
  toddler: 3,
  preschooler: 4,
  young: 5,
  child: 7,
  family: 7,
  generations: 8,
  tween: 11,
  teenager: 13,
};

function ageIn(said: string): number {
  if (/toddler|bab(?:y|ies)/u.test(said)) return meantBy.toddler;
  if (/preschool|nursery|kindergart/u.test(said)) return meantBy.preschooler;
  if (/tween/u.test(said)) return meantBy.tween;
  return /\bteen|adolescent/u.test(said) ? meantBy.teenager : meantBy.child;
}

const company =
  '(?:(?:to |that i can |we can |i can )?(?:watch|see|enjoy) )?(?:(?:together )?with|for|alongside)';
const pattern = (source: string) => new RegExp(source, 'u');
const mine =
  '(?:(?:my|our|the|a|an|her|his|their|all|both|some|small|young|younger|little|two|2|3|4|and|whole) )*';
const child =
  '(?:kids?|child|children|kiddos?|little ones?|sons?|daughters?|boys?|girls?|nieces?|nephews?|grandkids|grandchildren|grandson|granddaughter|toddlers?|preschoolers?|teenagers?|teens?|tweens?|family)';
const suitable =
  '(?:(?:suitable|appropriate|ok|okay|good|safe|fit|fun|great|nice|fine|friendly|best|right) )?';
const together =
  '(?:(?:watching |sitting |sharing |all )*(?:on|in) (?:one|the same|the|a|our) (?:sofa|couch|room)|watching(?: together)?|together)';
const old = '(?:years? ?olds?|yr ?olds?|yo|y o|year)';

const readAge = ([, ...ages]: readonly (string | undefined)[]): Meaning | null =>
  forAge(Math.min(...ages.flatMap((age) => (age === undefined ? [] : [Number(age)]))));

const rules: readonly Rule[] = [
  [
    pattern(
      `(?:${company} )?${suitable}(?:${company} )?${mine}${child} (?:aged?|of|ages?|who (?:is|are)|is|are)? ?(\\d{1,2})(?:(?: and| ,| to| or)+ (\\d{1,2}))?(?: ${old})?`,
    ),
    readAge,
  ],
  [
    pattern(
      `(?<!about (?:a |an |the |two |some )?)(?:${company} )?${suitable}(?:${company} )?${mine}(\\d{1,2})(?: ${old})?(?:(?: and| ,| to| or)+ (?:a |an )?(\\d{1,2}))? ${old}(?: ${child}| twins?)?`,
    ),
    readAge,
  ],
  [
    pattern(
      `(?:${company} )?${mine}${child} , (?:aged? )?(\\d{1,2})(?:(?: and| ,| to| or)+ (\\d{1,2}))?(?: years old)?(?= [.,]|$)`,
    ),
    readAge,
  ],
  [
    pattern(
      '(?:who )?(?:(?:she|he|they)(?: is| are|s|re)?|shes|hes|theyre|who (?:is|are)|turned|turning|turns) (?:only |just |nearly |almost |now )?(\\d{1,2})(?:(?: and| ,| to| or)+ (\\d{1,2}))?(?: years old)?(?= [.,]| and|$)',
    ),
    readAge,
  ],
  [pattern(`(?:${company} )?${mine}(\\d{1,2})yos?(?: ${child})?`), readAge],
  [pattern(`(?:for |kids |children )?ages? (\\d{1,2})(?: (?:to|and|or) (\\d{1,2}))?(?: and up)?`), readAge],
  [
    pattern(
      `${suitable}${company} ${mine}(?:toddlers?|preschoolers?|nursery kids|babies|baby|(?:very|really) (?:young|small|little) ${child})`,
    ),
    ([all = '']) => watching(/ (?:toddler|preschool|bab)/u.test(` ${all}`) ? ageIn(all) : meantBy.young),
  ],
  [
    pattern(`(?:${company} )?${suitable}(?:${company} )${mine}${child}(?: to (?:watch|see|enjoy))?`),
    ([all]) =>
      /family/.test(all ?? '') && !/whole|all the|for (?:the )?family|friendly/.test(all ?? '')
        ? null
        : watching(ageIn(all ?? '')),
  ],
  [
    pattern(
      `(?:${company} )?(?:the |our |my )?(?:whole|entire) family(?: can (?:watch|enjoy|see))?|all ages|family night|family movie night|everyone in the family`,
    ),
    () => watching(meantBy.family),
  ],
  [
    pattern(
      `(?:for |with |across )(?:all |our )?(?:two|three|four|2|3|4|several|all|many|multiple) generations(?: ${together})?|(?:two|three|four|2|3|4|several|all|many|multiple) generations ${together}`,
    ),
    () => watching(meantBy.generations),
  ],
  [
    pattern('(?:my |our |class of )(?:little )?(?:toddlers?|preschoolers?)'),
    ([all]) => watching(ageIn(all ?? '')),
  ],
  [
    pattern(
      `(?:(?:${company} )?${mine}(${child}|siblings?|sisters?|brothers?|cousins?) )?(?:(?:who|that|and|she|he|they|i|im|hes|shes|theyre|is|are|am|gets?|get|s|a|very|really|so|quite|rather|bit) )*(?:easily (?:scared|frightened|spooked)|(?:scared|frightened|spooked) (?:very |so |too )?easily|scares? (?:very |so |too )?easily|frightens? easily|scaredy ?cats?|gets? (?:bad )?nightmares)`,
    ),
    ([all, who]) => ({
      wishes: [
        { slot: 'intensity', of: 'scare', max: 0 },
        ...(who === undefined || (/^(?:sib|sis|bro|cou)/u.test(who) && !/little|young|small/u.test(all ?? ''))
          ? []
          : [{ slot: 'age', years: ageIn(all ?? '') } as const]),
      ],
      unwanted: [],
      limited: [],
      sort: 'measure',
    }),
  ],
  [
    pattern(
      '(?:(?:to )?(?:watch|see) )?(?:together )?(?:(?:with|for) )?(?:(?:my|the|our) )?(?:grand ?(?:ma|pa|mother|father|parents|dad|mum|mom)|granny|gran|nan|nana)(?= and (?:my |the |our |a |an |two )?(?:\\d|kid|child|grand|son|daughter|teen|toddler|baby))',
    ),
    () => ({
      wishes: [
        { slot: 'intensity', of: 'sex', max: 1 },
        { slot: 'intensity', of: 'violence', max: 1 },
      ],
      sort: 'measure',
    }),
  ],
  [
    pattern(
      `(?:kids?|child|children|family|toddler)(?:s)? (?:friendly|safe|appropriate|suitable)|(?:kids?|childrens)(?= (?:films?|movies?|shows?|series|cartoons?|stuff|comed(?:y|ies)|animation|tv|version|edition|take))`,
    ),
    ([all]) => watching(ageIn(all ?? '')),
  ],
  [
    pattern('family(?= (?:films?|movies?|shows?|series|viewing|entertainment|watch|pick|flicks?))'),
    () => ({
      wishes: [{ slot: 'genre', genre: 'Family', not: false }],
      sort: 'thing',
    }),
  ],
  [
    pattern(
      `(?:${company} )?${suitable}(?:${company} )?${mine}(?:teens|teenagers?|tweens?|teenage ${child}|teen ${child}|adolescents?)(?= |$)(?! (?:who|in love|girl|boy))`,
    ),
    ([all]) => (/for|with/.test(all ?? '') ? watching(ageIn(all ?? '')) : null),
  ],
  // That restricts no one.
  [
    pattern(
      '(?:(?:aimed|made|meant|intended) )?(?:for|at) (?:us )?(?:adults?|grown ?ups?|mature (?:audiences?|viewers?))(?: only)?',
    ),
    () => ({ wishes: [], unwanted: [], sort: 'measure' }),
  ],
  // "Rated R" asks for more than this, which nothing here can say: it is only good for "not".
  [
    pattern('(?:rated r|r rated|an? r rating|18 ?(?:and|plus)|nc 17|rating of r)(?: ratings?| stuff)?'),
    () => ({
      wishes: [],
      unwanted: [{ slot: 'certification', max: 'PG-13' }],
      limited: [{ slot: 'certification', max: 'PG-13' }],
      sort: 'measure',
    }),
  ],
  [
    pattern(
      '(?:(?:rated|rating|certified|certificate|max(?:imum)?|at most|up to|no higher than|nothing above|not above|nothing over|no more than|nothing higher than|nothing more than|nothing past|limit|keep it|a|of) )*(pg 13|pg13|pg|g)(?: rated| rating)?(?: (?:at most|max(?:imum)?|tops|or (?:lower|below|under|less|younger|milder|softer)|and (?:below|under|lower)|at the most))?',
    ),
    ([all, said]) => {
      const max = said === 'pg' ? 'PG' : said === 'g' ? 'G' : 'PG-13';
      if (said === 'g' && !/rat|max|most|lower|below|above/.test(all ?? '')) return null;
      return { ...upTo(max), ...(max !== 'G' && { unwanted: [{ slot: 'certification', max: below[max] }] }) };
    },
  ],
  [
    pattern(
      '(?:up to|at most|max(?:imum)?|no higher than|nothing above|no more than|nothing harsher than) (?:rated )?r(?: rated| rating)?',
    ),
    () => upTo('R'),
  ],
  [
    pattern(
      `(?:(?:to )?(?:watch|see) )?(?:together )?(?:with|for|around|in front of|alongside) (?:both )?(?:my|the|our|his|her|their) (?:own |elderly |conservative |old |christian |religious )*(?:parents?|mum|mom|mother|dad|father|folks|grand ?(?:ma|pa|mother|father|parents|dad|mum|mom)|granny|nan|nana|in laws|mother in law|father in law|boss|pastor|family)(?: in law)?(?: (?:and|or) (?:my |the )?(?:dad|mum|mom|father|mother|grandpa|grandma))?`,
    ),
    () => ({
      wishes: [
        { slot: 'theme', entry: 'with-parents', not: false },
        { slot: 'intensity', of: 'sex', max: 1 },
      ],
      unwanted: [],
      limited: [],
      sort: 'measure',
    }),
  ],
  [
    pattern(
      '(?:my|our|her|his|their) (?:elderly |old |dear |conservative )*(?:parents|mum|mom|mother|dad|father|folks|grand ?(?:ma|pa|mother|father|parents)|granny|nan|nana|in laws|mother in law|father in law)(?: in law)? (?:would|will|could|can|might|may) (?:also |both |even |really )?(?:love|like|enjoy|watch|appreciate|approve of)(?= |$)',
    ),
    ([all]) => ({
      wishes: [
        { slot: 'intensity', of: 'sex', max: 1 },
        ...(/grand|gran|nan/.test(all ?? '') ? [{ slot: 'intensity', of: 'violence', max: 1 } as const] : []),
      ],
      sort: 'measure',
    }),
  ],
  [
    pattern(
      '(?:keep it |something |squeaky )?clean(?= (?:films?|movies?|shows?|series|comed(?:y|ies)|humou?r|fun|language)|$)|(?:keep it|something|squeaky|nice and|totally) clean|safe for work|sfw|wholesome and clean',
    ),
    () => ({ wishes: [{ slot: 'intensity', of: 'sex', max: 0 }], sort: 'measure' }),
  ],
  // The catalogue doesn't say what is dubbed.
  [
    pattern('dubb(?:ed|ing)|dubs'),
    ([said]) => ({
      wishes: [{ slot: 'word', word: said ?? '', not: false }],
      unwanted: [],
      limited: [],
      sort: 'thing',
    }),
  ],
  [
    pattern('nonviolent|violence free'),
    () => ({ wishes: [{ slot: 'intensity', of: 'violence', max: 0 }], sort: 'quality' }),
  ],
];

export const createAudienceReader = (now: number) => createReader(rules, now);
