import { z } from 'zod';

import { sorts } from './facets.ts';
import { Match } from './suggest.ts';
import { PersonListItem, TypedMovie, TypedTv } from './tmdb/lists.ts';

const FacetOption = z.object({
  value: z.string(),
  /** The name of a genre, a person, a country; null where the value is a word that the app has its own words for. */
  label: z.string().nullable(),
  /**
   * How many titles there would be with this value too (`all`), or with it among the chosen ones (`any`). Null where
   * values are not counted: the titles are in another service, and too many.
   */
  count: z.int().nullable(),
});
export type FacetOption = z.infer<typeof FacetOption>;

export const FacetAnswer = z.union([
  /**
   * The most frequent values first, and every chosen one, even where its count is 0. A facet that is completed
   * by typing may come without any.
   */
  z.object({ name: z.string(), options: z.array(FacetOption) }),
  /**
   * How the titles spread, with this facet's own range left out of account. Empty where there are no titles. Where
   * values are not counted, one bin from end to end says what can be asked for.
   */
  z.object({
    name: z.string(),
    bins: z.array(z.object({ from: z.number(), to: z.number(), count: z.int().nullable() })),
  }),
]);
export type FacetAnswer = z.infer<typeof FacetAnswer>;

/** A value of a filter, included or excluded; null for all that is said of the facet: a range, or all its values. */
const Dropped = z.object({ name: z.string(), value: z.string().nullable() });

/**
 * What to drop where nothing fits all filters, and how many titles there are without it. Where no single filter is to
 * blame, `also` names those that have to go with it.
 */
const Relaxation = Dropped.extend({ total: z.int(), also: z.array(Dropped).optional() });
export type Relaxation = z.infer<typeof Relaxation>;

const Ignored = z.object({
  name: z.string(),
  value: z.string(),
  /** A known filter that the source of the titles doesn't support; otherwise the filter is unknown. */
  beyond: z.literal(true).optional(),
});

const filtered = {
  page: z.int(),
  total_pages: z.int(),
  total_results: z.int(),
  facets: z.array(FacetAnswer),
  /** Only where no title is left; the best first. */
  relax: z.array(Relaxation),
  /** Ignored pieces of the address. */
  ignored: z.array(Ignored),
  /** The supported orders, where they aren't all of them. */
  sorts: z.array(z.enum(sorts)).optional(),
};

/** `GET /api/discover/movie` and `/api/discover/tv`. */
export const DiscoverAnswer = z.object({
  ...filtered,
  results: z.array(z.discriminatedUnion('media_type', [TypedMovie, TypedTv])),
});
export type DiscoverAnswer = z.infer<typeof DiscoverAnswer>;

const why = { match: Match };
const FoundTitle = z.discriminatedUnion('media_type', [TypedMovie.extend(why), TypedTv.extend(why)]);
export type FoundTitle = z.infer<typeof FoundTitle>;
const FoundPerson = PersonListItem.extend(why);
export type FoundPerson = z.infer<typeof FoundPerson>;

/** `GET /api/search?q=`: one page of what was found, with what it can be narrowed by. */
export const SearchAnswer = z.object({
  ...filtered,
  query: z.string(),
  corrected: z.string().nullable(),
  /** Films and series, or those of the one medium asked for. Empty where people are asked for. */
  results: z.array(FoundTitle),
  /** The first people, or a page of them where people are asked for. Filters don't apply to people. */
  people: z.array(FoundPerson),
  /** Which hit is most likely meant, of those on this page. */
  best: z.object({ media: z.enum(['movie', 'tv', 'person']), id: z.int() }).nullable(),
  /** Hits of each kind, films and series within the filters. */
  totals: z.object({ movie: z.int(), tv: z.int(), person: z.int() }),
});
export type SearchAnswer = z.infer<typeof SearchAnswer>;

/** `GET /api/complete/keyword?q=` and the like: values of a facet while typing. */
export const Completions = z.object({ options: z.array(FacetOption) });
export type Completions = z.infer<typeof Completions>;

/** `GET /api/discover/movie/surprise?not=603,604`: one title that fits the filters, and is none of those. */
export const Surprise = z.object({
  /** Null where nothing fits, or nothing more. */
  result: z.discriminatedUnion('media_type', [TypedMovie, TypedTv]).nullable(),
  /** How many fit, and how many of them have not been picked yet, without this one. */
  total: z.int(),
  left: z.int(),
});
export type Surprise = z.infer<typeof Surprise>;
