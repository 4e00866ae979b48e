import type { WishOf } from '@marquee/contracts/assistant/part.ts';

import { forKids } from './readAge.ts';
import { createReader, type Meaning, pattern, type Rule } from './rules.ts';

type Highest = WishOf<'certification'>['max'];

const upTo = (max: Highest): Meaning => ({
  wishes: [{ slot: 'certification', max }],
  unwanted: [forKids],
  limited: [],
  sort: 'measure',
});
const below = { R: 'PG-13', 'PG-13': 'PG', PG: 'G' } as const;

const rules: readonly Rule[] = [
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
];

export const createCertificationReader = (now: number) => createReader(rules, now);
