import type { Wish, WishOf } from '@marquee/contracts/assistant/part.ts';

import { children, meantYears } from './readAge.ts';
import { createReader, type Meaning, type Rule } from './rules.ts';

type Highest = WishOf<'certification'>['max'];

const forKids = { slot: 'genre', genre: 'Family', not: true } as const;
const upTo = (max: Highest): Meaning => ({
  wishes: [{ slot: 'certification', max }],
  unwanted: [forKids],
  limited: [],
  sort: 'measure',
});
/** From this age on everything may be seen; asked for, it is what isn't made for children. */
const grownUp = 18;
const below = { R: 'PG-13', 'PG-13': 'PG', PG: 'G' } as const;

const measuring = (...wishes: readonly Wish[]): Meaning => ({
  wishes,
  unwanted: [],
  limited: [],
  sort: 'measure',
});
const pattern = (source: string) => new RegExp(source, 'u');
const company =
  '(?:(?:to |that i can |we can |i can )?(?:watch|see|enjoy) )?(?:(?:together )?(?:with|for|alongside))';
const grandparent =
  '(?:(?:great )?grand ?(?:ma|pa|mother|father|parents|dad|mum|mom)s?|granny|gran|grannies|nan|nana|nanna|oma|abuela)';
const parent =
  '(?:parents?|mum|mom|mummy|mother|dad|father|folks|stepmother|stepfather|aunts?|aunties?|uncles?)';
const inLaw = '(?:in laws|mother in law|father in law|parents in law|inlaws)';
const ours = '(?:my|our|the|his|her|their)';
const scared: Wish = { slot: 'intensity', of: 'scare', max: 0 };
const noSex: Wish = { slot: 'intensity', of: 'sex', max: 1 };
const gentle: Wish = { slot: 'intensity', of: 'violence', max: 1 };
const who =
  '(?:(?:she|he|they|i|we|shes|hes|theyre|im|who|that|and|both|really|very|so|quite|rather|bit|a|all|also|still|is|are|am|get|gets|got|being|s|can be|tend to be|tends to be) )*';

