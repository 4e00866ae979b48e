import { mostExcluded, mostLiked } from '@marquee/contracts/assistant/limits.ts';
import type { TitleId } from '@marquee/contracts/library/libraryKey.ts';

import { type Library, openLibrary } from '#web/api/library/library.ts';

const refOf = ({ title: { media, id } }: { title: TitleId }) => `${media}/${id}`;

const isOut = (library: Library, title: TitleId): boolean => {
  const { seen, hidden } = library.marksOf(title);
  return hidden || seen !== null;
};

/** Seen and hidden titles to leave out of an answer: as many as a question may name, the newest first. */
export async function seenTitles(): Promise<string[]> {
  const library = await openLibrary();
  const refs = [...library.titlesWith('hidden'), ...library.titlesWith('seen')].map(refOf);
  return [...new Set(refs)].slice(0, mostExcluded);
}

/** From so many half stars on: four stars. */
const likedFrom = 8;

/** The titles with the most stars, of equals the newest first. */
export async function likedTitles(): Promise<TitleId[]> {
  const library = await openLibrary();
  return library
    .titlesWith('rating')
    .filter(({ value }) => value >= likedFrom)
    .toSorted((one, other) => other.value - one.value)
    .slice(0, mostLiked)
    .map(({ title: { media, id } }) => ({ media, id }));
}

export async function isAnySeen(titles: readonly TitleId[]): Promise<boolean> {
  const library = await openLibrary();
  return titles.some((title) => isOut(library, title));
}
