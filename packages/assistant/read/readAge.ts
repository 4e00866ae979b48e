import ageRows from '@marquee/content/words/ages.json' with { type: 'json' };
import type { Wish } from '@marquee/contracts/assistant/part.ts';

import { createReader, type Meaning, pattern, type Rule } from './rules.ts';

/** From this age on everything may be seen; asked for, it is what isn't made for children. */
export const grownUp = 18;
export const forKids: Wish = { slot: 'genre', genre: 'Family', not: true };
const scaredEasily: Wish = { slot: 'intensity', of: 'scare', max: 0 };
const timid = /\b(?:sensitive|anxious|timid|nervous|fearful|easily)\b/u;

/** Grown-ups may see everything; `said` may tell of a child that is easily scared. */
export const watching = (years: number, said = ''): Meaning | null =>
  years < 1 || years >= grownUp
    ? null
    : {
        wishes: [{ slot: 'age', years }, ...(timid.test(said) ? [scaredEasily] : [])],
        unwanted: [forKids],
        limited: [],
        sort: 'measure',
      };

const movieNight: Wish = { slot: 'theme', entry: 'movie-night', not: false };

/** Guests want to laugh together, and some of them are more easily scared than the others. */
const atParty = (meaning: Meaning | null): Meaning | null =>
  meaning && {
    ...meaning,
    wishes: [
      ...meaning.wishes,
      movieNight,
      { slot: 'intensity', of: 'sad', max: 1 },
      { slot: 'intensity', of: 'scare', max: 1 },
      { slot: 'intensity', of: 'violence', max: 1 },
    ],
  };

/** Ages that are meant where none is said: low enough that nobody is frightened, and shown, so that it can be said. */
const meantBy = { child: 7, small: 5, generations: 8, pupils: 8, sleepover: 11 };

const yearsOf = new Map(ageRows.flatMap(({ years, words }) => words.map((word) => [word, years] as const)));
const oneOf = (words: Iterable<string>) =>
  `(?:${[...words].toSorted((a, b) => b.length - a.length).join('|')})`;
/** A pattern for whatever children are called. */
export const children = oneOf(yearsOf.keys());
/** "My son" may be told of for other reasons; "my teenage son" is hardly ever. */
const older = oneOf(ageRows.flatMap(({ years, words }) => (years > 10 ? words : [])));
/** "A family of five" isn't five years old. */
const child = oneOf([...yearsOf.keys()].filter((word) => !word.startsWith('famil')));
const sibling = '(?:(?:big |bigger |baby )?(?:brothers?|sisters?|cousins?|siblings?))';
/** Those that hardly ever are who a story is about. */
const several =
  '(?:kids|children|toddlers?|preschoolers?|teenagers?|teens|tweens|little ones|grandchildren|grandkids)';
const elders = 'grandparents|grandma|grandpa|granny|nana|nan|gran';
const eachChild = new RegExp(`(?<![a-z])${children}(?![a-z])`, 'gu');
const isSmall =
  /\b(?:small|smaller|smallest|tiny|wee|young|younger|youngest|little(?! ones?| brother| sister| cousin))\b/u;

/** The youngest of those who are named; small children are younger than children. */
export function meantYears(said: string): number {
  const named = [...said.matchAll(eachChild)].flatMap(([word]) => yearsOf.get(word) ?? []);
  const years = named.length === 0 ? meantBy.child : Math.min(...named);
  return isSmall.test(said) ? Math.min(years, meantBy.small) : years;
}

const youngestIn = (list: string): number =>
  Math.min(...Array.from(list.matchAll(/(?<![\d.])\d+/gu), ([number]) => Number(number)));

const company =
  '(?:(?:(?:to|that i can|we can|i can|something to) )?(?:watch|see|enjoy|share|show) )?(?:(?:together )?(?:with|for|alongside|to show|babysitting|minding|entertaining|looking after)|to)';
const suitable =
  '(?:(?:suitable|appropriate|ok|okay|good|safe|fit|fun|great|nice|fine|friendly|best|right|perfect|ideal|gentle enough|easy enough) )?';
const owned =
  '(?:(?:my|our|the|a|an|her|his|their|your|all|both|some|any|small|smaller|smallest|tiny|wee|young|younger|youngest|very|really|quite|little|older|oldest|eldest|middle|big|own|dear|god|step|grand|adopted|foster|autistic|shy|bored|sick|ill|brave|curious|sensitive|anxious|timid|nervous|fearful|easily scared|easily frightened|and|whole) )*';
