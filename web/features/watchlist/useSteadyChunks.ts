import type { TitleId } from '@marquee/contracts/library/libraryKey.ts';
import { useState } from 'react';

const nameOf = ({ media, id }: TitleId) => `${media}/${id}`;

/**
 * Cuts a list into chunks that are requested one by one. While the page stays, a title keeps its chunk: when one
 * leaves, the others are not requested again. Titles added after the page was opened are in front.
 */
export function useSteadyChunks(
  titles: readonly TitleId[],
  size: number,
): readonly { asked: readonly TitleId[]; shown: ReadonlySet<string> }[] {
  const [first] = useState(titles);
  const shown = new Set(titles.map(nameOf));
  const known = new Set(first.map(nameOf));
  const late = titles.filter((title) => !known.has(nameOf(title)));
  const chunks: TitleId[][] = [];
  for (const part of [late, first])
    for (let start = 0; start < part.length; start += size) chunks.push(part.slice(start, start + size));
  return chunks.map((asked) => ({ asked, shown }));
}
