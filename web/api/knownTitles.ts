import type { KnownTitle, SharedList, Titles } from '#contracts/library/libraryAnswer.ts';
import type { TitleRef } from '#contracts/library/libraryKey.ts';
import { loadChunk } from '#web/platform/loadChunk.ts';

import { client } from './client.ts';

/** What this device keeps of them, for when nobody can be asked. */
async function keptHere(titles: readonly TitleRef[]): Promise<KnownTitle[]> {
  try {
    const { openKeptTitles } = await loadChunk(() => import('./library/keptTitles.ts'));
    return await openKeptTitles().read(titles);
  } catch {
    return [];
  }
}

/** Titles by their numbers, and lists that people share. Ours alone: no other source of films knows them. */
export const knownTitles = client.injectEndpoints({
  endpoints: (build) => ({
    /** Those of the titles that are known, in the order asked; at most 100. */
    knownTitles: build.query<KnownTitle[], readonly TitleRef[]>({
      queryFn: async (titles, _api, _options, ask) => {
        const offline = navigator.onLine ? [] : await keptHere(titles);
        if (offline.length > 0) return { data: offline };
        const keys = titles.map(({ media, id }) => `${media}-${id}`).join(',');
        const { data, error } = await ask(`api/titles?keys=${keys}`);
        if (!error) return { data: (data as Titles).results };
        const kept = error.status === 'FETCH_ERROR' ? await keptHere(titles) : [];
        return kept.length > 0 ? { data: kept } : { error };
      },
      providesTags: ['Movies'],
    }),
    sharedList: build.query<SharedList, { share: string; page: number }>({
      query: ({ share, page }) => `api/lists/${encodeURIComponent(share)}?page=${page}`,
      providesTags: ['Movies'],
    }),
  }),
});

export const { useKnownTitlesQuery, useSharedListQuery } = knownTitles;
