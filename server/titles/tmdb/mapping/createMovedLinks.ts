import type { TitleId } from '@marquee/contracts/library/libraryKey.ts';
import type { TitleNumbers } from '@marquee/contracts/library/titleNumbers.ts';
import { idOf, type MediaType, slug } from '@marquee/contracts/paths.ts';
import { largestTmdbId } from '@marquee/contracts/tmdb/largestId.ts';
import { normalise } from '@marquee/text';
import type { Ask } from '@marquee/titles';

type Kind = MediaType | 'person' | 'collection';

export type MovedLinksParts = {
  numbers: TitleNumbers;
  /** How the embedded catalogue calls what has a number of its own; undefined where nothing has. */
  ownName: (kind: Kind, id: number) => string | undefined;
  /** Null where the embedded catalogue answers. */
  ask: Ask | null;
};

const page = /^\/(movie|tv|person|collection)\/(\d{1,16})(?:-([^/]*))?(\/.*)?$/;

type Named = { id?: unknown; name?: unknown };

/**
 * Where a link leads that was made while somebody else answered. A number may mean another title now; the words behind
 * it say which one was meant. Null where the link is right as it is, or nobody can say.
 */
export function createMovedLinks({ numbers, ownName, ask }: MovedLinksParts) {
  const isMeant = (kind: Kind, id: number, words: string | undefined) => {
    const name = ownName(kind, id);
    return name !== undefined && words !== undefined && slug(name) === words;
  };

  /** From the catalogue's number to the one that is shown. */
  function toShown(title: TitleId, words: string | undefined): number | null {
    const { id } = numbers.shown(title);
    const isOurs = title.id > largestTmdbId || isMeant(title.media, title.id, words);
    return id !== title.id && isOurs ? id : null;
  }

  /** From TMDB's number to the catalogue's. */
  function toKept(title: TitleId, words: string | undefined): number | null {
    const { id } = numbers.kept(title);
    if (id === title.id || ownName(title.media, id) === undefined) return null;
    const isFree = ownName(title.media, title.id) === undefined;
    return isFree || isMeant(title.media, id, words) ? id : null;
  }

  /** People and collections have numbers of our own making in the catalogue: TMDB's are found by their names. */
  async function byName(kind: 'person' | 'collection', id: number, words: string | undefined) {
    const name = ownName(kind, id);
    if (!ask || name === undefined || !isMeant(kind, id, words)) return null;
    const asked = await ask<{ results?: readonly Named[] | null }>(`search/${kind}`, { query: name });
    const found = asked.ok ? (asked.body.results ?? []) : [];
    const same = found.find((one) => typeof one.name === 'string' && normalise(one.name) === normalise(name));
    return typeof same?.id === 'number' && same.id !== id ? same.id : null;
  }

  return async (pathname: string): Promise<string | null> => {
    const [, kind, digits = '', words, rest = ''] = page.exec(pathname) ?? [];
    const id = idOf(digits);
    if (id === null) return null;
    const title = { media: kind === 'tv' ? 'tv' : 'movie', id } as const;
    const moved =
      kind === 'person' || kind === 'collection'
        ? await byName(kind, id, words)
        : ask
          ? toShown(title, words)
          : toKept(title, words);
    return moved === null ? null : `/${kind}/${moved}${words ? `-${words}` : ''}${rest}`;
  };
}
