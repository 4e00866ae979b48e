import { certificationFor, companyNumbers } from '@marquee/assistant/events';
import type { Wish, WishOf } from '@marquee/contracts/assistant/part.ts';
import type { MediaType } from '@marquee/contracts/paths.ts';

import { dateName, sayRange } from '#discover/rangeParams.ts';

import type { QueryParams } from '../ask.ts';
import { genreNumbers } from './genreNumbers.ts';

type Said = Record<string, QueryParams[string]>;

const certifications = ['G', 'PG', 'PG-13', 'R'] as const;
/** With fewer votes a score means little. */
const tellingVotes = { movie: 200, tv: 80 } as const;
const hiddenVotes = { from: 40, to: 1500 } as const;
const knownVotes = 4000;
const firstDay = '1870-01-01';

const ofSlot = <Name extends Wish['slot']>(wishes: readonly Wish[], slot: Name): WishOf<Name>[] =>
  wishes.filter((wish): wish is WishOf<Name> => wish.slot === slot);

const isNot = (wish: Wish): boolean => 'not' in wish && wish.not === true;

/** The widest of several ranges: one of them is enough. */
function envelope(ranges: readonly { min: number | null; max: number | null }[]) {
  const mins = ranges.map(({ min }) => min ?? -Infinity);
  const maxs = ranges.map(({ max }) => max ?? Infinity);
  const [from, to] = [Math.min(...mins), Math.max(...maxs)];
  return { from: Number.isFinite(from) ? from : null, to: Number.isFinite(to) ? to : null };
}

function genreParams(wishes: readonly Wish[], media: MediaType): QueryParams {
  const numbers = (not: boolean) => [
    ...new Set(
      ofSlot(wishes, 'genre')
        .filter((wish) => wish.not === not)
        .flatMap(({ genre }) => genreNumbers[media][genre] ?? []),
    ),
  ];
  // A pair of which only one half is unwanted isn't excluded here: its rows are checked.
  const wanted = numbers(false);
  const out = media === 'movie' ? numbers(true) : numbers(true).filter((id) => id < 10_759 || id > 10_768);
  return {
    ...(wanted.length > 0 && { with_genres: wanted.join(',') }),
    ...(out.length > 0 && { without_genres: out.join(',') }),
  };
}

const personParams: Record<WishOf<'person'>['role'], string> = {
  any: 'with_people',
  cast: 'with_cast',
  director: 'with_crew',
  writer: 'with_crew',
};

/** People: TMDB supports this filter for films only. */
function peopleParams(wishes: readonly Wish[], media: MediaType): QueryParams {
  const said: Said = {};
  for (const { id, role } of media === 'movie' ? ofSlot(wishes, 'person').filter((wish) => !wish.not) : []) {
    const name = personParams[role];
    said[name] = said[name] === undefined ? String(id) : `${said[name]},${id}`;
  }
  return said;
}

function companyParams(wishes: readonly Wish[]): QueryParams {
  const numbers = (not: boolean) =>
    ofSlot(wishes, 'company')
      .filter((wish) => wish.not === not)
      .flatMap(({ name }) => companyNumbers(name));
  const [wanted, out] = [numbers(false), numbers(true)];
  return {
    ...(wanted.length > 0 && { with_companies: wanted.join('|') }),
    ...(out.length > 0 && { without_companies: out.join(',') }),
  };
}

function originParams(wishes: readonly Wish[]): QueryParams {
  const languages = ofSlot(wishes, 'language').filter((wish) => !wish.not);
  const countries = ofSlot(wishes, 'country').filter((wish) => !wish.not);
  return {
    ...(languages.length > 0 && {
      with_original_language: languages.map(({ language }) => language).join('|'),
    }),
    ...(countries.length > 0 && { with_origin_country: countries.map(({ country }) => country).join('|') }),
  };
}

