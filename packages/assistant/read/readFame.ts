import type { Wish, WishOf } from '@marquee/contracts/assistant/part.ts';

import { createReader, type Meaning, pattern, type Rule } from './rules.ts';

const wish = (...wishes: Wish[]): Meaning => ({ wishes, sort: 'measure' });
const known = wish({ slot: 'fame', fame: 'known' });
const hidden = wish({ slot: 'fame', fame: 'hidden' });
const scored = (min: number) => (min >= 1 && min <= 10 ? wish({ slot: 'score', min }) : null);
const ordered = (by: WishOf<'order'>['by']) => wish({ slot: 'order', by });

const fame: readonly Rule[] = [
  [
    /(?:hidden|unknown|forgotten|lost|secret|overlooked|unsung|undiscovered|obscure|underrated|lesser known|little known) (?:gems?|treasures?|masterpieces?|classics?|pearls?)/u,
    () => hidden,
  ],
  [
    /(?:really |very |somewhat |more or less |more |criminally )?(?:obscure|underrated|under rated|under appreciated|underappreciated|overlooked|under seen|underseen|under watched|underwatched|unheard of|little seen|seldom seen|niche|unsung|off the beaten (?:path|track)|under the radar)/u,
    () => hidden,
  ],
  [
    /(?:little|lesser|less|not so|not that|not very|not too|not widely|barely|hardly|not) (?:well )?known|less famous/u,
    () => hidden,
  ],
  [/unknown(?= (?:films?|movies?|shows?|series|ones))|sleeper hits?|sleepers|deep cuts?/u, () => hidden],
  [
    /(?:(?:that|which) )?(?:(?:i|we|you|most people|people|many people|many|few people|others|everyone|everybody) )?(?:probably )?(?:havent|have not|has not|hasnt|never|have never|wont have|may not have|might not have|not many(?: people)?(?: have)?|hardly anyone|hardly anybody|no one|nobody|noone|few people|not everyone|not everybody)(?: has| have)?(?: ever)?(?: probably)? (?:heard (?:of|about)|knows?(?: about| of)?|talks? about|seems to (?:know|have seen))/u,
    () => hidden,
  ],
  [
    /(?:really |very |super |more |widely |hugely )?(?:popular|well known|famous|mainstream|widely known|wellknown)|(?:big )?(?:blockbusters?|(?:box office|big|huge|smash) hits?)|(?:that |which )?(?:everyone|everybody) (?:knows|has seen|talks about|is talking about|loves)|household names?/u,
    () => known,
  ],
  [/better known|more mainstream/u, () => known],
];

const number = String.raw`(\d{1,2}(?:\.\d)?)`;
const outOf = String.raw`(?: ?/ ?10| out of (?:10|ten)| stars?| points?)?(?: (?:on|at|by) (?:the )?(?:imdb|tmdb|letterboxd)| imdb| rating| score)?`;
const more =
  '(?:over|above|at least|more than|higher than|better than|min(?:imum)?(?: of)?|no less than|not (?:below|under))';
const rated =
  '(?:with )?(?:an? )?(?:rated|(?:imdb |tmdb |user |average )?(?:rating|ratings|score|scores|scored|scoring)(?: of| is)?|imdb)';

