import { deviceValue, keepDeviceValue, useDeviceValue } from '#web/platform/deviceValue.ts';

import { type EmbedSiteName, embedSiteNames } from './embedSites.ts';

const key = 'marquee-embeds';

const sitesIn = (kept: string | null): EmbedSiteName[] =>
  embedSiteNames.filter((site) => kept?.split(' ').includes(site));

/** The sites whose videos play without asking, as someone chose on this device. */
export const useAllowedSites = (): readonly EmbedSiteName[] => sitesIn(useDeviceValue(key));

/** Keeps or takes back that a site's videos play without asking. */
export function allowSite(site: EmbedSiteName, isAllowed: boolean): void {
  const others = sitesIn(deviceValue(key)).filter((name) => name !== site);
  const sites = isAllowed ? [...others, site] : others;
  keepDeviceValue(key, sites.length > 0 ? sites.join(' ') : null);
}
