import aspects from '@marquee/content/words/aspects.json' with { type: 'json' };
import type { Wish, WishSlot } from '@marquee/contracts/assistant/part.ts';

import type { Refinement } from '../sentence.ts';
import { place, places, placesIn } from './places.ts';
import { createReader, type Meaning, pattern, type Rule } from './rules.ts';

/** `alone` is its wish in a sentence that follows none: "older films". */
const change = (what: Refinement, alone: readonly Wish[] = []): Meaning => ({
  wishes: alone,
  change: what,
  sort: 'measure',
});

// "The first film of a series" and "the last samurai" are other things.
const end =
  '(?=$| [.,]| (?:but|and|or|only|though|please|except|without|with|just|instead|thanks|too|again|is|was|looks?|seems?|sounds?|i)(?: |$))';

function likePlaces(said: string | undefined, not: boolean): Meaning | null {
  const found = placesIn(said ?? '');
  return found.length === 0 ? null : change({ change: 'more-like', places: found, not });
}

const maker =
  '(?:she|he|they|(?:the|that|this|its|same|the same) (?:director|directors|creator|creators|filmmaker|maker|makers|guy|woman|man|lady|person|people))';

const references: readonly Rule[] = [
  [
    pattern(`(?:ive |i have |we have |weve |i |we |already )*(?:seen|watched|saw|know) (${places})${end}`),
    ([, said]) => likePlaces(said, true),
  ],
  [
    pattern(`((?:the|your) ${place} (?:one|pick|suggestion|choice|result))${end}`),
    ([, said]) => likePlaces(said, false),
  ],
  [
    pattern(
      `(?:more |something |anything |some |others |another |give me |show me )*(?:like|similar to|of|along the lines of|keep) (${places})${end}`,
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
    pattern(
      `(?:(?:and |so )?(?:what|which|anything|something|whatever)(?: other)?(?: films| movies| series| shows| things| stuff| work)? (?:else )?(?:did|has|have|does|is|was) ${maker} (?:also |ever )?(?:make|made|making|do|done|doing|direct|directed|directing|create|created|write|written|known for|behind|famous for)(?: else| besides(?: that| this)?| before| after(?: that| this)?| too)?|(?:is there |are there |do you have |any )*(?:anything |something |stuff |films |movies |ones |more )*(?:else |other |more |another |others )+(?:films |movies |film |movie |one |ones |things |stuff |work |works |titles )*(?:by|from|of) (?:${maker}|him|her|them|hers|his|theirs)|(?:show me |i want |whats |what are )?(?:the )?(?:his|her|their|the (?:director|creator|filmmaker)s) (?:other|best|early|earlier|later|older|newer|first|previous|next) (?:films?|movies?|work|works|stuff|ones?|series|shows?)|(?:by |from )?(?:the )?same (?:director|creator|filmmaker|maker|makers)|what else by (?:${maker}|him|her|them))(?=$| please| [.,])`,
    ),
    () => change({ change: 'same-maker' }),
  ],
  [
    /(?:not|without|except|(?:but )?no more|no) (?:with )?(?:him|her|that (?:actor|actress|guy|man|woman|director))(?: (?:though|please|again|either))?(?=$| [.,])|(?:anyone|anybody|someone|somebody) else(?=$| please| [.,])/u,
    () => change({ change: 'not-them' }),
  ],
  [
    /undo(?: that| it| the last(?: one| change)?)?(?: please| again| too)?|(?:no , |no )?(?:the (?:one|ones|list|answer|results) (?:from )?before(?: that)?|(?:the )?previous (?:one|ones|list|answer|results))(?=$| please| [.,])|take (?:that|it) back|un ?do|ctrl z|(?:i )?(?:didnt|did not) mean that|as you were|(?:go|take me|step|take it|went) back(?: a step| one| one step| to (?:the )?(?:previous|before|last)(?: one| ones| results?)?)?|(?:never ?mind|scratch|forget|cancel|revert|ignore) (?:that(?= please|$| [.,])|the last(?: one| bit| part| thing)?|what i (?:just )?said)|revert|as (?:it was )?before|back to (?:the )?(?:previous|before)(?: ones?| results?)?/u,
    () => change({ change: 'undo' }),
  ],
  [
    /(?:lets |let us |can we |i want to |please )?(?:start|begin|try) (?:over|again|afresh|anew|from scratch|fresh)(?: please)?|reset(?: everything| all| it)?|clear (?:all|everything|it|that|the conversation)|from scratch|forget (?:all (?:of )?(?:that|this|it)|everything|it all)(?: i said)?|new (?:search|conversation|question|request)|restart/u,
    () => change({ change: 'start-over' }),
  ],
];

/** What the words call: years, length, language. */
const slotsOf = new Map<string, readonly WishSlot[]>(
  aspects.flatMap(({ slots, called }) => called.map((word) => [word, slots as readonly WishSlot[]] as const)),
);
const aspect = `(${[...slotsOf.keys()].toSorted((a, b) => b.length - a.length).join('|')})`;
const forget = (called: string | undefined): Meaning =>
  change({ change: 'forget', slots: slotsOf.get(called ?? '') ?? [], wishes: [] });

const kids = '(?:the |my |our )?(?:kids|children|little ones|kid|boys|girls)';
const afterAll =
  '(?: (?:then|now|after all|tonight|this time|anymore|any more|with us|any longer))*(?=$| [.,])';

/** What no longer matters. */
const forgetting: readonly Rule[] = [
  [
    pattern(
      `(?:(?:but |just )?without ${kids}|${kids} (?:(?:are|is|were|will be) not|arent|isnt|wont be|will not be|not) (?:coming|joining|watching|there|here|around|home|included)(?: us| in)?)${afterAll}`,
    ),
    () =>
      change({
        change: 'forget',
        slots: ['age'],
        wishes: [{ slot: 'theme', entry: 'with-kids', not: false }],
      }),
  ],
  [
    pattern(
      `(?:forget|ignore|never ?mind|drop|skip|scrap|remove|lose|disregard|scratch|lift)(?: about)?(?: the| any| my| that| those)? ${aspect}(?: part| thing| bit| condition| filter| one| restriction)?`,
    ),
    ([, called]) => forget(called),
  ],
  [
    pattern(
      `(?:(?:in|from|of) )?any (?:other )?${aspect}(?: (?:is|are|will do|works?)(?: fine| ok| okay| good)?)?`,
    ),
    ([, called]) => forget(called),
  ],
  [
    pattern(
      `(?:the )?${aspect} (?:doesnt|does not|dont|do not|no longer|isnt|is not|arent) (?:really )?(?:matter|important|relevant)(?: any ?more| to me)?`,
    ),
    ([, called]) => forget(called),
  ],
  [
    pattern(
      `(?:(?:i |we )?(?:dont|do not) (?:really )?(?:care|mind)(?: about| which| what)?|no matter(?: the| which| what)|regardless of|whatever)(?: the)? ${aspect}`,
    ),
    ([, called]) => forget(called),
  ],
  [
    /(?:(?:it )?(?:doesnt|does not) matter|no matter|(?:i )?(?:dont|do not) care) how (long|short|old|new|recent)(?: (?:it is|they are|its))?/u,
    ([, how]) => forget(how === 'long' || how === 'short' ? 'length' : 'year'),
  ],
];

const degree =
  '(?:(?:something|anything|some|little|a|bit|even|much|way|far|slightly|somewhat|still|any|make it|make them|tad|lot|the|go) )*';
const these = '(?:these|those|them|that|this|it)(?: (?:one|ones|films?|movies?|list))?';
/** "Ones", and what they are compared with. */
const after = `(?: (?:ones?|stuff))?(?: than (?:${these}|(?:${places})(?=$| [.,]| (?:but|and|please)(?: |$))))?`;

const firstOnly = / than (?:that|this|it)(?: (?:one|film|movie))?$/u;

/** The places that it compares with; all where it says none. */
function comparedWith(said: string | undefined): { than?: readonly number[] } {
  const [, other] = (said ?? '').split(' than ');
  if (other === undefined) return {};
  if (firstOnly.test(said ?? '')) return { than: [1] };
  const found = placesIn(other);
  return found.length === 0 ? {} : { than: found };
}

// What was shown is judged: "too long", "these are all a bit too old".
const tooMuch =
  '(?<=^|[.,] )(?:(?:but|still|just|they|these|those|all|both|are|is|a|bit|little|way|far|much|thats|its|theyre|that|it|looks?|sounds?|seems?) )*too';

const createComparisons = (year: number): readonly Rule[] => [
  [
    pattern(
      `${degree}(?:older|earlier|more classic|less recent|less modern)${after}(?! (?:brother|sister|man|men|woman|women|people|couple|sibling|than|guy|person|adults?|kids?|children|audience|seasons?|episodes?))`,
    ),
    ([all]) =>
      change({ change: 'older', ...comparedWith(all) }, [
        { slot: 'years', min: null, max: year - 30, strict: false },
      ]),
  ],
  [
    pattern(
      `${degree}(?:newer|more recent|more modern|less old|more current|more up to date|later)${after}(?! (?:than|on))`,
    ),
    ([all]) =>
      /later/.test(all ?? '') && !/(?:something|bit|little|much|ones) /.test(all ?? '') && all !== 'later'
        ? null
        : change({ change: 'newer', ...comparedWith(all) }, [
            { slot: 'years', min: year - 10, max: null, strict: false },
          ]),
  ],
  [
    pattern(`${degree}(?:shorter|less long|briefer|quicker|not (?:so|as|that) long)${after}(?! than)`),
    ([all]) =>
      change({ change: 'shorter', ...comparedWith(all) }, [
        { slot: 'runtime', min: null, max: 100, strict: false },
      ]),
  ],
  [
    pattern(`${degree}(?:longer|less short)${after}(?! than)`),
    ([all]) =>
      (all ?? '').startsWith('no ')
        ? null
        : change({ change: 'longer', ...comparedWith(all) }, [
            { slot: 'runtime', min: 120, max: null, strict: false },
          ]),
  ],
  [
    pattern(
      `${degree}(?:(?:less|lesser|not (?:so|as|that)) (?:well )?(?:known|famous|popular|mainstream|obvious|big)|more (?:obscure|unknown|hidden|niche|underrated|unusual|indie)|obscurer|deeper cuts?)${after}`,
    ),
    ([all]) => change({ change: 'less-known', ...comparedWith(all) }, [{ slot: 'fame', fame: 'hidden' }]),
  ],
  [
    pattern(
      `${degree}(?:(?:better|more (?:well|widely)|more) known|more (?:famous|popular|mainstream|well known)|less (?:obscure|niche|unknown|indie)|bigger(?: names?)?)${after}`,
    ),
    ([all]) => change({ change: 'better-known', ...comparedWith(all) }, [{ slot: 'fame', fame: 'known' }]),
  ],
];

/** The change that too much of something asks for. */
const opposites: Readonly<Record<string, Shift>> = {
  old: 'newer',
  dated: 'newer',
  new: 'older',
  recent: 'older',
  modern: 'older',
  long: 'shorter',
  short: 'longer',
  known: 'less-known',
  famous: 'less-known',
  popular: 'less-known',
  obvious: 'less-known',
  mainstream: 'less-known',
  obscure: 'better-known',
  niche: 'better-known',
};
type Shift = Exclude<
  Refinement['change'],
  'more-like' | 'less' | 'forget' | 'not-them' | 'same-maker' | 'undo' | 'start-over'
>;

const measured = `(${Object.keys(opposites).join('|')})(?: for (?:me|us|tonight))?(?=$| [.,]| please)`;

function shiftBy(much = '', than: { than?: readonly number[] } = {}): Meaning | null {
  const shift = opposites[much];
  return shift === undefined ? null : change({ change: shift, ...than });
}

const judgements: readonly Rule[] = [
  // "The first one is too long": what follows is to be shorter than that.
  [
    pattern(
      `(${places}) (?:is|s|are|looks?|sounds?|seems?) (?:(?:a bit|a little|way|far|much|just|still) )*too ${measured}`,
    ),
    ([, said, much]) => shiftBy(much, { than: placesIn(said ?? '') }),
  ],
  [pattern(`${tooMuch} (?:well )?${measured}`), ([, much]) => shiftBy(much)],
];

export const createChangeReader = (now: number) =>
  createReader([...references, ...forgetting, ...createComparisons(now), ...judgements], now);
