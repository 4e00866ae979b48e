import type { Wish } from '@marquee/contracts/assistant/part.ts';

import type { Refinement } from '../sentence.ts';
import { createReader, type Meaning, type Rule } from './rules.ts';

const pattern = (source: string) => new RegExp(source, 'u');

/** `alone` is its wish in a sentence that follows none: "older films". */
const change = (what: Refinement, alone: readonly Wish[] = []): Meaning => ({
  wishes: alone,
  change: what,
  sort: 'measure',
});

const placeOf: Readonly<Record<string, number>> = {
  first: 1,
  '1st': 1,
  top: 1,
  second: 2,
  '2nd': 2,
  third: 3,
  '3rd': 3,
  fourth: 4,
  '4th': 4,
  fifth: 5,
  '5th': 5,
  sixth: 6,
  '6th': 6,
  seventh: 7,
  '7th': 7,
  eighth: 8,
  '8th': 8,
  last: -1,
  bottom: -1,
};
const ordinal = Object.keys(placeOf).join('|');
const numbered = String.raw`(?:number|no|nr|num|pick|choice|option|result) (?:\d{1,2}|one)`;
const place = `(?:(?:${ordinal})(?: [234])?|${numbered})`;
const one = '(?: (?:one|ones|pick|film|movie|title|show|series|suggestion|result|choice))?';
const places = `(?:the |your |my )?${place}${one}(?:(?: ,)?(?: and| or|) (?:the )?${place}${one})*`;
// "The first film of a series" and "the last samurai" are other things.
const end =
  '(?=$| [.,]| (?:but|and|or|only|though|please|except|without|with|just|instead|thanks|too|again|is|was|looks?|seems?|sounds?|i)(?: |$))';

const aPlace = new RegExp(
  String.raw`(?<![\p{L}\p{N}])(?:(${ordinal})(?: ([234])(?![\p{L}\p{N}]))?|(?<=(?:number|no|nr|num|pick|choice|option|result) )(\d{1,2}|one))(?![\p{L}\p{N}])`,
  'gu',
);

/** The places that were named, from 1, or below 0 from the end. */
function placesIn(said: string): number[] {
  const found: number[] = [];
  for (const [, word, several, figure] of said.matchAll(aPlace)) {
    if (word === undefined) {
      found.push(figure === 'one' ? 1 : Number(figure));
      continue;
    }
    const first = placeOf[word] ?? 0;
    for (let step = 0; step < Number(several ?? 1); step += 1)
      found.push(first > 0 ? first + step : first - step);
  }
  return [...new Set(found.filter((each) => each !== 0 && each <= 40))];
}

const onePlace = new RegExp(`^(?:the |your |my )?${place}${one}$`, 'u');

/** The one place that words name, such as "the second one"; null where they name none. */
export const placeIn = (said: string): number | null =>
  onePlace.test(said) ? (placesIn(said)[0] ?? null) : null;

function likePlaces(said: string | undefined, not: boolean): Meaning | null {
  const found = placesIn(said ?? '');
  return found.length === 0 ? null : change({ change: 'more-like', places: found, not });
}

