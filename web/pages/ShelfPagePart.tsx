import type { MarkName, TitleId } from '@marquee/contracts/library/libraryKey.ts';
import { useEffect } from 'react';

import { useKnownTitlesQuery } from '#web/api/knownTitles.ts';
import type { MarkedTitle } from '#web/api/library/library.ts';
import { cardOf } from '#web/features/catalogue/cardOf.ts';
import { PosterCard } from '#web/features/catalogue/PosterCard.tsx';
import { QueryProblem } from '#web/features/problem/QueryProblem.tsx';
import { formatDate } from '#web/lib/formatDate.ts';
import { library as marks } from '#web/messages/en/library.ts';
import { shelves as words } from '#web/messages/en/shelves.ts';
import { useNear } from '#web/platform/useNear.ts';
import { useOnline } from '#web/platform/useOnline.ts';
import { SkeletonCard } from '#web/ui/SkeletonCard.tsx';

import styles from './ShelfPage.module.css';

type ShelfPartProps = {
  asked: readonly TitleId[];
  /** Titles that are still on the shelf, by `movie/603`. */
  still: ReadonlySet<string>;
  values: ReadonlyMap<string, MarkedTitle['value']>;
  mark: MarkName;
  /** Somebody comes near its end. */
  onNear?: () => void;
};

/** What the mark says beyond that it is there. */
function noteOf(mark: MarkName, value: MarkedTitle['value'] | undefined): string | undefined {
  if (mark === 'rating' && typeof value === 'number') return marks.stars(value);
  const day = mark === 'seen' && typeof value === 'object' && 'on' in value ? formatDate(value.on) : null;
  return day === null ? undefined : words.seenOn(day);
}

/** A piece of a shelf. What the catalogue doesn't know is counted, not dropped in silence. */
export function ShelfPart({ asked, still, values, mark, onNear }: ShelfPartProps) {
  const { data, error, refetch } = useKnownTitlesQuery(asked);
  const online = useOnline();
  const [end, isNear] = useNear<HTMLParagraphElement>('1200px');
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
