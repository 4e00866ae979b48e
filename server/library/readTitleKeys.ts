import type { TitleId } from '@marquee/contracts/library/libraryKey.ts';

export const titlesAtOnce = 100;
const pattern = /^(movie|tv)-([1-9]\d{0,14})$/;

/** `movie-603,tv-1396` as titles; null where one of them is none, or there are too many. */
export function readTitleKeys(text: string | undefined): TitleId[] | null {
  const keys = text?.split(',', titlesAtOnce + 1) ?? [];
  if (keys.length === 0 || keys.length > titlesAtOnce) return null;
  const titles = keys.flatMap((key): TitleId[] => {
    const [, media, id] = pattern.exec(key) ?? [];
    return media === undefined ? [] : [{ media: media === 'tv' ? 'tv' : 'movie', id: Number(id) }];
  });
  return titles.length === keys.length ? titles : null;
}
