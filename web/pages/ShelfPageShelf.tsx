import type { MarkName } from '@marquee/contracts/library/libraryKey.ts';
import { paths } from '@marquee/contracts/paths.ts';
import { useState } from 'react';

import type { Library, MarkedTitle } from '#web/api/library/library.ts';
import { inShelfOrder, type ShelfAddress } from '#web/features/shelves/shelfOrder.ts';
import { useLibraryValue } from '#web/features/shelves/useLibraryValue.ts';
import { useSteadyChunks } from '#web/features/shelves/useSteadyChunks.ts';
import { shelves as words } from '#web/messages/en/shelves.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { MarksContext, useMarksHere } from '#web/ui/MarksContext.ts';
import { StateMessage } from '#web/ui/StateMessage.tsx';

import { ShelfPart } from './ShelfPagePart.tsx';
import { ShelfTools } from './ShelfPageTools.tsx';

import text from '#web/ui/type.module.css';
import styles from './ShelfPage.module.css';

const chunkSize = 48;
const none: readonly MarkedTitle[] = [];

export type ShelfProps = { library: Library; mark: MarkName; path: string; address: ShelfAddress };

function EmptyShelf({ mark, isKind }: { mark: MarkName; isKind: boolean }) {
  const { title, text: says } = isKind ? words.empty.kind : words.empty[mark];
  return (
    <StateMessage
      title={title}
      actions={
        !isKind && (
          <>
            <ButtonLink href={paths.popular}>{words.popular}</ButtonLink>
            <ButtonLink variant="quiet" href={paths.bringLibrary}>
              {words.bring}
            </ButtonLink>
          </>
        )
      }
    >
      <p>{says}</p>
    </StateMessage>
  );
}

/** The titles of a shelf, asked for as somebody comes near them. */
export function Shelf({ library, mark, path, address }: ShelfProps) {
  const all: readonly MarkedTitle[] = useLibraryValue(library, (opened) => opened.titlesWith(mark), none);
  const shown = inShelfOrder(all, address);
  const chunks = useSteadyChunks(
    shown.map(({ title }) => title),
    chunkSize,
  );
  const [reached, reach] = useState(1);
  const marks = useMarksHere();
  const values = new Map(shown.map(({ title, value }) => [`${title.media}/${title.id}`, value]));
  return (
    <div className={`${text.wrap} ${styles.shelf}`}>
      {all.length > 0 && <ShelfTools all={all} shown={shown} path={path} address={address} mark={mark} />}
      {shown.length === 0 && <EmptyShelf mark={mark} isKind={all.length > 0} />}
      {/* Here everything is shown: this is where people look for what they have hidden elsewhere. */}
      <MarksContext value={marks && { ...marks, isHidden: () => false }}>
        <div className={styles.grid}>
          {chunks.slice(0, reached).map(({ asked, shown: still }, index) => (
            <ShelfPart
              key={`${asked[0]?.media}/${asked[0]?.id}`}
              asked={asked}
              still={still}
              values={values}
              mark={mark}
              {...(index === reached - 1 && reached < chunks.length && { onNear: () => reach(reached + 1) })}
            />
          ))}
        </div>
      </MarksContext>
    </div>
  );
}
