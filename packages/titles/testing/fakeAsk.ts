import type { Ask, QueryParams } from '#ask.ts';

type Answers = Readonly<Record<string, (params: QueryParams) => unknown>>;

function addressOf(path: string, params: QueryParams): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(params)) search.append(name, String(value));
  return search.size > 0 ? `${path}?${search.toString()}` : path;
}

/** A protocol with a test's answers. A number is the status of a failure. */
export function fakeAsk(answers: Answers): { ask: Ask; asked: string[] } {
  const asked: string[] = [];
  // oxlint-disable-next-line typescript/no-unnecessary-type-parameters -- the caller says what it expects, as of the real one
  const ask: Ask = async <Body>(path: string, params: QueryParams = {}) => {
    asked.push(decodeURIComponent(addressOf(path, params)));
    const body = answers[path]?.(params) ?? 404;
    return typeof body === 'number' ? { ok: false, status: body } : { ok: true, body: body as Body };
  };
  return { ask, asked };
}

export const pageOf = (results: readonly unknown[], total = results.length, page = 1) => ({
  page,
  results,
  total_pages: Math.ceil(total / 20),
  total_results: total,
});

export const film = (id: number, title: string, more: object = {}) => ({
  adult: false,
  backdrop_path: null,
  genre_ids: [18],
  id,
  original_language: 'en',
  original_title: title,
  overview: '',
  popularity: 50 - id,
  poster_path: `/film${id}.jpg`,
  release_date: '1999-03-31',
  title,
  video: false,
  vote_average: 8,
  vote_count: 100,
  ...more,
});

export const series = (id: number, name: string, more: object = {}) => ({
  adult: false,
  backdrop_path: null,
  first_air_date: '2004-01-01',
  genre_ids: [18],
  id,
  name,
  origin_country: ['US'],
  original_language: 'en',
  original_name: name,
  overview: '',
  popularity: 50 - id,
  poster_path: null,
  vote_average: 7,
  vote_count: 100,
  ...more,
});

export const person = (id: number, name: string) => ({
  adult: false,
  gender: 1,
  id,
  known_for: [],
  known_for_department: 'Acting',
  name,
  original_name: name,
  popularity: 50 - id,
  profile_path: null,
});
