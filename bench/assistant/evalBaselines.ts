import { type TitleFacts, type TitleKey, titleKey } from '@marquee/assistant/events';

import { MiniSearch } from '../packages/searchEngines.ts';

/** Answers a request with titles, the best first. */
export type Answerer = (request: { request: string; liked: readonly TitleFacts[] }) => readonly TitleKey[];

const most = 40;

/** Baselines without understanding: always the same titles, or plain text search. Films only, as people answered. */
export function baselines(titles: readonly TitleFacts[]): Record<'fame' | 'score' | 'plainSearch', Answerer> {
  const films = titles.filter(({ media }) => media === 'movie');
  return {
    fame: always(films.toSorted((a, b) => b.fame - a.fame || a.id - b.id)),
    score: always(films.toSorted((a, b) => b.score - a.score || b.fame - a.fame || a.id - b.id)),
    plainSearch: plainSearch(films),
  };
}

function always(films: readonly TitleFacts[]): Answerer {
  return ({ liked }) =>
    films
      .filter((film) => !liked.includes(film))
      .slice(0, most)
      .map(titleKey);
}

/** BM25 as MiniSearch has it, with its usual settings and more weight for the most telling fields. */
function plainSearch(films: readonly TitleFacts[]): Answerer {
  const search = new MiniSearch({
    fields: ['name', 'keywords', 'moods', 'genres', 'overview', 'tagline'],
    idField: 'key',
    searchOptions: { boost: { name: 2, keywords: 3, genres: 2 } },
  });
  search.addAll(
    films.map((film) => ({
      key: titleKey(film),
      name: film.name,
      keywords: film.keywords.join(' '),
      moods: film.moods.join(' '),
      genres: film.genres.join(' '),
      overview: film.overview,
      tagline: film.tagline,
    })),
  );
  const keys = new Map<string, TitleKey>(films.map((film) => [titleKey(film), titleKey(film)]));
  return ({ request, liked }) => {
    const named = new Set(liked.map(titleKey));
    return search
      .search(request)
      .flatMap(({ id }) => keys.get(String(id)) ?? [])
      .filter((key) => !named.has(key))
      .slice(0, most);
  };
}