/** "Two girls", "two 4 year olds": a number right before children counts them. */
const unit = '(?:years? ?olds?|yrs? ?olds?|y(?:ea)?rs? of age|yos?|y / os?|y os?|years? old)';
const count = `(?:\\d{1,2} (?=(?:small |young |little |bored |lively |wild )?${children}(?![a-z])|\\d{1,2} ${unit}))?`;
const who = `${owned}${count}${owned}`;
const between = '(?: and| ,| to| or| /| ,? ?and a| or a| and an| , a| \\. )?';
/** One age or several: "4 and 7", "4-6", "4, 6 and 9". */
const years = '\\d{1,2}(?:\\.5)?(?!\\d)(?: and a half)?';
const list = `(${years}(?:${between} ${years})?(?:${between} ${years})?(?:${between} ${years})?)`;
/** What isn't counted in years of age. */
const noAge =
  '(?! ?(?:minutes?|mins?|min|hours?|hrs?|h|films?|movies?|episodes?|seasons?|parts?|series|shows?|of|people|stars?|times?|others?|friends|kids|generations|pm|am|or (?:less|more|fewer)))';
const enjoyed =
  ' (?:will|would|can|could|might|may|also|both|all|really|actually) (?:really |actually |also |both |all |still |even )?(?:love|like|enjoy|watch|see|understand|follow|appreciate|handle|sit through)';
const enjoying = `(?:${enjoyed})?`;
const notAbout =
  '(?<!about (?:a |an |the |two |2 |some |his |her |their |your )?)(?<!about (?:a|an|the|two|2|some) (?:little |young ))';

const byNumber =
  (least = 1) =>
  ([all = '', said = '']: readonly string[]) => {
    const years = youngestIn(said);
    return years < least ? null : watching(years, all);
  };
const byWord = ([all = '']: readonly string[]) => watching(meantYears(all), all);

const ordinals = ['first', 'second', 'third', 'fourth', 'fifth', 'sixth', 'seventh', 'eighth', 'ninth'];
const ordinal = `(?:(\\d{1,2})(?:st|nd|rd|th)|(${ordinals.join('|')}))`;
const placeOf = (digits: string | undefined, word: string | undefined): number =>
  digits === undefined ? ordinals.indexOf(word ?? '') + 1 : Number(digits);
const beforeFirstGrade = 5;
const beforeYearOne = 4;

