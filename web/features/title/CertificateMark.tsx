import type { DetailedTitle } from '#web/api/titleModel.ts';
import { countryName } from '#web/lib/format.ts';
import { titleLocale as words } from '#web/messages/en/title.ts';
import { useRegion } from '#web/platform/locale.ts';

import { FacetLinks } from './FacetLinks.tsx';
import { ratingFor } from './titleHead.ts';

/**
 * The certificate of the person's country in its frame; another country's with its name. The certificate filter
 * has the American ones only: others aren't links.
 */
export function CertificateMark({ media, ratings }: Pick<DetailedTitle, 'media' | 'ratings'>) {
  const own = useRegion();
  const [region, rating] = ratingFor(ratings, own);
  if (!region || !rating) return null;
  const label = region === own ? rating : words.ratingIn(rating, countryName(region) ?? region);
  return (
    <b>
      {region === 'US' ? (
        <FacetLinks media={media} facet="certification" values={[{ value: rating, label }]} />
      ) : (
        label
      )}
    </b>
  );
}
