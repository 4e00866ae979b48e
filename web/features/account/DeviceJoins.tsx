import { markNames } from '@marquee/contracts/library/libraryKey.ts';
import { useEffect, useState } from 'react';

import { type Library, openLibrary } from '#web/api/library/library.ts';
import { readSite } from '#web/lib/site.ts';
import { signedInWords } from '#web/messages/en/authSignedIn.ts';
import { Icon } from '#web/ui/Icon.tsx';

/** Titles that a guest keeps on this device, under any mark or in any list. Without a server none joins. */
function keptTitles(library: Library): number {
  if (library.status().account !== 'guest' || !readSite().server) return 0;
  const marked = markNames.flatMap((mark) => library.titlesWith(mark).map(({ title }) => title));
  const listed = library.lists().flatMap(({ id }) => library.itemsOf(id).map(({ title }) => title));
  return new Set([...marked, ...listed].map(({ media, id }) => `${media} ${id}`)).size;
}

/** How much of this device joins the account. Renders nothing where that is none. */
export function JoinsAccount({ openLibrary }: { openLibrary: () => Promise<Library> }) {
  const [count, setCount] = useState(0);
  useEffect(() => {
    let isHere = true;
    // Without the library there is no line, and the form works all the same.
    openLibrary().then(
      (library) => isHere && setCount(keptTitles(library)),
      () => {},
    );
    return () => {
      isHere = false;
    };
  }, [openLibrary]);
  if (count === 0) return null;
  return (
    <p>
      <Icon name="mark" />
      {signedInWords.joins(count)}
    </p>
  );
}

/** The line on how much of this device joins the account. */
export const DeviceJoins = () => <JoinsAccount openLibrary={openLibrary} />;
