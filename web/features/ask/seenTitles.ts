import { mostExcluded } from '@marquee/contracts/assistant/limits.ts';
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

export async function isAnySeen(titles: readonly TitleId[]): Promise<boolean> {
  const library = await openLibrary();
  return titles.some((title) => isOut(library, title));
}
