import { type ReactNode, Suspense } from 'react';

import type { Series, Title } from '#web/api/titleModel.ts';
import { formatRuntime, sentenceWords } from '#web/lib/format.ts';
import { title as words } from '#web/messages/en/title.ts';

import { CertificateMarkLater } from './CertificateMarkLater.ts';
import { FacetLinks } from './Facts.tsx';
import { yearsOf } from './seasonList.ts';

/** The genres of the line under a name: "Science fiction, drama". */
export function genreLinks({ media, genres }: Title): ReactNode {
  if (genres.length === 0) return null;
  const words = sentenceWords(genres.map(({ name }) => name));
  const values = genres.map(({ id }, index) => ({ value: id, label: words[index] ?? '' }));
  return <FacetLinks key="genres" media={media} facet="genre" values={values} />;
}

export const certificationLink = ({ media, ratings }: Title): ReactNode =>
  ratings.length > 0 && (
    <Suspense key="certification">
      <CertificateMarkLater media={media} ratings={ratings} />
    </Suspense>
  );

export const yearLink = (media: Title['media'], year: number | null): ReactNode =>
  year !== null && (
    <FacetLinks key="year" media={media} facet="year" values={[{ value: year, label: String(year) }]} />
  );

/** The line of facts under a series' name. */
export function seriesMeta(series: Series): ReactNode[] {
  const years = yearsOf(series);
  const length = formatRuntime(series.episodeLength);
  return [
    years && words.yearsTo(years.from, years.to),
    series.seasonCount > 0 && words.seasons(series.seasonCount),
    length && words.about(length),
    certificationLink(series),
    genreLinks(series),
  ];
}
