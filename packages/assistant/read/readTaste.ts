import { createReader, type Meaning, pattern, type Rule } from './rules.ts';

const taste = (not: boolean): Meaning => ({ wishes: [{ slot: 'taste', not }], sort: 'quality' });

const usual = '(?:usual |normal |regular |typical |personal |own )?';
const things =
  '(?:(?:five|5|four|4) ?stars?(?: films?| movies?| ratings?| ones)?|(?:(?:top|best|highest) rated|favou?rites?|top)(?: films?| movies?| ones| shows?| series)?|ratings|taste|tastes|preferences|stuff|kind of (?:thing|film|films|movie|movies|show|shows)|sort of (?:thing|film|films|movie|movies)|cup of tea|street|alley|style|comfort zone)(?! (?:films?|movies?|ones|shows?|series|is|are|was|were|include|includes|of all time)(?: |$))';
const liked =
  '(?:what|stuff|things|everything|the (?:films|movies|shows|ones)) (?:i|we) (?:usually |normally |always |really |already |have |ve )*(?:like|liked|love|loved|enjoy|enjoyed|rated|watch|go for|rate highly|rated highly)';

const rules: readonly Rule[] = [
  [
    pattern(
      `(?:(?:something|anything|more|films?|movies?|series) )?(?:(?:like|based on|from|by|going by|similar to|in line with|according to|matching|match|matches|fits|suits|to|of|up|along) )*(?:my|our) ${usual}${things}`,
    ),
    () => taste(false),
  ],
  [
    /(?:like|based on|from|going by|according to) (?:my|our) (?:library|likes|history|watch history)/u,
    () => taste(false),
  ],
  [
    pattern(`(?:like|based on|from|going by|similar to|in line with|according to|given|more of) ${liked}`),
    () => taste(false),
  ],
  [
    pattern(
      '(?:that |which )?(?:you (?:know|think|reckon|are sure) )?(?:i|we)(?:ll| will|d| would| might| may)(?: really| probably| also| surely)? (?:like|love|enjoy|adore)',
    ),
    () => taste(false),
  ],
  [
    pattern(
      '(?:tailored|personali[sz]ed|picked|chosen|made) (?:to|for) (?:me|us)|just for me|you know (?:me|my taste|what i like)',
    ),
    () => taste(false),
  ],
  [
    pattern(
      `(?:(?:completely|totally|very|something|quite|a bit|a little) )*(?:different (?:from|to|than)|outside(?: of)?|away from|out of|other than|the opposite of|unlike) (?:(?:my|our) ${usual}(?:${things}|usual)|${liked})|a change from (?:my|our) (?:usual|${usual}${things})`,
    ),
    () => taste(true),
  ],
];

/** What the person is known to like: "like my five stars", "not my usual stuff". */
export const createTasteReader = (now: number) => createReader(rules, now);
