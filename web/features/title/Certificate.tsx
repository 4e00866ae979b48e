import type { Rating } from '#web/api/certification.ts';
import { countryName } from '#web/lib/formatNames.ts';
import { titleLocale as words } from '#web/messages/en/titleLocale.ts';
import { useRegion } from '#web/platform/region.ts';

import { ratingFor } from './ratingFor.ts';

/** The certificate of the person's country, or the best known one, with the country whose it is. */
export function Certificate({ ratings }: { ratings: readonly Rating[] }) {
  const own = useRegion();
  const [region, rating] = ratingFor(ratings, own);
  return region && rating ? words.ratingIn(rating, countryName(region) ?? region) : null;
}