const score: readonly Rule[] = [
  [
    /(?:critically|highly|widely|universally|much|very well|well) (?:acclaimed|praised|rated|reviewed|regarded|received|ranked|scored|liked|loved)|critical(?:ly)? (?:darlings?|hits?|success)|(?:with |has |have )?(?:good|great|high|excellent|strong|positive|top|rave) (?:reviews?|ratings?|scores?)|acclaimed|top rated|best reviewed|loved by critics|critics (?:love|loved)/u,
    () => scored(7.5),
  ],
  [pattern(`${rated} ${more} ${number}${outOf}`), ([, min]) => scored(Number(min))],
  [
    pattern(
      `${rated} ${number}(?:${outOf} (?:or (?:more|higher|above|better|up)|and (?:up|above|higher|over)|plus)| and(?= |$))`,
    ),
    ([, min]) => scored(Number(min)),
  ],
  [
    pattern(`${more} (?:an? )?${number}(?: ?/ ?10| out of (?:10|ten)| stars?)(?: (?:on|at|by) imdb)?`),
    ([, min]) => scored(Number(min)),
  ],
  [
    pattern(
      `${more} (?:an? )?${number} (?:on|at|by|in) (?:the )?(?:imdb|tmdb|letterboxd|rating|ratings|score)`,
    ),
    ([, min]) => scored(Number(min)),
  ],
  [
    pattern(`${more} (?:an? )?(?:imdb |tmdb )?(?:rating|score) (?:of )?${number}`),
    ([, min]) => scored(Number(min)),
  ],
  // A number alone is a score where nothing follows that could be counted.
  [
    pattern(`${more} (?:an? )?${number}(?=$| [.,]| (?:and|or|but|please|if|with|from|in)(?: |$))`),
    ([, min]) => scored(Number(min)),
  ],
  [
    pattern(
      `${number}${outOf} (?:or (?:more|higher|above|better|up)|and (?:above|higher|up|over)|plus)(?=$| [.,]| (?:on|in|imdb|rating|rated|please|and|or|but))(?: (?:on )?(?:imdb|rating|rated))?`,
    ),
    ([, min]) => scored(Number(min)),
  ],
  [
    pattern(`${number} (?:and|plus) (?:on imdb|imdb|rating|ratings|rated|score)`),
    ([, min]) => scored(Number(min)),
  ],
];

const order: readonly Rule[] = [
  [
    /(?:the )?(?:newest|latest|most recent)(?: (?:ones? |releases? )?first)?|sort(?:ed)? by (?:date|year|release date)/u,
    () => ordered('newest'),
  ],
  [
    /(?:the )?oldest(?: (?:ones? )?first)?|(?:in )?chronological(?:ly)?(?: order)?|(?:in|(?:what|which|whats|what is) (?:is )?) ?(?:the )?(?:right |correct |proper |best |release |viewing |watch(?:ing)? )?order(?! to)(?: of release)?(?: (?:do|should|can|shall) (?:i|we|you) (?:watch|see|view|start)(?: them| it)?| to (?:watch|see)(?: them| it)?(?: in)?)?|by (?:release )?(?:date|year)(?: of release)?/u,
    () => ordered('oldest'),
  ],
  [
    /(?:the )?(?:very )?(?:best|highest) (?:rated|ranked|scored|scoring|reviewed)?(?: ?(?:ones? )?first)?(?! (?:friends?|friend|man|men|picture|actor|actress|director|known|years|buddies|buddy|mates?|way|day|to))|(?:the )?(?<!my )(?:greatest|finest|top \d+|best)(?: (?:ones? )?first)?(?! (?:friends?|friend|man|men|picture|actor|actress|director|known|years|buddies|buddy|mates?|way|day|showman|story|to|in show|generation))|sort(?:ed)? by (?:rating|score)/u,
    () => ordered('best'),
  ],
  [
    /(?:the )?(?:most (?:popular|famous|well known|watched)|best known)(?: (?:ones? )?first)?|sort(?:ed)? by popularity/u,
    ([all]) => ((all ?? '').includes('first') || (all ?? '').includes('sort') ? ordered('known') : known),
  ],
  [
    /(?:the )?(?:very )?(?:shortest|quickest)(?: (?:ones? )?first)?|sort(?:ed)? by (?:length|runtime|duration)/u,
    () => ordered('shortest'),
  ],
  [/(?:the )?(?:very )?longest(?: (?:ones? )?first)?/u, () => ordered('longest')],
];

export const createFameReader = (now: number) => createReader([...fame, ...score, ...order], now);