const rules: readonly Rule[] = [
  [
    pattern(
      `(?:(?:${company} )?(?:(?:my|our|the|a|his|her|their|little|small|young|younger|youngest|older|both) )*(${children}|siblings?|sisters?|brothers?|cousins?|wife|husband|girlfriend|boyfriend|partner) )?${who}(?:easily (?:scared|frightened|spooked)|(?:scared|frightened|spooked|terrified|afraid) (?:(?:very|so|too|quite|really) )?(?:easily|quickly|fast|of (?:everything|the dark|monsters|loud noises|anything)|by everything)|(?:scares?|frightens?|spooks?) (?:(?:very|so|too|quite|really) )?(?:easily|quickly)|scaredy ?cats?|(?:gets?|has|have|had|having) (?:bad |terrible )?nightmares|cant (?:handle|stand|do|take) (?:anything )?(?:scary|frightening|tense|suspense|peril)|hates? (?:being scared|scary (?:things|stuff|bits|parts)))`,
    ),
    ([all = '', child]) =>
      measuring(
        scared,
        ...(child === undefined || isNoChild(child, all)
          ? []
          : [{ slot: 'age', years: meantYears(all) } as const]),
      ),
  ],
  [
    pattern(
      `${who}(?:cr(?:y|ies) (?:very |so |too )?easily|cr(?:y|ies) at everything|(?:gets? )?(?:upset|sad) (?:very |so |too )?easily|(?:easily|gets easily) upset|hates? sad (?:films|movies|things|bits|endings|stuff))`,
    ),
    () => measuring({ slot: 'intensity', of: 'sad', max: 1 }),
  ],
  [
    pattern(
      '(?:nothing |not something )?(?:that |which )?(?:wont |doesnt |dont |would |will )?(?:gives?|giving|cause|causes) (?:her |him |them |us |me |the kids |anyone )?(?:any )?nightmares',
    ),
    ([all = '']) =>
      /wont|doesnt|dont|^not/u.test(all)
        ? measuring(scared)
        : { ...measuring({ slot: 'theme', entry: 'scary', not: false }), unwanted: [scared] },
  ],
  [
    pattern(
      `(?:(?:to )?(?:watch|see) )?(?:together )?(?:(?:with|for) )?(?:${ours} )?${grandparent}(?= and (?:my |the |our |a |an |two )?(?:\\d|${children}|grand|baby))`,
    ),
    () => measuring(noSex, gentle),
  ],
  [
    pattern(
      '(?:(?:with |for )?(?:my |a |the )?(?:someone|somebody|people|friend|friends|wife|husband|partner|boyfriend|girlfriend|dad|mum|mom|brother|sister|he|she|they|guests|everyone) )?(?:who |that )?(?:(?:really |just |usually |normally |actually )?(?:hates?|dislikes?|cant stand|doesnt (?:really )?(?:like|watch|enjoy)|dont (?:really )?(?:like|watch|enjoy)|never watch(?:es)?|isnt into|arent into|falls asleep (?:during|in|at))) (?:all |any |watching |most )?(?:films?|movies?|cinema)(?=$| [,.]| and| but| so| too)',
    ),
    () => measuring({ slot: 'theme', entry: 'movie-night', not: false }, { slot: 'fame', fame: 'known' }),
  ],
  [
    pattern(
      '(?:for |at )?(?:the |our |an |my )?(?:office|work|company|staff) (?:party|do|movie night|film night|outing|christmas party)|(?:with|for) (?:my |the |our )?(?:colleagues|coworkers|co workers|workmates|boss and colleagues)',
    ),
    () =>
      measuring({ slot: 'theme', entry: 'movie-night', not: false }, noSex, gentle, {
        slot: 'intensity',
        of: 'scare',
        max: 1,
      }),
  ],
  // Who is alone doesn't ask for loneliness.
  [
    pattern(
      '(?<!about (?:being )?)(?:(?:to )?watch(?:ing)? |im |i am |ill be |home |all )?(?:alone|by myself|on my own)(?: tonight| at home| this evening| this weekend| today)?(?: for the first time)?',
    ),
    () => measuring(),
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
      `(?:(?:aimed|made|meant|intended|only|strictly) )?(?:for|at) (?:us |the )?(?:adults?|grown ?ups?|mature (?:audiences?|viewers?))(?: only)?|adults only|something grown ?up|(?:grown ?up|adult)(?= (?:stuff|films?|movies?|shows?|series|entertainment|viewing|evening|company|themes))(?: stuff| entertainment| viewing| evening)?|(?:now that |once |after |when )?(?:the |my |our )?${children} (?:is|are|being) (?:finally |all |both |already )?(?:in bed|asleep|sleeping|away|out|gone|at (?:grandmas|their grandparents|a sleepover|camp))(?: finally)?|(?:without|no) (?:the |any |my |our )?kids (?:tonight|around|this (?:time|weekend|evening)|in the room)|(?:kid|child) ?free(?: evening| night| weekend)?|after (?:the )?(?:kids|childrens) (?:bedtime|go to bed)`,
    ),
    () => ({ ...measuring({ slot: 'age', years: grownUp }), sort: 'quality' }),
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
      `(?:(?:to )?(?:watch|see|watching) )?(?:together )?(?:(?:with|for|around|in front of|alongside) (?:both )?(?:of )?${ours} (?:own |elderly |conservative |old |older |christian |religious |catholic |muslim |very |quite )*(?:${parent}|${grandparent}|${inLaw}|boss|pastor|priest|family)|(?:with|around|in front of) (?:${grandparent}|${inLaw}|mum and dad|mom and dad))(?: in law)?(?: (?:and|or) (?:my |the )?(?:${parent}|${grandparent}))?`,
    ),
    ([all = '']) =>
      measuring(
        { slot: 'theme', entry: 'with-parents', not: false },
        noSex,
        ...(/grand|gran|nan|oma|abuela/u.test(all) ? [gentle] : []),
      ),
  ],
  [
    pattern(
      `(?:${ours} )?(?:elderly |old |dear |conservative )*(?:${parent}|${grandparent}|${inLaw}) (?:would|will|could|can|might|may) (?:also |both |even |really |actually )?(?:love|like|enjoy|watch|appreciate|approve of)(?= |$)|(?:${ours} )?(?:${parent}|${grandparent}|${inLaw}) (?:is|are) (?:coming|visiting|here|staying|joining)(?: over| round| too| with us)?`,
    ),
    ([all = '']) => ({ ...measuring(noSex, ...(/grand|gran|nan/u.test(all) ? [gentle] : [])) }),
  ],
  [
    pattern(`(?<=(?:olds?|kids?|children|\\d) (?:, )?)(?:and|plus|with) (?:${ours} )?${grandparent}`),
    () => measuring(noSex, gentle),
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

/** Grown-ups who are easily scared, and brothers and sisters of nobody knows what age. */
const isNoChild = (who: string, said: string): boolean =>
  /^(?:wife|husband|girl ?friend|boy ?friend|partner)/u.test(who) ||
  (/^(?:sib|sis|bro|cou)/u.test(who) && !/little|young|small/u.test(said));

export const createAudienceReader = (now: number) => createReader(rules, now);