const references: readonly Rule[] = [
  [
    pattern(`(?:ive |i have |we have |weve |i |already )*(?:seen|watched) (${places})${end}`),
    ([, said]) => likePlaces(said, true),
  ],
  [
    pattern(`((?:the|your) ${place} (?:one|pick|suggestion|choice|result))${end}`),
    ([, said]) => likePlaces(said, false),
  ],
  [
    pattern(
      `(?:more |something |anything |some |others |another |give me |show me )*(?:like|similar to|of|along the lines of) (${places})${end}`,
    ),
    ([all, said]) => ((all ?? '').startsWith('of ') ? null : likePlaces(said, false)),
  ],
  [
    pattern(
      `(?:not|without|except|drop|remove|skip|leave out|lose|nothing like|forget)(?: like)? (${places})${end}`,
    ),
    ([, said]) => likePlaces(said, true),
  ],
  [
    pattern(`(?:more (?:like|of|films like|movies like) (?:that|this|it)(?: one)?)${end}`),
    () => change({ change: 'more-like', places: [1], not: false }),
  ],
  [
    /(?:none|not any|not) of (?:these|those|them)|not (?:these|those|them)(?: ones?| films| movies| again)?|(?:seen|watched|know) (?:all (?:of )?)?(?:these|those|them)(?: all)?(?: already| before)?|(?:ive|i have|we have|weve|i|we)(?: already)? (?:seen|watched|know) (?:all (?:of )?)?(?:these|those|them)(?: all)?(?: already| before)?|(?:something|anything|some|somewhat) (?:completely |totally |entirely |very )?(?:else|different)(?: than (?:these|those|this|that))?|(?:show me |give me |any |some )?others?(?: ones?)?(?=$| please| [.,])|(?:show me |give me )?(?:some |a few )?(?:(?:more|other|different) (?:options|ideas|suggestions|picks|results|ones|choices|films|movies|titles|recommendations)|new (?:options|ideas|suggestions|picks|results|ones))(?=$| please| [.,])|next(?: ones?| page)?(?=$| please)|(?:show |give )?me more|anything else|what else|more please|different ones?/u,
    () => change({ change: 'not-these' }),
  ],
  [
    /undo(?: that| it| the last(?: one| change)?)?|(?:go|take me|step|take it|went) back(?: a step| one| one step| to (?:the )?(?:previous|before|last)(?: one| ones| results?)?)?|(?:never ?mind|scratch|forget|cancel|revert|ignore) (?:that|the last(?: one| bit| part| thing)?|what i (?:just )?said)|revert|as (?:it was )?before|back to (?:the )?(?:previous|before)(?: ones?| results?)?/u,
    () => change({ change: 'undo' }),
  ],
  [
    /(?:lets |let us |can we |i want to |please )?(?:start|begin|try) (?:over|again|afresh|anew|from scratch|fresh)(?: please)?|reset(?: everything| all| it)?|clear (?:all|everything|it|that|the conversation)|from scratch|forget (?:all (?:of )?(?:that|this|it)|everything|it all)(?: i said)?|new (?:search|conversation|question|request)|restart/u,
    () => change({ change: 'start-over' }),
  ],
];

const degree =
  '(?:(?:something|anything|some|little|a|bit|even|much|way|far|slightly|somewhat|still|any|make it|make them|tad|lot|the|go) )*';
const after = '(?: (?:ones?|stuff))?';

const createComparisons = (year: number): readonly Rule[] => [
  [
    pattern(
      `${degree}(?:older|earlier|more classic|less recent|less modern)${after}(?! (?:brother|sister|man|men|woman|women|people|couple|sibling|than|guy|person|adults?|kids?|children|audience|seasons?|episodes?))`,
    ),
    () => change({ change: 'older' }, [{ slot: 'years', min: null, max: year - 30, strict: false }]),
  ],
  [
    pattern(
      `${degree}(?:newer|more recent|more modern|less old|more current|more up to date|later)${after}(?! (?:than|on))`,
    ),
    ([all]) =>
      /later/.test(all ?? '') && !/(?:something|bit|little|much|ones) /.test(all ?? '') && all !== 'later'
        ? null
        : change({ change: 'newer' }, [{ slot: 'years', min: year - 10, max: null, strict: false }]),
  ],
  [
    pattern(`${degree}(?:shorter|less long|briefer|quicker|not (?:so|as|that) long)${after}(?! than)`),
    () => change({ change: 'shorter' }, [{ slot: 'runtime', min: null, max: 100, strict: false }]),
  ],
  [
    pattern(`${degree}(?:longer|less short)${after}(?! than)`),
    ([all]) =>
      (all ?? '').startsWith('no ')
        ? null
        : change({ change: 'longer' }, [{ slot: 'runtime', min: 120, max: null, strict: false }]),
  ],
  [
    pattern(
      `${degree}(?:(?:less|lesser|not (?:so|as|that)) (?:well )?(?:known|famous|popular|mainstream|obvious|big)|more (?:obscure|unknown|hidden|niche|underrated|unusual|indie)|obscurer|deeper cuts?)${after}`,
    ),
    () => change({ change: 'less-known' }, [{ slot: 'fame', fame: 'hidden' }]),
  ],
  [
    pattern(
      `${degree}(?:(?:better|more (?:well|widely)|more) known|more (?:famous|popular|mainstream|well known)|less (?:obscure|niche|unknown|indie)|bigger(?: names?)?)${after}`,
    ),
    () => change({ change: 'better-known' }, [{ slot: 'fame', fame: 'known' }]),
  ],
];

export const createChangeReader = (now: number) =>
  createReader([...references, ...createComparisons(now)], now);
