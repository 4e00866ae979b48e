import type { Video } from '@marquee/contracts/tmdb/extras.ts';
import type { Loose } from '@marquee/contracts/tmdb/loose.ts';

import { languageName } from '#web/lib/format.ts';
import { player } from '#web/messages/en/player.ts';

import type { EmbedRefusal } from './embedMessages.ts';

type VideoSource = 'Marquee' | 'YouTube' | 'Vimeo';

/** The pattern of each site's keys: they become part of an address, so nothing else is accepted. */
const keyPatterns: Record<VideoSource, RegExp> = {
  Marquee: /^(movie|tv)-\d+$/,
  YouTube: /^[\w-]{11}$/,
  Vimeo: /^\d{5,12}$/,
};

const typeOrder: readonly string[] = [
  'Trailer',
  'Teaser',
  'Clip',
  'Featurette',
  'Behind the Scenes',
  'Opening Credits',
  'Recap',
  'Bloopers',
];

const isSource = (site: string): site is VideoSource => Object.hasOwn(keyPatterns, site);

export type PlayableVideo = Video & { site: VideoSource };

/** The video if it can be played here, with nothing missing. */
function playable({ site, key, ...video }: Loose<Video>): PlayableVideo[] {
  if (!site || !key || !isSource(site) || !keyPatterns[site].test(key)) return [];
  return [
    {
      site,
      key,
      id: video.id ?? key,
      iso_639_1: video.iso_639_1 ?? '',
      iso_3166_1: video.iso_3166_1 ?? '',
      name: video.name ?? '',
      official: video.official ?? false,
      published_at: video.published_at ?? '',
      size: video.size ?? 0,
      type: video.type ?? 'Clip',
    },
  ];
}

/** The preferred languages: those of the person, best first, and the title's own. */
export type Languages = { person: readonly string[]; original: string };

/** TMDB's code for a video without spoken words. */
const wordless = new Set(['', 'xx']);
const primary = (language: string) => language.replace(/-.*/, '').toLowerCase();

/** 0 for what the person understands, 1 for the original and for English, 2 for the rest; then in that order. */
function languageRank(language: string, { person, original }: Languages): [tier: number, place: number] {
  if (wordless.has(language)) return [0, 0];
  const own = person.map(primary).indexOf(language);
  if (own !== -1) return [0, own];
  const other = [original, 'en'].indexOf(language);
  return other === -1 ? [2, 0] : [1, other];
}

/**
 * Lower is better, compared place by place. A trailer goes before a teaser, but not before one that can be understood.
 */
function rank(video: Video, languages: Languages): number[] {
  const kind = typeOrder.indexOf(video.type);
  const [tier, place] = languageRank(video.iso_639_1, languages);
  return [tier, kind === -1 ? typeOrder.length : kind, video.official ? 0 : 1, place];
}

function compareRanks(left: readonly number[], right: readonly number[]): number {
  for (const [index, value] of left.entries()) {
    const difference = value - (right[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

const firstBy = (videos: readonly PlayableVideo[], nameOf: (video: PlayableVideo) => string) => [
  ...videos
    .reduce((known, video) => {
      const name = nameOf(video);
      return known.has(name) ? known : known.set(name, video);
    }, new Map<string, PlayableVideo>())
    .values(),
];

/** The same film uploaded twice on one day: a copy adds nothing. */
const twinName = ({ name, type, iso_639_1, published_at }: PlayableVideo) =>
  JSON.stringify([name.toLowerCase(), type, iso_639_1, published_at.slice(0, 10)]);

/** The playable videos, the one to begin with first. Of equals the newest comes first. */
export function playableVideos(videos: readonly Loose<Video>[], languages: Languages): PlayableVideo[] {
  const ordered = videos
    .flatMap(playable)
    .map((video) => ({ video, rank: rank(video, languages) }))
    .toSorted(
      (left, right) =>
        compareRanks(left.rank, right.rank) ||
        right.video.published_at.localeCompare(left.video.published_at) ||
        left.video.id.localeCompare(right.video.id),
    )
    .map(({ video }) => video);
  return firstBy(
    firstBy(ordered, ({ site, key }) => `${site} ${key}`),
    twinName,
  );
}

/** What kind of video it is, in our words. */
export const kindOf = ({ type }: Video): string => player.kinds[type] ?? type;

/** The facts beside a video's name: its kind, its site and its language. */
export function videoCaption(video: PlayableVideo): string {
  const { site, name, iso_639_1 } = video;
  if (site === 'Marquee') return player.drawnHere;
  const kind = kindOf(video);
  const language = iso_639_1 === '' ? null : languageName(iso_639_1);
  return [name === kind ? null : kind, site, language].filter(Boolean).join(', ');
}

/** The videos that failed here, by id, and why. */
export type Tried = ReadonlyMap<string, EmbedRefusal>;

/** What to show after a failed one: the following videos, then the earlier ones. Each is tried once. */
export function nextUntried(
  videos: readonly PlayableVideo[],
  tried: Tried,
  current: PlayableVideo,
): PlayableVideo | undefined {
  const at = videos.findIndex(({ id }) => id === current.id);
  return [...videos.slice(at + 1), ...videos.slice(0, Math.max(0, at))].find(({ id }) => !tried.has(id));
}
