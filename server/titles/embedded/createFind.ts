import type { KnownTitle } from '@marquee/contracts/library/libraryAnswer.ts';
import type { TitleId } from '@marquee/contracts/library/libraryKey.ts';
import type { Search } from '@marquee/title-search';
import { namedTitle, type TitleSource } from '@marquee/titles';

const kinds = ['movie', 'tv'] as const;
/** One number at IMDb is one title's, and few names are as many titles'. */
const most = { imdb: 5, name: 50 };

type Item = (title: TitleId) => KnownTitle | undefined;

/** Titles by their number or name, in an index of names. */
export function createFind(
  { find, entry }: Pick<Search, 'find' | 'entry'>,
  itemOf: Item,
): TitleSource['find'] {
  const named = (title: TitleId) => {
    const item = itemOf(title);
    return item ? [namedTitle(item, entry(title.media, title.id))] : [];
  };
  return async (asked) => {
    if ('title' in asked) return { ok: true, body: named(asked.title) };
    if ('imdb' in asked) {
      const { hits } = find(asked.imdb, { kinds, limit: most.imdb });
      const numbered = hits.filter(({ match }) => match.by === 'number');
      return { ok: true, body: numbered.flatMap(({ kind, id }) => named({ media: kind, id })) };
    }
    const { name, media, year, exact } = asked;
    const { hits } = find(name, {
      kinds,
      exact,
      limit: most.name,
      ...(year !== null && { firstYear: year }),
    });
    const meant = hits.filter(({ kind }) => media === null || media === kind);
    return { ok: true, body: meant.flatMap(({ kind, id }) => named({ media: kind, id })) };
  };
}
