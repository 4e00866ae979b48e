import type { TitleId } from '@marquee/contracts/library/libraryKey.ts';
import { skipToken } from '@reduxjs/toolkit/query/react';

import { type Library, type MarkedTitle, useLibrary } from '#web/api/library/library.ts';
import { useLikenessQuery } from '#web/api/likeness.ts';
import { useMovieQuery, useSeriesQuery } from '#web/api/titles.ts';
import { cardOf } from '#web/features/catalogue/cardOf.ts';
import { PosterCard } from '#web/features/catalogue/PosterCard.tsx';
import { useLibraryValue } from '#web/features/shelves/useLibraryValue.ts';
import { Why } from '#web/features/title/Why.tsx';
import { shelves as words } from '#web/messages/en/shelves.ts';
import { titleMore } from '#web/messages/en/titleMore.ts';
import { Shelf } from '#web/ui/Shelf.tsx';

/** Half stars from which on somebody liked a title: three and a half. */
const likedFrom = 7;
const mostShelves = 2;
const worthAShelf = 4;

const none: readonly MarkedTitle<'rating'>[] = [];

/** What the person has already said something about needs no recommendation. */
function isNew(library: Library, title: TitleId): boolean {
  const { watchlist, seen, rating, hidden } = library.marksOf(title);
  return !watchlist && !seen && rating === null && !hidden;
}

function BecauseShelf({ library, liked }: { library: Library; liked: TitleId }) {
  const { media, id } = liked;
  const movie = useMovieQuery(media === 'movie' ? id : skipToken).data;
  const series = useSeriesQuery(media === 'tv' ? id : skipToken).data;
  const { data: likeness } = useLikenessQuery({ media, id });
  const title = movie ?? series;
  const cards = (title?.recommended ?? []).map(cardOf);
  // Read once more after each mark: what was just added to the watchlist leaves the row.
  const fresh = useLibraryValue(
    library,
    (opened) =>
      cards
        .filter((card) => isNew(opened, card))
        .map((card) => `${card.media}:${card.id}`)
        .join(' '),
    '',
  ).split(' ');
  const shown = cards.filter((card) => fresh.includes(`${card.media}:${card.id}`));
  if (!title || shown.length < worthAShelf) return null;
  return (
    <Shelf title={words.because(title.name)} subtitle={likeness && titleMore.eachSaysWhy}>
      {shown.map((card) => {
        const reasons = likeness?.reasons[`${card.media}:${card.id}`] ?? [];
        return (
          <PosterCard
            key={`${card.media}:${card.id}`}
            card={card}
            {...(reasons.length > 0 && { note: <Why reasons={reasons} /> })}
          />
        );
      })}
    </Shelf>
  );
}

/** Rows that follow from the titles which the person rated highly of late. */
export function BecauseShelves() {
  const library = useLibrary();
  const rated = useLibraryValue(library, (opened) => opened.titlesWith('rating'), none);
  const liked = rated.filter(({ value }) => value >= likedFrom).slice(0, mostShelves);
  return (
    library &&
    liked.map(({ title }) => (
      <BecauseShelf key={`${title.media}:${title.id}`} library={library} liked={title} />
    ))
  );
}