const rules: readonly Rule[] = [
  // "My 4 and 7 year old", "for a six-year-old girl".
  [
    pattern(
      `${notAbout}(?:${company} )?${suitable}(?:${company} )?${who}${list} ${unit}(?: ${child})?${enjoying}`,
    ),
    byNumber(),
  ],
  // "Kids 5 and 8", "my daughter (6)", "little ones, 4 and 6", "our youngest girl is 5".
  [
    pattern(
      `${notAbout}(?:${company} )?${suitable}(?:${company} )?${who}(?:${child}|${sibling})(?: at home| home sick| home| sick| ill| here| tonight)?(?: ,| \\.)?(?: (?:aged?|of|of age|ages?|between|from|ranging from|r|(?:is|are) (?:nearly|almost|only|just|about to be|about|now)|who (?:is|are)|who just turned|that is|is|are|turning|turns|turned|is turning|is only|is just|are only|only|just))? ${list}(?: ${unit})?${noAge}${enjoying}`,
    ),
    byNumber(),
  ],
  [
    pattern(
      `(?:${company} )?${who}(\\d{1,2})(?:\\.5)?(?:yos?|yrs?|y)(?: olds?)?(?: ${children})?${enjoying}`,
    ),
    byNumber(),
  ],
  // "She's only 4", "I'm 12", "the youngest is 6".
  [
    pattern(
      `(?:(?:she|he|they|who|both|one|(?:the |our |my )?(?:youngest|smallest|littlest|oldest|eldest)(?: one| child)?)(?: is| are| s)?|shes|hes|theyre|whos)(?: actually| really)?(?: only| just| nearly| almost| now| turning| turns| turned| about| barely| going to be| soon)?(?: turned)? ${list}(?: ${unit}| years)?(?=$| [,.]| and| but| so| she| he| who| the)`,
    ),
    byNumber(),
  ],
  [
    pattern(
      `(?:i am|im|i m|we are|were|we re|me)(?: only| just| nearly| almost| all| both)? (?:\\. )?${list}(?: ${unit}| years)?(?=$| [,.]| and| but| so| who| girls| boys)`,
    ),
    byNumber(6),
  ],
  [
    pattern(
      `(?:for |kids |children )?(?:ages?|aged|age (?:group|range)(?: of)?|from age) ${list}(?: (?:and|or) (?:up|older|over|above))?${noAge}`,
    ),
    byNumber(),
  ],
  [
    pattern(
      '(?:nothing |not )?(?:rated |meant |made )?(?:for )?(?:above|over|beyond|up to|max(?:imum)?|until) age (\\d{1,2})',
    ),
    byNumber(),
  ],
  [
    pattern('(\\d{1,2}) months?(?: olds?)(?: baby)?'),
    ([, months]) => watching(Math.max(1, Math.floor(Number(months) / 12))),
  ],
  [
    pattern(
      `(?:${company} )?${who}(?:${child} )?(?:who )?(?:(?:is |are |they )?turn(?:s|ed|ing)?|is about to turn|just turned) ${list}`,
    ),
    byNumber(),
  ],
  [
    pattern(`(?:${company} )?${who}(?:${child} )?${ordinal} (?:birthday|bday)(?: party)?`),
    ([, digits, word]) => atParty(watching(placeOf(digits, word))),
  ],
  [
    pattern(`(?:${company} )?${who}${children} (?:birthday|bday)(?: party)?|(?:kids|childrens) party`),
    ([all = '']) => atParty(byWord([all])),
  ],
  [pattern('boys and girls|girls and boys'), byWord],
  [
    pattern(
      `${notAbout}(?:${company} )?(?:i teach )?(?:my |our |a |the )?(?:class of )?${ordinal} (?:grade|graders?|form)(?: class| kids| ${child})?`,
    ),
    ([, digits, word]) => watching(placeOf(digits, word) + beforeFirstGrade),
  ],
  [
    pattern(
      `(?:${company} )?(?:i teach )?(?:my |our |a |the )?(?:class )?grade (\\d{1,2})(?: class| kids| ${child})?`,
    ),
    ([, grade]) => watching(Number(grade) + beforeFirstGrade),
  ],
  [
    pattern(
      `(?:${company} )?(?:(?:my |our |a |the )?year (\\d{1,2}) (?:class|pupils|group|${child})|i teach (?:a )?year (\\d{1,2}))`,
    ),
    ([, year, taught]) => watching(Number(year ?? taught) + beforeYearOne),
  ],
  // "Kids under 10", "under fives": the smallest of them are meant, but no babies.
  [
    pattern(
      `(?:${company} )?${who}${child} (?:under|below|younger than|up to)(?: the age of| age)? (\\d{1,2})${noAge}`,
    ),
    ([, years]) => watching(Math.min(Number(years) - 1, meantBy.child)),
  ],
  [
    pattern(`(?:${company} )?(?:the )?under (?:the age of |(?=\\d+s))(\\d{1,2})s?`),
    ([, years]) => watching(Math.min(Number(years) - 1, meantBy.child)),
  ],
  [
    pattern(
      `${notAbout}(?:${company} )?(?:my|our|the whole|a whole|the|his|her)(?: school| primary school| elementary| elementary school| kindergarten| nursery)? (?:class|classroom|pupils|schoolchildren)(?= |$)(?! (?:war|struggle|system|divide|action))|(?:kindergarten|nursery|preschool|reception|primary school|elementary school) (?:class|group)|i (?:teach|am a teacher|work) (?:at |in )?(?:a )?(?:kindergarten|nursery|preschool|primary school|elementary school|primary|elementary)|class party|school (?:party|class|trip)|end of term|(?:for )?(?:the )?last (?:school )?day (?:of|before) (?:the )?(?:school|term|holidays|summer holidays|break)`,
    ),
    ([all = '']) =>
      watching(/kindergarten|nursery|preschool|reception/u.test(all) ? meantBy.small : meantBy.pupils),
  ],
  [
    pattern(
      `${suitable}${company} ${owned}(?:toddlers?|preschoolers?|nursery kids|babies|baby|(?:very|really) (?:young|small|little) ${child})`,
    ),
    byWord,
  ],
  [pattern(`(?:my |our |class of )(?:little )?(?:toddlers?|preschoolers?|kindergart(?:ners|eners))`), byWord],
  [
    pattern(
      `(?:${company} )?${suitable}${company} ${who}${children}(?: to (?:watch|see|enjoy))?(?! in (?:it|them|the)| as )`,
    ),
    ([all = '']) =>
      /famil/u.test(all) && !/whole|all the|for (?:the )?famil|friendly/u.test(all) ? null : byWord([all]),
  ],
  [pattern(`${who}${children}${enjoyed}`), byWord],
  // "My son has autism", "our little one is sick": who is told of like this is watching.
  [
    pattern(
      `(?:my|our) ${owned}${child}(?= (?:is|are|was|has|have|had|got|gets?|just|only|loves?|likes?|hates?|wants?|needs?|doesnt|dont|cant|wont|think|thinks|broke|starts?|keeps?|finds?) )`,
    ),
    byWord,
  ],
  [pattern(`${list}$(?<=(?<![a-z])${child}(?![a-z]).*[,.] ${list})`), byNumber()],
  [pattern(`${notAbout}(?:my|our|her|his) (?:own |bored |moody |grumpy )?${older}${enjoying}`), byWord],
  [
    pattern(
      `(?:${company} )?(?:the |our |my )?(?:whole|entire) family(?: can (?:watch|enjoy|see))?|all ages|family night|family movie night|everyone in the family|family (?:reunion|gathering|get ?together)`,
    ),
    () => watching(meantBy.child),
  ],
  // "Three generations on one sofa", "from toddlers to grandma", "grandparents, parents and kids".
  [
    pattern(
      '(?<!(?:about|of|spanning|over|through|across|covering|follows|following) )(?:for |with )?(?:all |our |the )?(?:two|three|four|2|3|4|several|all|many|multiple|mixed) generations(?! of)(?: (?:watching |sitting |sharing |all )*(?:(?:on|in) (?:one|the same|the|a|our) (?:sofa|couch|room|house)|watching(?: together)?|together))?|multi ?generational (?:family|evening|night|movie night|viewing|gathering)',
    ),
    () => watching(meantBy.generations),
  ],
  [
    pattern(
      `(?:the )?(?:${elders})(?: ,)?(?: and)?(?: (?:the |my |our )?(?:mum|mom|dad|parents|adults|grown ?ups))?(?: ,)?(?: and)? (?:the |my |our )?(?:kids|children|grandkids|grandchildren|toddlers?|teenagers?)`,
    ),
    byWord,
  ],
  // "A toddler and a teenager", "kids and grown-ups".
  [
    pattern(
      `${notAbout}(?:for |with )?(?:a |my |our |the |one )?${several}(?: and|,| plus) (?:a |my |our |the |one |their )?(?:${several}|parents|adults|grown ?ups|${elders})`,
    ),
    byWord,
  ],
  [pattern(`^${list}(?=$| [,.])`), ([, said = '']) => (/ /u.test(said) ? watching(youngestIn(said)) : null)],
  [
    pattern(
      `(?:for )?(?:a |my |our |the )?(?:girls |boys |kids |teen )?(?:sleepover|slumber party|pyjama party|pajama party)(?: party)?(?: (?:films?|movies?)| with (?:her|his|my) friends)?(?: (?:for |aged? |ages )?${count}${list}(?: ${unit}(?: ${child})?)?)?${noAge}`,
    ),
    ([, said]) => {
      const meaning = watching(said === undefined ? meantBy.sleepover : youngestIn(said));
      return meaning && { ...meaning, wishes: [movieNight, ...meaning.wishes] };
    },
  ],
  [
    pattern(
      `(?:from )?(?:the )?(?:${child}|${list}(?: ${unit})?)(?: up)? to (?:(?:the |my |our )?(?:grand ?(?:ma|pa|mother|father|parents|dad|mum|mom)|granny|nan|nana|great aunt)|[3-9]\\d)(?: ${unit})?`,
    ),
    ([all = '', said]) => watching(said === undefined ? meantYears(all) : youngestIn(said)),
  ],
  [
    pattern(
      `(?:kids?|child|children|family|toddler)s? (?:friendly|safe|appropriate|suitable)|(?:kids?|childrens)(?= (?:films?|movies?|shows?|series|cartoons?|stuff|comed(?:y|ies)|animation|tv|version|edition|take|birthday|party))`,
    ),
    byWord,
  ],
];

export const createAgeReader = (now: number) => createReader(rules, now);
