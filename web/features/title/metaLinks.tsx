import { type ReactNode, Suspense } from 'react';

import type { DetailedTitle } from '#web/api/titleModel.ts';
import { sentenceWords } from '#web/lib/format.ts';

import { LazyCertificateMark } from './CertificateMark.lazy.ts';
import { FacetLinks } from './FacetLinks.tsx';

/** The genres of the line under a name: "Science fiction, drama". */
export function genreLinks({ media, genres }: DetailedTitle): ReactNode {
  if (genres.length === 0) return null;
  const words = sentenceWords(genres.map(({ name }) => name));
  const values = genres.map(({ id }, index) => ({ value: id, label: words[index] ?? '' }));
  return <FacetLinks key="genres" media={media} facet="genre" values={values} />;
}

export const certificationLink = ({ media, ratings }: DetailedTitle): ReactNode =>
  ratings.length > 0 && (
    <Suspense key="certification">
      <LazyCertificateMark media={media} ratings={ratings} />
    </Suspense>
  );

export const yearLink = (media: DetailedTitle['media'], year: number | null): ReactNode =>
  year !== null && (
    <FacetLinks key="year" media={media} facet="year" values={[{ value: year, label: String(year) }]} />
  );
