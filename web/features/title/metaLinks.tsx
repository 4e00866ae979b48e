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

/**
 * The certification in its frame. What can be narrowed down by certificate is so by the American ones: others lead
 * nowhere.
 */
export function certificationLink({ media, ratings: [best] }: Title): ReactNode {
  if (!best) return null;
  const [region, label] = best;
  return (
    <b key="certification">
      {region === 'US' ? (
        <FacetLinks media={media} facet="certification" values={[{ value: label, label }]} />
      ) : (
        label
      )}
    </b>
  );
}

export const yearLink = (media: Title['media'], year: number | null): ReactNode =>
  year !== null && (
    <FacetLinks key="year" media={media} facet="year" values={[{ value: year, label: String(year) }]} />
  );