function rangeParams(wishes: readonly Wish[], media: MediaType): QueryParams {
  const years = ofSlot(wishes, 'years').filter((wish) => !isNot(wish));
  const runtimes = ofSlot(wishes, 'runtime');
  return {
    ...(years.length > 0 && sayRange('year', envelope(years), media)),
    ...(runtimes.length > 0 && sayRange('runtime', envelope(runtimes), media)),
  };
}

function certificationParams(wishes: readonly Wish[], media: MediaType): QueryParams {
  const age = ofSlot(wishes, 'age').at(-1)?.years;
  const said = ofSlot(wishes, 'certification').at(-1)?.max;
  const max = said ?? (age === undefined ? null : certificationFor(age));
  if (max === null || media === 'tv') return {};
  const allowed = certifications.slice(0, certifications.indexOf(max) + 1);
  return { certification_country: 'US', certification: allowed.join('|') };
}

/** Minimum votes, and the order. People, companies and keywords are narrow enough that fewer votes will do. */
function orderParams(
  wishes: readonly Wish[],
  { media, isNarrow, today }: { media: MediaType; isNarrow: boolean; today: string },
): QueryParams {
  const votes = isNarrow ? 10 : tellingVotes[media];
  const date = dateName[media];
  const score = ofSlot(wishes, 'score').at(-1)?.min;
  const fame = ofSlot(wishes, 'fame').at(-1)?.fame;
  const by = ofSlot(wishes, 'order').at(-1)?.by;
  const scored: QueryParams = score === undefined ? {} : { 'vote_average.gte': score };
  if (by === 'newest')
    return { ...scored, sort_by: `${date}.desc`, 'vote_count.gte': votes / 4, [`${date}.lte`]: today };
  if (by === 'oldest')
    return { ...scored, sort_by: `${date}.asc`, 'vote_count.gte': votes / 4, [`${date}.gte`]: firstDay };
  if (fame === 'hidden')
    return {
      ...scored,
      sort_by: 'vote_average.desc',
      'vote_count.gte': hiddenVotes.from,
      'vote_count.lte': hiddenVotes.to,
    };
  if (fame === 'known' || by === 'known')
    return { ...scored, sort_by: 'popularity.desc', 'vote_count.gte': isNarrow ? votes : knownVotes };
  if (by === 'best' || score !== undefined)
    return { ...scored, sort_by: 'vote_average.desc', 'vote_count.gte': votes };
  return { sort_by: 'popularity.desc', 'vote_count.gte': votes };
}

export type Discovering = { media: MediaType; keywords: readonly number[]; today: string };

/** Wishes as parameters of `discover`. Unsupported ones are left out: the rows are checked afterwards. */
export function discoverParams(
  wishes: readonly Wish[],
  { media, keywords, today }: Discovering,
): QueryParams {
  const people = peopleParams(wishes, media);
  const isOfCompany = wishes.some((wish) => wish.slot === 'company' && !wish.not);
  const isNarrow = keywords.length > 0 || Object.keys(people).length > 0 || isOfCompany;
  const status = ofSlot(wishes, 'status').at(-1)?.status;
  const range = rangeParams(wishes, media);
  return {
    include_adult: false,
    page: 1,
    ...orderParams(wishes, { media, isNarrow, today }),
    ...genreParams(wishes, media),
    ...range,
    ...originParams(wishes),
    ...certificationParams(wishes, media),
    ...people,
    ...companyParams(wishes),
    ...(keywords.length > 0 && { with_keywords: keywords.join('|') }),
    ...(media === 'tv' && status !== undefined && { with_status: status === 'ended' ? '3|4' : '0' }),
  };
}

/** Films, unless the wishes are about series. */
export function mediumOf(wishes: readonly Wish[]): MediaType {
  const said = ofSlot(wishes, 'media').at(-1)?.media;
  if (said !== undefined) return said;
  if (wishes.some(({ slot }) => slot === 'seasons' || slot === 'episodes' || slot === 'status')) return 'tv';
  const liked = ofSlot(wishes, 'like').filter((wish) => !isNot(wish));
  return liked.length > 0 && liked.every(({ media }) => media === 'tv') ? 'tv' : 'movie';
}
