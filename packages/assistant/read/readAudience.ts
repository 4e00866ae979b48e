import type { Wish, WishOf } from '@marquee/contracts/assistant/part.ts';

import { children, meantYears, watching } from './readAge.ts';
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

const noises =
  '(?:(?:sudden|loud|big|shouting) (?:and )?){0,2}(?:noises?|sounds?|bangs?|music)|flashing lights|shouting';
const feared = `(?:everything|anything|(?:the )?dark|monsters?|witch(?:es)?|ghosts?|villains?|bad (?:guys|people)|baddies|storms?|thunder|${noises})`;
const fears = `${feared}(?:(?: ,)?(?: and| or)? (?:${feared}|spiders|snakes|dragons|wolves|sharks|dogs|clowns|zombies|skeletons)){0,3}`;
const lovedOne = `(?:${children}|mum|mom|mother|dad|father|parents?|grandma|grandpa|grandmother|grandfather|granny|nan|wife|husband|partner|boyfriend|girlfriend|brother|sister|best friend|friend|dog|cat|pet|horse|rabbit|baby)`;
const bereaved = `(?:(?:my|our) (?:[a-z0-9]+ ){0,4}?(?:friends?|mates?|bff|colleague|neighbour|neighbor|mum|mom|mother|dad|father|wife|husband|partner|boyfriend|girlfriend|brother|sister|grandma|grandpa|granny|nan|aunt|uncle|cousin|flatmate|roommate|boss|${children})(?: who)?|i|we|ive|weve|(?:she|he|they|who)(?= (?:has |have )?(?:just|recently)))`;
const outlook = `(?:(?:has|have|had|just|recently|sadly|is|are|am|still|also) )*`;
const loss = `(?:${bereaved} ${outlook}(?:(?:lost|buried|grieving|mourning)(?: for)? (?:theirs|(?:my|our|his|her|their|a) (?:(?:beloved|dear|old|little|own|only|poor) )?${lovedOne})|grieving|mourning)|(?:my|our|his|her|their) (?:(?:best|dear|old) )?(?:(?:friends|mates|wifes|husbands|partners|boyfriends|girlfriends|colleagues|neighbours) )?${lovedOne} (?:has |just |recently )*(?:died|passed away|passed))`;
const devout =
  '(?:catholic|christian|religious|conservative|muslim|devout|pious|prudish|strict|old fashioned|traditional|proper)';

