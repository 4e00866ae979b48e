import type { MarkName, TitleId } from '@marquee/contracts/library/libraryKey.ts';
import { paths } from '@marquee/contracts/paths.ts';
import { useEffect, useState } from 'react';
import { useLocation, useSearch } from 'wouter';

import { useKnownTitlesQuery } from '#web/api/knownTitles.ts';
import { type Library, type MarkedTitle, useLibrary } from '#web/api/library/library.ts';
import { cardOf } from '#web/features/catalogue/cardOf.ts';
import { PosterCard } from '#web/features/catalogue/PosterCard.tsx';
import { QueryProblem } from '#web/features/problem/QueryProblem.tsx';
import {
  inMarkListOrder,
  LibraryHead,
  type MarkListAddress,
  markListAt,
  readMarkListAddress,
} from '#web/features/watchlist/LibraryHead.tsx';
import { useLibraryValue } from '#web/features/watchlist/useLibraryValue.ts';
import { useSteadyChunks } from '#web/features/watchlist/useSteadyChunks.ts';
import { formatDate } from '#web/lib/format.ts';
import { library as marks } from '#web/messages/en/library.ts';
import { libraryPages as words } from '#web/messages/en/libraryPages.ts';
import { usePageHead } from '#web/platform/pageHead.ts';
import { useOnline } from '#web/platform/useOnline.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { MarksContext, useMarksHere } from '#web/ui/MarksContext.tsx';
import { SkeletonCard } from '#web/ui/Skeleton.tsx';
import { StateMessage } from '#web/ui/StateMessage.tsx';
import { useCameNear } from '#web/ui/useInView.ts';

import { MarkListSkeleton } from './MarkListPageSkeleton.tsx';
import { MarkListTools } from './MarkListPageTools.tsx';
import { Page as NotFound } from './NotFoundPage.tsx';

import text from '#web/ui/type.module.css';
import styles from './MarkListPage.module.css';

type MarkListChunkProps = {
  asked: readonly TitleId[];
  /** Titles that are still on the list, by `movie/603`. */
  still: ReadonlySet<string>;
  values: ReadonlyMap<string, MarkedTitle['value']>;
  mark: MarkName;
  /** Called when its end comes near. */
  onNear?: () => void;
};

/** The mark's own data, such as a rating. */
function noteOf(mark: MarkName, value: MarkedTitle['value'] | undefined): string | undefined {
  if (mark === 'rating' && typeof value === 'number') return marks.stars(value);
  const day = mark === 'seen' && typeof value === 'object' && 'on' in value ? formatDate(value.on) : null;
  return day === null ? undefined : words.seenOn(day);
}

/** A chunk of the list. Titles that the source doesn't know are counted and reported. */
function MarkListChunk({ asked, still, values, mark, onNear }: MarkListChunkProps) {
  const { data, error, refetch } = useKnownTitlesQuery(asked);
  const online = useOnline();
  const { near: isNear, ref: end } = useCameNear();
  useEffect(() => {
    if (isNear && data) onNear?.();
  }, [isNear, data, onNear]);

  const here = asked.filter(({ media, id }) => still.has(`${media}/${id}`));
  if (error && !data)
    return (
      <div className={styles.wide}>
        <QueryProblem error={error} retry={() => void refetch()} what={words.what} />
      </div>
    );
  if (!data) return here.map(({ media, id }) => <SkeletonCard key={`${media}/${id}`} />);
  const cards = data.map(cardOf).filter(({ media, id }) => still.has(`${media}/${id}`));
  const missing = here.length - cards.length;
  return (
    <>
      {cards.map((card) => {
        const note = noteOf(mark, values.get(`${card.media}/${card.id}`));
        return <PosterCard key={`${card.media}/${card.id}`} card={card} {...(note && { note })} />;
      })}
      {missing > 0 && <p className={styles.wide}>{online ? words.unknown(missing) : words.later(missing)}</p>}
      {onNear && <p ref={end} className={styles.wide} />}
    </>
  );
}

const chunkSize = 48;
const none: readonly MarkedTitle[] = [];

type MarkListProps = { library: Library; mark: MarkName; path: string; address: MarkListAddress };

function EmptyMarkList({ mark, isKind }: { mark: MarkName; isKind: boolean }) {
  const { title, text: says } = isKind ? words.empty.kind : words.empty[mark];
  return (
    <StateMessage
      title={title}
      actions={
        !isKind && (
          <>
            <ButtonLink href={paths.popular}>{words.popular}</ButtonLink>
            <ButtonLink variant="quiet" href={paths.transfer}>
              {words.import}
            </ButtonLink>
          </>
        )
      }
    >
      <p>{says}</p>
    </StateMessage>
  );
}

/** The titles of a list, requested as they come near. */
function MarkList({ library, mark, path, address }: MarkListProps) {
  const all: readonly MarkedTitle[] = useLibraryValue(library, (opened) => opened.titlesWith(mark), none);
  const shown = inMarkListOrder(all, address);
  const chunks = useSteadyChunks(
    shown.map(({ title }) => title),
    chunkSize,
  );
  const [reached, reach] = useState(1);
  const marks = useMarksHere();
  const values = new Map(shown.map(({ title, value }) => [`${title.media}/${title.id}`, value]));
  return (
    <div className={`${text.wrap} ${styles.list}`}>
      {all.length > 0 && <MarkListTools all={all} shown={shown} path={path} address={address} mark={mark} />}
      {shown.length === 0 && <EmptyMarkList mark={mark} isKind={all.length > 0} />}
      {/* Hidden and seen titles show here, too: this is where people look for them. */}
      <MarksContext value={marks && { ...marks, isHidden: () => false }}>
        <div className={styles.grid}>
          {chunks.slice(0, reached).map(({ asked, shown: still }, index) => (
            <MarkListChunk
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

type KnownMarkList = NonNullable<ReturnType<typeof markListAt>>;

/** The titles with one of the person's marks. */
function KnownMarkListPage({ mark, path }: KnownMarkList) {
  const search = useSearch();
  const library = useLibrary();
  const title = words.names[mark];
  usePageHead({
    title: words.documentTitle(title),
    description: words.description,
    canonical: path,
    robots: 'noindex',
  });
  return (
    <>
      <LibraryHead title={title} current={path} library={library} />
      {library ? (
        <MarkList
          key={`${mark}?${search}`}
          library={library}
          mark={mark}
          path={path}
          address={readMarkListAddress(search)}
        />
      ) : (
        <MarkListSkeleton />
      )}
    </>
  );
}

export function Page() {
  const [pathname] = useLocation();
  const list = markListAt(pathname);
  return list ? <KnownMarkListPage {...list} /> : <NotFound />;
}
