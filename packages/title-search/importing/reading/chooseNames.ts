import { normalise } from '@marquee/text';

import type { ImdbName } from './imdbLine.ts';

const mostNames = 16;

/**
 * Where the names that people type come from, the likeliest first. After the large languages come the countries
 * whose scripts aren't Latin, because no other country's names match theirs.
 */
// prettier-ignore
const regions = [
  'US', 'GB', 'XWW', 'CA', 'AU', 'IN', 'DE', 'FR', 'ES', 'MX', 'IT', 'BR', 'JP', 'CN', 'HK', 'TW', 'KR', 'RU', 'PL',
  'TR', 'NL', 'SE', 'AR', 'PT', 'UA', 'GR', 'IL', 'IR', 'EG', 'TH', 'SUHH', 'BG', 'RS', 'CZ', 'HU', 'DK', 'NO', 'FI',
];
const place = new Map(regions.map((region, index) => [region, index]));

const placeOf = ({ region, original }: ImdbName) => (original ? -1 : (place.get(region) ?? regions.length));

/** The names of one title that are worth storing, the likeliest first: each once, however it is spelled. */
export function chooseNames(names: readonly ImdbName[]): ImdbName[] {
  const chosen = new Map<string, ImdbName>();
  for (const name of names.toSorted((a, b) => placeOf(a) - placeOf(b))) {
    const key = normalise(name.name);
    if (key !== '' && !chosen.has(key)) chosen.set(key, name);
    if (chosen.size === mostNames) break;
  }
  return [...chosen.values()];
}
