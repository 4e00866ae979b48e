import { libraryKey, readKey, type TitleId } from '@marquee/contracts/library/libraryKey.ts';

/** A title under the number that its keys have on the other side: as it is kept, or as it is shown. */
export function renumbered(title: TitleId, toOther: (key: string) => string): TitleId {
  const read = readKey(toOther(libraryKey.mark(title, 'seen')));
  return read?.kind === 'mark' ? read.title : title;
}
