import renumbered from '@marquee/content/catalogue/ids/renumbered.json' with { type: 'json' };

import { libraryKey, readKey, type TitleId } from '#library/libraryKey.ts';

const numbers = new Map(renumbered.map(({ media, earlier, id }) => [`${media}/${earlier}`, id]));

/** Where TMDB answered, a title whose number the catalogue had for another one was once stored this much higher. */
const aside = 1_000_000_000_000;

/** A title by today's number: libraries and their exports may have its earlier number, assigned by Marquee. */
export function currentTitle({ media, id }: TitleId): TitleId {
  const known = id > aside ? id - aside : id;
  return { media, id: numbers.get(`${media}/${known}`) ?? known };
}

/** A key of a library with today's number. */
export function currentKey(key: string): string {
  const read = readKey(key);
  if (read?.kind === 'mark') return libraryKey.mark(currentTitle(read.title), read.name);
  return read?.kind === 'item' ? libraryKey.item(read.list, currentTitle(read.title)) : key;
}
