import type { Records } from '#server/titles/embedded/build/records.ts';
import type { CatalogueSearch } from '#server/titles/embedded/ports.ts';

type Named = { id: number; popularity: number; names: readonly string[]; year?: number };

const fold = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/**
 * Finds names that contain every word as it was written, the last one as a prefix: no typos are allowed, so that
 * what we forgive ourselves shows.
 */
export function createExactSearch({
  title,
  title_name: also,
  person,
  collection,
  keyword,
}: Records): CatalogueSearch {
  const othersOf = Map.groupBy(also, ({ media, title_id: id }) => `${media}/${id}`);
  const titlesOf = (media: 'movie' | 'tv') =>
    title
      .filter((record) => record.media === media)
      .map(({ id, popularity, name, original_name: original, year }) => ({
        id,
        popularity,
        year,
        names: [name, original, ...(othersOf.get(`${media}/${id}`) ?? []).map((other) => other.name)].map(
          fold,
        ),
      }));
  const plain = (records: readonly { id: number; name: string; popularity?: number }[]) =>
    records.map(({ id, name, popularity = 0 }) => ({ id, popularity, names: [fold(name)] }));

  const movies = titlesOf('movie');
  const series = titlesOf('tv');
  const people = plain(person);
  const collections = plain(collection);
  const keywords = plain(keyword);

  const find = (all: readonly Named[], query: string): Named[] => {
    const text = fold(query);
    const words = text.split(' ');
    if (text === '') return [];
    const holds = (name: string) =>
      words.every((word, at) => name.includes(at < words.length - 1 ? ` ${word} ` : ` ${word}`));
    const isWhole = ({ names }: Named) => Number(names.includes(text));
    return all
      .filter(({ names }) => names.some((name) => holds(` ${name} `)))
      .sort((one, other) => isWhole(other) - isWhole(one) || other.popularity - one.popularity);
  };
  const hitsOf = (found: readonly Named[]) => ({ hits: found.map(({ id }) => id), corrected: null });
  const inYear = (found: Named[], year: number | undefined) =>
    year === undefined ? found : found.filter((named) => named.year === year);

  return {
    searchMovies: (query, { year, primaryReleaseYear } = {}) =>
      hitsOf(inYear(find(movies, query), primaryReleaseYear ?? year)),
    searchTv: (query, { year, firstAirDateYear } = {}) =>
      hitsOf(inYear(find(series, query), firstAirDateYear ?? year)),
    searchPeople: (query) => hitsOf(find(people, query)),
    searchCollections: (query) => hitsOf(find(collections, query)),
    searchKeywords: (query) => hitsOf(find(keywords, query)),
    searchMulti: (query) => ({
      hits: [
        ...find(movies, query).map(({ id, popularity }) => ({ media: 'movie' as const, id, popularity })),
        ...find(series, query).map(({ id, popularity }) => ({ media: 'tv' as const, id, popularity })),
        ...find(people, query).map(({ id, popularity }) => ({ media: 'person' as const, id, popularity })),
      ].sort((one, other) => other.popularity - one.popularity),
      corrected: null,
    }),
  };
}
