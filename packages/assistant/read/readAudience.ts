import type { Wish } from '@marquee/contracts/assistant/part.ts';

import {
  company,
  devout,
  fears,
  grandparent,
  inLaw,
  loss,
  noises,
  ours,
  outlook,
  parent,
  who,
} from './audienceWords.ts';
import { children, grownUp, meantYears, watching } from './readAge.ts';
import { createReader, type Meaning, pattern, type Rule } from './rules.ts';

const measuring = (...wishes: readonly Wish[]): Meaning => ({
  wishes,
  unwanted: [],
  limited: [],
  sort: 'measure',
});
const scared: Wish = { slot: 'intensity', of: 'scare', max: 0 };
const noSex: Wish = { slot: 'intensity', of: 'sex', max: 1 };
const gentle: Wish = { slot: 'intensity', of: 'violence', max: 1 };

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
  // "Grandma, teenage son and me": who is on the sofa.
  [
    pattern(
      `(?:(?:${ours} )?(?:${grandparent}|${parent}|${children}|wife|husband) ?(?:,|and|\\+|&)* ?){1,4}(?:and |plus |, )?(?:me|i|myself|us)(?=$| [,.:]| (?:on|this|tonight|all|want|need|watching|together|a|for))`,
    ),
    ([all = '']) =>
      joined(
        new RegExp(children, 'u').test(all) ? watching(meantYears(all)) : measuring(),
        { slot: 'theme', entry: 'with-parents', not: false },
        noSex,
        ...(/grand|gran|nan/u.test(all) ? [gentle] : []),
      ),
  ],
  // "Teach my kid about space".
  [
    pattern(
      `(?:(?:to )?(?:teach(?:es)?|educate|show|explain(?: to)?)) (?:my|our) (?:[a-z]+ )?${children}(?: (?:all )?about)?`,
    ),
    ([all = '']) => watching(meantYears(all)),
  ],
  [
    pattern(
      '(?:(?:in which |where |with |that |and )?(?:the |a |her |his |their )?(?:dog|cat|horse|animal|pet|bear|kid|child|mum|mom|dad|hero|main character|lead|he|she|everyone|everybody|they)s? (?:doesnt|dont|does not|do not|didnt|wont|isnt going to|never) die(?:s)?|(?:in which |where |and )?(?:nobody|no one|noone|nothing) (?:has to |gets to )?(?:dies?|gets killed)|without (?:anyone|anybody|somebody|someone|the dog) dying)(?: (?:at|in) the end)?',
    ),
    () => measuring({ slot: 'intensity', of: 'sad', max: 1 }, gentle),
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
