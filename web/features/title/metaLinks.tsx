import type { ReactNode } from 'react';

import type { Title } from '#web/api/titleModel.ts';
import { sentenceWords } from '#web/lib/sentenceList.ts';

import { FacetLinks } from './FacetLinks.tsx';

/** The genres of the line under a name: "Science fiction, drama". */
export function genreLinks({ media, genres }: Title): ReactNode {
  if (genres.length === 0) return null;
  const words = sentenceWords(genres.map(({ name }) => name));
  const values = genres.map(({ id }, index) => ({ value: id, label: words[index] ?? '' }));
  return <FacetLinks key="genres" media={media} facet="genre" values={values} />;
}

/** The certification in its frame. */
export const certificationLink = ({ media, certification }: Title): ReactNode =>
  certification !== null && (
    <b key="certification">
      <FacetLinks
        media={media}
        facet="certification"
        values={[{ value: certification, label: certification }]}
      />
    </b>
  );

export const yearLink = (media: Title['media'], year: number | null): ReactNode =>
  year !== null && (
    <FacetLinks key="year" media={media} facet="year" values={[{ value: year, label: String(year) }]} />
  );
