import { libraryKey, readKey, type TitleRef } from '#contracts/library/libraryKey.ts';

/** A title under the number that its keys have on the other side: as it is kept, or as it is shown. */
export function renumbered(title: TitleRef, toOther: (key: string) => string): TitleRef {
  const read = readKey(toOther(libraryKey.mark(title, 'seen')));
  return read?.kind === 'mark' ? read.title : title;
}
