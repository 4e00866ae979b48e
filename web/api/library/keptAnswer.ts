import type { Titles } from '@marquee/contracts/library/libraryAnswer.ts';
import type { TitleId } from '@marquee/contracts/library/libraryKey.ts';

import { openKeptTitles } from './keptTitles.ts';

/** This device's copy of the titles that an address asks for; null where it has none of them. */
export async function keptAnswer(address: string): Promise<Titles | null> {
  const keys = new URL(address).searchParams.get('keys') ?? '';
  const titles = keys.split(',').flatMap((key): TitleId[] => {
    const [media, id] = key.split('-');
    return media === 'movie' || media === 'tv' ? [{ media, id: Number(id) }] : [];
  });
  const results = await openKeptTitles()
    .read(titles)
    .catch(() => []);
  return results.length > 0 ? { results } : null;
}
