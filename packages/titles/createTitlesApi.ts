import { facetsFor, isRange } from '@marquee/contracts/facets.ts';
import { idOf, type MediaType } from '@marquee/contracts/paths.ts';
import { isExact, readAsked, readNot, readPageNumber, readSearch } from '@marquee/facets';

import { answered, type ApiAnswer, badRequest, notFound, unavailable } from './apiAnswer.ts';
import type { Asked } from './ask.ts';
import { localeIn } from './localeIn.ts';
import type { TitleSource } from './titleSource.ts';

/** Answers a path below `/api`; null for an unknown one. */
export type TitlesApi = (path: string, search: URLSearchParams) => Promise<ApiAnswer | null>;

const badPage = badRequest('Pages go from 1 to 500.');
const noQuery = badRequest('The parameter q, the search text, is missing.');
const noTitle = notFound('No title has this number.');

const mediaOf = (text: string | null | undefined): MediaType | null =>
  text === 'movie' || text === 'tv' ? text : null;

const answer = (asked: Asked<object>): ApiAnswer => (asked.ok ? answered(asked.body) : unavailable(asked));

async function suggest({ suggest }: TitleSource, search: URLSearchParams): Promise<ApiAnswer> {
  const query = search.get('q');
  return query === null ? noQuery : answer(await suggest(query, { exact: isExact(search) }));
}

async function find(source: TitleSource, search: URLSearchParams): Promise<ApiAnswer> {
  const query = search.get('q');
  const page = readPageNumber(search);
  if (query === null) return noQuery;
  if (page === null) return badPage;
  return answer(await source.search({ query, page, ...readSearch(search, source.knows) }));
}

async function discover(
  { knows, discover }: TitleSource,
  media: MediaType,
  search: URLSearchParams,
): Promise<ApiAnswer> {
  const page = readPageNumber(search);
  if (page === null) return badPage;
  const asked = readAsked(search, media, { knows, sort: 'popularity' });
  return answer(await discover({ media, asked, page }));
}

async function surprise(
  { knows, surprise }: TitleSource,
  media: MediaType,
  search: URLSearchParams,
): Promise<ApiAnswer> {
  const asked = readAsked(search, media, { knows, sort: 'popularity' });
  return answer(await surprise({ media, asked, not: readNot(search.get('not') ?? '') }));
}

async function complete(
  { knows, complete }: TitleSource,
  name: string,
  search: URLSearchParams,
): Promise<ApiAnswer> {
  const media = mediaOf(search.get('media'));
  if (media === null && search.has('media')) return badRequest('The parameter media is movie or tv.');
  const facet = facetsFor(media).find((one) => one === name);
  if (facet === undefined || isRange(facet))
    return notFound('No facet of this name has values to choose from.');
  const within = search.get('within');
  const asked = readAsked(search, media, { knows, sort: 'match' });
  return answer(
    await complete({
      facet,
      typed: search.get('q') ?? '',
      media,
      asked,
      within: within === null ? null : { query: within, exact: isExact(search) },
    }),
  );
}

async function similar({ similar }: TitleSource, media: MediaType, number: string): Promise<ApiAnswer> {
  const id = idOf(number);
  if (id === null) return noTitle;
  const asked = await similar({ media, id });
  return !asked.ok && asked.status === 404 ? noTitle : answer(asked);
}

/** Search, suggestions, discover and the like over a source of titles: their `/api` answers. */
export function createTitlesApi(source: TitleSource): TitlesApi {
  const { inLocale } = source;
  if (!inLocale) return answersOf(source);
  return (path, address) => {
    const { locale, search } = localeIn(address);
    return answersOf(inLocale(locale))(path, search);
  };
}

function answersOf(source: TitleSource): TitlesApi {
  return async (path, search) => {
    const parts = path.split('/');
    const [service, first = '', second = ''] = parts;
    if (path === 'search') return find(source, search);
    if (path === 'suggest') return suggest(source, search);
    if (service === 'complete' && parts.length === 2) return complete(source, first, search);
    const media = mediaOf(first);
    if (media === null) return null;
    if (service === 'discover' && parts.length === 2) return discover(source, media, search);
    if (path === `discover/${media}/surprise`) return surprise(source, media, search);
    return service === 'likeness' && parts.length === 3 ? similar(source, media, second) : null;
  };
}
