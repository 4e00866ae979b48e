import { type Audience, madeFor } from '@marquee/contracts/audience.ts';

import type { LikenessFacts } from './likenessWeights.ts';

/** How much each difference counts, from none to the greatest. Fitted with the shares of `likenessTo.ts`. */
const cost = {
  madeFor: 0.22,
  fromAge: 0.26,
  scary: 0.1,
  violence: 0.1,
  sex: 0.11,
  strongLanguage: 0.11,
  sad: 0.06,
  pace: 0.1,
  attention: 0.09,
};
const adult = 18;
const mostLevel = 3;
/** From this many steps of `madeFor` on, titles are for different people, whatever else they share. */
const apart = 3;
const veto = 2;

/** A title's audience by its certificate, where nobody judged it: from small children to adults. */
const certificates: Readonly<Record<string, number>> = {
  G: 0,
  'TV-Y': 0,
  'TV-G': 0,
  'TV-Y7': 0.5,
  PG: 0.8,
  'TV-PG': 1,
  'PG-13': 2,
  'TV-14': 2,
  R: 3,
  'TV-MA': 3,
  'NC-17': 3.3,
};
const unrated = 1.8;
const byCertificate = 0.45;

type Judged = Pick<LikenessFacts, 'audience' | 'certification'>;

/** How far titles are apart in whom they are for and how they feel to watch, from 0. */
export function audienceDistance(a: Judged, b: Judged): number {
  if (a.audience === null || b.audience === null) {
    const steps = (certificates[a.certification] ?? unrated) - (certificates[b.certification] ?? unrated);
    return (byCertificate * Math.abs(steps)) / 3.3;
  }
  return distanceOf(a.audience, b.audience);
}

function distanceOf(a: Audience, b: Audience): number {
  const steps = Math.abs(madeFor.indexOf(a.madeFor) - madeFor.indexOf(b.madeFor));
  const levels = (['scary', 'violence', 'sex', 'strongLanguage', 'sad'] as const).reduce(
    (sum, level) => sum + (cost[level] * Math.abs(a[level] - b[level])) / mostLevel,
    0,
  );
  return (
    (cost.madeFor * steps) / (madeFor.length - 1) +
    (cost.fromAge * Math.abs(a.fromAge - b.fromAge)) / adult +
    levels +
    (cost.pace * Math.abs(a.pace - b.pace)) / 4 +
    (cost.attention * Math.abs(a.attention - b.attention)) / 2 +
    (steps >= apart ? veto : 0)
  );
}
