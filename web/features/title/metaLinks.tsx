import type { ReactNode } from 'react';

import { ratingIn } from '#web/api/certification.ts';
import type { Title } from '#web/api/titleModel.ts';
import { sentenceWords } from '#web/lib/sentenceList.ts';
import { useRegion } from '#web/platform/region.ts';

import { FacetLinks } from './FacetLinks.tsx';

/** The genres of the line under a name: "Science fiction, drama". */
export function genreLinks({ media, genres }: Title): ReactNode {
  if (genres.length === 0) return null;
  const words = sentenceWords(genres.map(({ name }) => name));
  const values = genres.map(({ id }, index) => ({ value: id, label: words[index] ?? '' }));
  return <FacetLinks key="genres" media={media} facet="genre" values={values} />;
}

/** In its frame. What can be narrowed down by certificate is so by the American ones: others lead nowhere. */
function Certification({ media, ratings }: Title) {
  const [region, rating] = ratingIn(ratings, useRegion()) ?? [];
  if (!rating) return null;
  const isLinked = region === 'US';
  return (
    <b>
      {isLinked ? (
        <FacetLinks media={media} facet="certification" values={[{ value: rating, label: rating }]} />
      ) : (
        rating
      )}
    </b>
  );
}

/** The certification of the person's country, or the one that is known best. */
export const certificationLink = (title: Title): ReactNode =>
  title.ratings.length > 0 && <Certification key="certification" {...title} />;

export const yearLink = (media: Title['media'], year: number | null): ReactNode =>
  year !== null && (
    <FacetLinks key="year" media={media} facet="year" values={[{ value: year, label: String(year) }]} />
  );