const rules: readonly Rule[] = [
  [
    pattern(
      '(?:for |with )?(?:a |my |our |the )?(?:church |christian |catholic |teen )?(?:youth group|youth club|teen group|church group|bible camp|youth camp)',
    ),
    () => joined(watching(13), { slot: 'intensity', of: 'sex', max: 0 }),
  ],
  [
    pattern(
      '(?:(?:my |our |the )?(?:(?:cub|girl|boy) scouts?|scout troop))|(?:(?:(?:to|for|with) )?(?:the |my )?(?:students|pupils|kids|children) (?:in|of|at|from) )?(?:a |my |our |the )?(?:primary|elementary) school(?: (?:students|pupils|kids|children))?',
    ),
    ([all = '']) => (/scout|students|pupils|kids|children/u.test(all) ? watching(8) : null),
  ],
  [pattern('(?:we are |we re |were )(?:a )?(?:(?:big|large|whole|noisy|huge) )*family'), () => watching(7)],
  [
    pattern(`(?:the )?${children} (?:at|for) (?:the|a|his|her|my sons|my daughters) (?:birthday|party)`),
    ([all = '']) =>
      joined(watching(meantYears(all)), { slot: 'theme', entry: 'movie-night', not: false }, scared, gentle),
  ],
  [
    pattern(
      '(?:that |which )?(?:(?:is|are|thats|its) not|isnt|arent)(?: really| made| meant| aimed| intended| suitable){0,2} (?:for|at) (?:kids|children|little ones|families)',
    ),
    () => ({ ...measuring({ slot: 'age', years: grownUp }), sort: 'quality' }),
  ],
  [
    pattern(
      `(?:to watch )?(?:with|for) (?:my|our) (?:1[89]|[2-9]\\d)(?: year old| yo)? (?:son|daughter|child|kid|stepson|stepdaughter|nephew|niece)`,
    ),
    () => measuring(noSex),
  ],
  [
    pattern(`(?:babysitting|minding|looking after|baby ?sit) (?:[a-z]+ ){0,3}?(?:kids|children)`),
    ([all = '']) => watching(meantYears(all)),
  ],
  // Who has lost somebody wants comfort, and no story about it.
  [
    pattern(`${loss}(?: (?:last|this) (?:week|month|year)| yesterday| today| recently)?`),
    ([all = '']) =>
      measuring(
        { slot: 'theme', entry: 'after-a-funeral', not: false },
        { slot: 'intensity', of: 'sad', max: 1 },
        gentle,
        ...(new RegExp(
          `^(?:my|our) (?:[a-z]+ )*?${children} ${outlook}(?:lost|buried|griev|mourn)`,
          'u',
        ).test(all)
          ? [{ slot: 'age', years: meantYears(all.split(/lost|griev|mourn/u)[0] ?? '') } as const]
          : []),
      ),
  ],
  [
    pattern(
      `${who}(?:hates?|dislikes?|cant (?:stand|handle|cope with|bear)|(?:sensitive|averse) to|bothered by|overwhelmed by|upset by|covers (?:his|her|their) ears (?:at|for)) (?:${noises})(?: (?:and|or) (?:${noises}))?`,
    ),
    () => measuring(scared),
  ],
  [
    pattern('(?:no|not|without|minus|zero)(?: any| the)? talking (?:animals?|dogs?|toys|cars|cats?)'),
    () => measuring({ slot: 'theme', entry: 'talking-animals', not: true }),
  ],
  [
    pattern(
      '(?:the |my )?(?:wife|husband|hubby|girlfriend|boyfriend|partner|missus|family) (?:is|are) (?:away|out|at work|asleep|not (?:home|here)|out of town|gone)(?: tonight| this (?:weekend|evening|week)| for (?:the|a) (?:weekend|night|week))?',
    ),
    () => measuring({ slot: 'age', years: grownUp }),
  ],
  [
    pattern(
      '(?:(?:we are|we re|were) )?(?:two|three|2|3|several) couples|(?:(?:we are|we re|were|for|with|just|^) )?(?<=^|we are |were |we re |for |with |just )\\d{1,2} (?:guys|lads|blokes|dudes|mates|friends|girlfriends|adults|women)(?=$| ,| \\.| and (?:beer|pizza|wine|popcorn|a bottle))|(?:dinner )?(?:with )?(?:another couple|(?:two|three|2|3|some) other couples)|(?:[3-9]|1\\d) of us|(?:(?:all |we all |we )?(?:have |with |got )?(?:very |totally |completely )?different tastes?|(?:we |who )?(?:can never|never|cant|cannot) agree)(?: on (?:anything|a film|a movie|what to watch))?|(?:a )?double date|(?:nobody|no one|not everyone|we dont|people who dont) (?:all |really )?knows? (?:each other|one another)(?: (?:very |that |so )?well| yet)?|(?:having |we have |we ve )?(?:people|guests|friends|mates|the lads|the boys|the girls) (?:are )?(?:over|round|coming|coming over|coming round)(?: for dinner| tonight)?',
    ),
    () => measuring({ slot: 'theme', entry: 'movie-night', not: false }),
  ],
  [
    pattern(
      `(?:(?:${company} )?(?:(?:my|our|the|a|his|her|their|little|small|young|younger|youngest|older|both) )*(${children}|siblings?|sisters?|brothers?|cousins?|wife|husband|girlfriend|boyfriend|partner) )?${who}(?:easily (?:scared|frightened|spooked)|(?:scared|frightened|spooked|terrified|afraid) (?:(?:very|so|too|quite|really) )?(?:easily|quickly|fast|(?:of|by|when there are) ${fears})|(?:scares?|frightens?|spooks?) (?:(?:very|so|too|quite|really) )?(?:easily|quickly)|scaredy ?cats?|(?:gets?|has|have|had|having) (?:bad |terrible )?nightmares|cant (?:handle|stand|do|take) (?:anything )?(?:scary|frightening|tense|suspense|peril)|hates? (?:being scared|scary (?:things|stuff|bits|parts)))`,
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
      '(?:(?:with |for )?(?:my |a |the )?(?:someone|somebody|people|friend|friends|wife|husband|partner|boyfriend|girlfriend|dad|mum|mom|brother|sister|he|she|they|guests|everyone) )?(?:who |that )?(?:(?:really |just |usually |normally |actually )?(?:hates?|dislikes?|cant stand|doesnt (?:really )?(?:like|watch|enjoy)|dont (?:really )?(?:like|watch|enjoy)|never watch(?:es)?|isnt into|arent into|falls asleep (?:during|in|at))) (?:all |any |watching |most )?(?:films?|movies?|cinema|everything|every (?:film|movie))(?=$| [,.]| and| but| so| too)',
    ),
    () => measuring({ slot: 'theme', entry: 'movie-night', not: false }, { slot: 'fame', fame: 'known' }),
  ],
  [
    pattern(
      '(?:for |at )?(?:the |our |an |my )?(?:office|work|company|staff) (?:party|do|movie night|film night|outing|christmas party|team building(?: (?:movie|film))?(?: (?:evening|night|event))?)|team (?:building|event|evening)(?: (?:movie|film))?(?: (?:evening|night|event))?|(?:(?:to )?watch )?(?:with|for) (?:my |the |our )?(?:boss and )?(?:the |my )?(?:new )?(?:colleagues|coworkers|co workers|workmates)(?: and (?:my |our |the )?boss)?',
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
      `(?:(?:aimed|made|meant|intended|only|strictly) )?(?:for|at) (?:us |the )?(?:adults?|grown ?ups?|mature (?:audiences?|viewers?))(?: only)?|adults only|something grown ?up|(?:grown ?up|adult)(?= (?:stuff|films?|movies?|shows?|series|entertainment|viewing|evening|company|themes))(?: stuff| entertainment| viewing| evening)?|(?:now that |once |after |when )?(?:the |my |our )?${children} (?:(?:is|are|being) )?(?:finally |all |both |already )?(?:in bed|asleep|sleeping|away|out|gone|at (?:grandmas|their grandparents|a sleepover|camp))(?: finally)?|(?:without|no) (?:the |any |my |our )?kids (?:tonight|around|this (?:time|weekend|evening)|in the room)|(?:kid|child) ?free(?: evening| night| weekend)?|after (?:the )?(?:kids|childrens) (?:bedtime|go to bed)`,
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
      `(?:${ours} )?(?:elderly |old |dear )*(?:${parent}|${grandparent}|${inLaw}|host family) (?:is|are) (?:both |also |very |really |quite |rather |so |a bit |extremely )*${devout}(?: people)?(?: and (?:stay|are staying|is staying|visit|come)(?: with us| over)?)?`,
    ),
    () => measuring({ slot: 'theme', entry: 'with-parents', not: false }, noSex),
  ],
  [
    pattern(
      `(?:${ours} )?(?:elderly |old |dear |conservative )*(?:${parent}|${grandparent}|${inLaw}) (?:would|will|could|can|might|may) (?:also |both |even |really |actually )?(?:love|like|enjoy|watch|appreciate|approve of)(?= |$)|(?:${ours} )?(?:${parent}|${grandparent}|${inLaw}) (?:(?:is|are) (?:coming|visiting|here|staying|joining)|comes?|visits?|stays?)(?: over| round| too| with us)?`,
    ),
    ([all = '']) =>
      measuring(
        // Who "would love it" may not be there.
        ...(/ (?:is|are|comes?|visits?|stays?)(?= |$)/u.test(all)
          ? [{ slot: 'theme', entry: 'with-parents', not: false } as const]
          : []),
        noSex,
        ...(/grand|gran|nan/u.test(all) ? [gentle] : []),
      ),
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
  [
    pattern(
      `(?:with (?:my |the )?(?:new )?(?:boyfriend|girlfriend|husband|wife|partner|fiance|fiancee)(?:s| and (?:his|her|their|my)) (?:whole )?(?:${parent}|family|folks))|${ours} (?:elderly|old|older|ageing) (?:${parent})`,
    ),
    () => measuring({ slot: 'theme', entry: 'with-parents', not: false }, noSex),
  ],
  [
    pattern(
      '(?:(?:i |ive |i have |we |weve )?(?:had|having)|(?:its |it has |it s )?been|after|what|such|it was)(?: a| an| such a| the)?(?: really| very| pretty| quite)? (?:bad|terrible|horrible|awful|miserable|rough|tough|hard|long|stressful|shitty?|crap|crappy|rubbish|lousy|exhausting|draining|dreadful|hellish|rotten|hectic|busy|crazy)(?: (?:few|couple of))? (?:days?|weeks?|months?|year|shift|night|morning)(?: at (?:work|school|uni|the office))?',
    ),
    () => measuring({ slot: 'theme', entry: 'after-a-bad-day', not: false }),
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

const joined = (meaning: Meaning | null, ...wishes: readonly Wish[]): Meaning | null =>
  meaning && { ...meaning, wishes: [...meaning.wishes, ...wishes] };

/** Grown-ups who are easily scared, and brothers and sisters of nobody knows what age. */
const isNoChild = (who: string, said: string): boolean =>
  /^(?:wife|husband|girl ?friend|boy ?friend|partner)/u.test(who) ||
  (/^(?:sib|sis|bro|cou)/u.test(who) && !/little|young|small/u.test(said));

export const createAudienceReader = (now: number) => createReader(rules, now);
