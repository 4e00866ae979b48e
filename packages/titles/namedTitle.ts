import type { KnownTitle } from '@marquee/contracts/library/libraryAnswer.ts';
import type { TitleId } from '@marquee/contracts/library/libraryKey.ts';

import type { NameEntry } from './nameEntry.ts';
import { titleOfItem } from './titleOfItem.ts';
import type { TitleMatch, TitleSource } from './titleSource.ts';

/** A title with the names that are shown of it, and those of an index. */
export function namedTitle(item: KnownTitle, entry: NameEntry | undefined): TitleMatch {
  const { name, originalName, year } = titleOfItem(item);
  return {
    item,
    names: [name, originalName, ...(entry ? [entry.name, entry.originalName] : [])],
    alsoNamed: entry?.alternatives ?? [],
    year: year ?? entry?.firstYear ?? null,
  };
}

/** A source's titles for those who leave out what isn't there. */
export const knownItem =
  ({ title }: Pick<TitleSource, 'title'>) =>
  async (asked: TitleId): Promise<KnownTitle | undefined> => {
    const found = await title(asked);
    return found.ok ? found.body : undefined;
  };
