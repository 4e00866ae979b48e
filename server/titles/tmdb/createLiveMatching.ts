import type { TitleId } from '@marquee/contracts/library/libraryKey.ts';
import type { MediaType } from '@marquee/contracts/paths.ts';
import type { TypedMovie, TypedTv } from '@marquee/contracts/tmdb/lists.ts';
import { type Ask, isFields, listIn, type QueryParams, readAs } from '@marquee/titles';

type Item = TypedMovie | TypedTv;
type Hit = { kind: MediaType; id: number; match: { by: string } };
type Named = {
  name: string;
  originalName: string;
  alternatives: readonly string[];
  firstYear: number | null;
};
type Asking = { kinds: readonly MediaType[]; exact?: boolean; firstYear?: number; limit: number };

export type LiveMatchingParts = {
  ask: Ask;
  titleItem: (title: TitleId) => Promise<Item | undefined>;
  /** Other names of a title in the title index. */
  entry: (media: MediaType, id: number) => Named | undefined;
};

/** As many as a few rows' answers. */
const remembered = 500;
const nameOf = ({ media, id }: TitleId) => `${media}/${id}`;
const yearNames = { movie: 'primary_release_year', tv: 'first_air_date_year' } as const;

/** Where rows of other products are found by name at TMDB: what a search has shown needn't be asked for again. */
export function createLiveMatching({ ask, titleItem, entry }: LiveMatchingParts) {
  const seen = new Map<string, Item>();

  function remember(kind: MediaType, found: readonly unknown[], by: string): Hit[] {
    const items = found.flatMap((one) => readAs(kind, one) ?? []);
    for (const item of items) seen.set(nameOf({ media: kind, id: item.id }), item);
    for (const name of [...seen.keys()].slice(0, Math.max(0, seen.size - remembered))) seen.delete(name);
    return items.map(({ id }) => ({ kind, id, match: { by } }));
  }

  const asked = async (path: string, params: QueryParams) => {
    const answer = await ask<unknown>(path, params);
    return (list: string) => (answer.ok && isFields(answer.body) ? listIn(answer.body, list) : []);
  };

  async function byImdb(imdb: string): Promise<Hit[]> {
    const found = await asked(`find/${imdb}`, { external_source: 'imdb_id' });
    return [
      ...remember('movie', found('movie_results'), 'number'),
      ...remember('tv', found('tv_results'), 'number'),
    ];
  }

  const byName = async (kind: MediaType, query: string, firstYear: number | undefined) => {
    const params = { query, ...(firstYear !== undefined && { [yearNames[kind]]: firstYear }) };
    const found = await asked(`search/${kind}`, params);
    return remember(kind, found('results'), 'name');
  };

  return {
    search: {
      find: async (query: string, { kinds, firstYear, limit }: Asking): Promise<{ hits: Hit[] }> => {
        if (/^tt\d{5,}$/.test(query)) return { hits: (await byImdb(query)).slice(0, limit) };
        const found = await Promise.all(kinds.map((kind) => byName(kind, query, firstYear)));
        return { hits: found.flat().slice(0, limit) };
      },
      entry,
    },
    titleItem: async (title: TitleId): Promise<Item | undefined> =>
      seen.get(nameOf(title)) ?? titleItem(title),
  };
}
