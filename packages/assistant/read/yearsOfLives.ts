import { type Meaning, pattern, type Rule } from './rules.ts';
import { meaning, rangeOf, time, until, year } from './yearRange.ts';

// How old somebody was who speaks of the films of then.
const ages: Readonly<Record<string, readonly [number, number]>> = {
  little: [3, 9],
  small: [3, 9],
  kid: [4, 13],
  child: [4, 13],
  kids: [4, 13],
  children: [4, 13],
  childhood: [4, 13],
  young: [8, 20],
  youth: [10, 20],
  teen: [12, 19],
  teens: [12, 19],
  teenager: [12, 19],
  teenagers: [12, 19],
  student: [18, 25],
};
const then = `(?:from |of )?(?:when |back when )?(?:i|we|she|he|they|mum|mom|dad)? ?(?:was|were|my|our|her|his|their)? ?(?:a |an )?(${Object.keys(ages).join('|')})`;
const born = `(?:(?:i|we|she|he|they|was|were|is|am|im|ive|been|being) ){0,2}born (?:in |around )?(?:the )?(${year})`;
const apart = '(?: [.,])? ';
const ofLife = (birth: string | undefined, word = 'child'): Meaning => {
  const [from, to] = ages[word] ?? [0, 0];
  return meaning({ min: Number(birth) + from, max: Number(birth) + to });
};

/** How much older they are than who asks, and how old that one is who doesn't say. */
const generation = { parents: 30, grandparents: 57 } as const;
const usualAge = 32;
const ownAge = '(?=(?:.{0,40} (?:im|i am|am|aged?) (\\d{2})(?! (?:min|mins|minutes|hours?)))?)';
const elder =
  '(?:parents?|mums?|moms?|dads?|mothers?|fathers?|(grandparents?|grandmas?|grandpas?|grans?|nans?|nanas?|grandads?|granddads?|grandmothers?|grandfathers?))';
const youth =
  '(?:youth|childhood|young(?:er)? (?:days|years)|time|times|day|days|generation|era|teens|teenage years|(?:was|were) (?:a )?(?:young|kids?|child|children|little|teens?|teenagers?|students?|my age|our age|dating))';

/** Years by somebody's age: "when I was a kid (born 1985)". */
export const lives: readonly Rule[] = [
  [pattern(`${then}${apart}(?:and )?${born}`), ([, word, birth]) => ofLife(birth, word)],
  [pattern(`${born}(?=${apart}.{0,30}${then})`), ([, birth, word]) => ofLife(birth, word)],
  [
    pattern(`(?:from |of |in |during )*(?:when )?(?:my|our) ${elder} ${youth}${ownAge}`),
    ([, grand, age], now) => {
      const birth =
        now - Number(age ?? usualAge) - generation[grand === undefined ? 'parents' : 'grandparents'];
      return meaning({ min: birth + 8, max: birth + 25 });
    },
  ],
  [
    pattern(
      `(?:from |of |in |during )*(?:when )?(?:my|our) ${elder} ${youth}(?: [.,])? (?:he |she |they )?(?:was |were )?born (?:in )?(${year})`,
    ),
    ([, , birth]) => meaning({ min: Number(birth) + 8, max: Number(birth) + 25 }),
  ],
  [
    pattern(`before (?:my time|(?:i|we) (?:was|were)(?: even)? born)${ownAge}`),
    ([, age], now) => until(now - Number(age ?? usualAge)),
  ],
  // Said already, with the year.
  [pattern(`(?<=${born}${apart}.{0,30})${then}`), () => ({ wishes: [], sort: 'measure' })],
  [
    pattern(`(?:im |i am |we are )(?:a )?${time} (?:kid|kids|child|baby|babies|children)`),
    (found) => meaning(rangeOf(found[1], found[2], found[3])),
  ],
  [
    pattern(
      `(?:the |that )?year (?:that )?(?:i|we|she|he|they|my \\w+) (?:was|were) born${apart}(?:in )?(${year})`,
    ),
    ([, birth]) => meaning({ min: Number(birth), max: Number(birth) }),
  ],
  [
    pattern(`before (?:i|we) (?:was|were)(?: even)? born${apart}(?:in )?(${year})`),
    ([, birth]) => until(Number(birth) - 1),
  ],
];
