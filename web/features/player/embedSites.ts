import { deviceValue, keepDeviceValue, useDeviceValue } from '#web/platform/deviceValue.ts';

import { type EmbedNews, readVimeo, readYouTube } from './embedMessages.ts';
import type { PlayableVideo } from './videos.ts';

/** External sites whose players are framed here. */
export const embedSiteNames = ['YouTube', 'Vimeo'] as const;
export type EmbedSiteName = (typeof embedSiteNames)[number];

export type EmbedSite = {
  name: EmbedSiteName;
  /** Origin of the frame, from which its messages come. */
  origin: string;
  /** Address of the frame; `ours` is the parent's origin. */
  frame: (key: string, ours: string) => string;
  /** The video's page there. */
  page: (key: string) => string;
  /** Sent until the frame answers. */
  greetings: readonly object[];
  /** Null for what isn't one of the player's messages. */
  read: (data: unknown) => EmbedNews | null;
};

/** YouTube's player sends an event only to those who subscribed to it. */
const youTubeEvent = (name: string) => ({
  event: 'command',
  func: 'addEventListener',
  args: [name],
  id: 1,
  channel: 'widget',
});
const vimeoEvent = (value: string) => ({ method: 'addEventListener', value });

const sites: Record<EmbedSiteName, EmbedSite> = {
  YouTube: {
    name: 'YouTube',
    origin: 'https://www.youtube-nocookie.com',
    frame: (key, ours) =>
      `https://www.youtube-nocookie.com/embed/${key}?autoplay=1&playsinline=1&rel=0&enablejsapi=1&origin=${encodeURIComponent(ours)}`,
    page: (key) => `https://www.youtube.com/watch?v=${key}`,
    greetings: [
      { event: 'listening', id: 1, channel: 'widget' },
      ...['onReady', 'onStateChange', 'onError', 'onAutoplayBlocked'].map(youTubeEvent),
    ],
    read: readYouTube,
  },
  Vimeo: {
    name: 'Vimeo',
    origin: 'https://player.vimeo.com',
    frame: (key) => `https://player.vimeo.com/video/${key}?autoplay=1&dnt=1`,
    page: (key) => `https://vimeo.com/${key}`,
    greetings: [{ method: 'ping' }, ...['play', 'playing', 'ended', 'error'].map(vimeoEvent)],
    read: readVimeo,
  },
};

/** How a video of another site is shown; null for our own. */
export const embedSite = ({ site }: PlayableVideo): EmbedSite | null =>
  site === 'Marquee' ? null : sites[site];

const key = 'marquee-embeds';

const sitesIn = (kept: string | null): EmbedSiteName[] =>
  embedSiteNames.filter((site) => kept?.split(' ').includes(site));

/** The sites whose videos play without a question, as chosen on this device. */
export const useAllowedSites = (): readonly EmbedSiteName[] => sitesIn(useDeviceValue(key));

/** Remembers or withdraws that a site's videos play without a question. */
export function allowSite(site: EmbedSiteName, isAllowed: boolean): void {
  const others = sitesIn(deviceValue(key)).filter((name) => name !== site);
  const sites = isAllowed ? [...others, site] : others;
  keepDeviceValue(key, sites.length > 0 ? sites.join(' ') : null);
}
