import type { TitleId } from '@marquee/contracts/library/libraryKey.ts';
import { skipToken } from '@reduxjs/toolkit/query/react';

import { type Library, type MarkedTitle, useLibrary } from '#web/api/library/library.ts';
import { useSeriesQuery } from '#web/api/shows.ts';
import { useMovieQuery } from '#web/api/titles.ts';
import { cardOf } from '#web/features/catalogue/cardOf.ts';
import { useLibraryValue } from '#web/features/watchlist/useLibraryValue.ts';
import { libraryPages as words } from '#web/messages/en/libraryPages.ts';

import { RelatedRow } from './RelatedRow.tsx';

/** From so many half stars on a title counts as liked: three and a half. */
const likedFrom = 7;
const mostRows = 2;
const worthARow = 4;

const none: readonly MarkedTitle<'rating'>[] = [];

/** Titles with any mark of the person need no recommendation. */
function isNew(library: Library, title: TitleId): boolean {
  const { watchlist, seen, rating, hidden } = library.marksOf(title);
  return !watchlist && !seen && rating === null && !hidden;
}

function BecauseRow({ library, liked }: { library: Library; liked: TitleId }) {
  const { media, id } = liked;
  const movie = useMovieQuery(media === 'movie' ? id : skipToken).data;
  const series = useSeriesQuery(media === 'tv' ? id : skipToken).data;
  const title = movie ?? series;
  const cards = (title?.recommended ?? []).map(cardOf);
  // Read again after each mark: what was just added to the watchlist leaves the row.
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
  if (!title) return null;
  return <RelatedRow title={words.because(title.name)} relatedTo={liked} cards={shown} fewest={worthARow} />;
}

/** Rows based on titles which the person rated highly of late. */
export function BecauseRows() {
  const library = useLibrary();
  const rated = useLibraryValue(library, (opened) => opened.titlesWith('rating'), none);
  const liked = rated.filter(({ value }) => value >= likedFrom).slice(0, mostRows);
  return (
    library &&
    liked.map(({ title }) => (
      <BecauseRow key={`${title.media}:${title.id}`} library={library} liked={title} />
    ))
  );
}
