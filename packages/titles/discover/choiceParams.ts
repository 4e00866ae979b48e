import type { Choice, ChoiceName } from '@marquee/contracts/facets.ts';
import type { MediaType } from '@marquee/contracts/paths.ts';

import type { QueryParams } from '#ask.ts';

import { dayText, daysFrom } from './dates.ts';
import { fameParams } from './fameVotes.ts';

/** What the table needs beside the values. */
export type Context = {
  media: MediaType;
  today: Date;
  /** The numbers of the keywords for what a title is made after, by the word of the facet. */
  sources: ReadonlyMap<string, readonly number[]>;
};

/** A side of a choice as the protocol's parameters; null where it has none for these values. */
type Say = (values: readonly string[], context: Context) => QueryParams | null;
type Sides = { in?: Say; out?: Say };

const and =
  (name: string): Say =>
  (values) => ({ [name]: values.join(',') });
const or =
  (name: string): Say =>
  (values) => ({ [name]: values.join('|') });

/** Values mapped to codes. Excluded ones leave the other codes. */
function coded(name: string, codes: Readonly<Record<string, number>>, all: number): Sides {
  const numbers = (values: readonly string[]) => values.flatMap((value) => codes[value] ?? []);
  return {
    in: (values) => {
      const wanted = numbers(values);
      return wanted.length > 0 ? { [name]: wanted.join('|') } : null;
    },
    out: (values) => {
      const out = new Set(numbers(values));
      return {
        [name]: Array.from({ length: all }, (_, code) => code)
          .filter((code) => !out.has(code))
          .join('|'),
      };
    },
  };
}

/** The cinema's programme is six weeks back and four ahead. */
const programme: Say = (values, { today }) => ({
  with_release_type: '2|3',
  'release_date.gte': values.includes('now') ? daysFrom(today, -42) : daysFrom(today, 1),
  'release_date.lte': values.includes('soon') ? daysFrom(today, 28) : dayText(today),
});

function keywordsOf(values: readonly string[], { sources }: Context): readonly number[] | null {
  const numbers = values.map((value) => sources.get(value) ?? []);
  return numbers.every((some) => some.length > 0) ? numbers.flat() : null;
}

/** Certifications are those of the United States. */
const certificationCountry = 'US';

const both: Partial<Record<ChoiceName, Sides>> = {
  genre: { in: and('with_genres'), out: and('without_genres') },
  language: { in: or('with_original_language') },
  country: { in: or('with_origin_country') },
  keyword: { in: and('with_keywords'), out: and('without_keywords') },
  fame: { in: (values, { media }) => fameParams(media, values) },
  source: {
    in: (values, context) => {
      const numbers = keywordsOf(values, context);
      return numbers && { with_keywords: numbers.join('|') };
    },
    out: (values, context) => {
      const numbers = keywordsOf(values, context);
      return numbers && { without_keywords: numbers.join(',') };
    },
  },
};

/** The supported parameters of each facet. Unsupported: moods, what is in no collection, who is not in it. */
export const choiceParams: Readonly<Record<MediaType, Partial<Record<ChoiceName, Sides>>>> = {
  movie: {
    ...both,
    certification: {
      in: (values) => ({ certification: values.join('|'), certification_country: certificationCountry }),
    },
    person: { in: and('with_people') },
    actor: { in: and('with_cast') },
    showing: { in: programme },
  },
  tv: {
    ...both,
    network: { in: or('with_networks') },
    status: coded('with_status', { returning: 0, ended: 3, canceled: 4 }, 6),
    form: coded(
      'with_type',
      { documentary: 0, news: 1, miniseries: 2, reality: 3, scripted: 4, 'talk-show': 5 },
      7,
    ),
  },
};

/** A choice as parameters, and the unsupported sides of it. */
export function sayChoice(
  name: ChoiceName,
  choice: Choice,
  context: Context,
): { said: QueryParams[]; left: Choice } {
  const sides = choiceParams[context.media][name];
  const say = (side: 'in' | 'out') =>
    choice[side].length === 0 ? {} : (sides?.[side]?.(choice[side], context) ?? null);
  const [wanted, out] = [say('in'), say('out')];
  // Asking for one status excludes the others anyway.
  const isEnough = (name === 'status' || name === 'form') && choice.in.length > 0;
  return {
    said: [wanted ?? {}, isEnough ? {} : (out ?? {})],
    left: { in: wanted ? [] : choice.in, out: out ? [] : choice.out },
  };
}
