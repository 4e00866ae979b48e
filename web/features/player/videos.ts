import type { Video } from '#contracts/tmdb/extras.ts';
import { player } from '#web/messages/en/player.ts';

type VideoSource = 'Marquee' | 'YouTube' | 'Vimeo';

/** What a key of each site looks like: it becomes part of an address, so nothing else is let in. */
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

function isPlayable(video: Video): video is PlayableVideo {
  return isSource(video.site) && keyPatterns[video.site].test(video.key);
}

/** Lower is better, compared place by place: spoken language, kind, official, sharpness. */
function rank(video: Video, language: string): number[] {
  const kind = typeOrder.indexOf(video.type);
  return [
    video.iso_639_1 === language || video.iso_639_1 === '' ? 0 : 1,
    kind === -1 ? typeOrder.length : kind,
    video.official ? 0 : 1,
    -video.size,
  ];
}

function compareRanks(left: readonly number[], right: readonly number[]): number {
  for (const [index, value] of left.entries()) {
    const difference = value - (right[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** The videos that we can play, the one to begin with first. Of equals the newest comes first. */
export function playableVideos(videos: readonly Video[], language = 'en'): PlayableVideo[] {
  return videos
    .filter(isPlayable)
    .map((video) => ({ video, rank: rank(video, language) }))
    .toSorted(
      (left, right) =>
        compareRanks(left.rank, right.rank) ||
        right.video.published_at.localeCompare(left.video.published_at) ||
        left.video.id.localeCompare(right.video.id),
    )
    .map(({ video }) => video);
}

/** What kind of video it is, in our words. */
export const kindOf = ({ type }: Video): string => player.kinds[type] ?? type;
