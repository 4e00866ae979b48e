import type { Video } from '@marquee/contracts/tmdb/extras.ts';

import { hexIdOf } from '#server/titles/embedded/ids.ts';

/** Open films, which may be shown anywhere. */
const keys = [
  'aqz-KE-bpKQ',
  'eRsGyueVLvQ',
  'R6MlUcmOul8',
  'WhWc3b3KhnY',
  '_cMxraX_5RE',
  'UXqq0ZvbOnk',
] as const;

type Named = { id: number; name: string; date: string };

/** A trailer, a teaser and a clip elsewhere; a German trailer for some; every eleventh title has none. */
export function videosOf({ id, name, date }: Named): Video[] {
  if (id % 11 === 0) return [];
  const video = (at: number, changes: Partial<Video>): Video => ({
    id: hexIdOf('upstream video', id, at),
    iso_639_1: 'en',
    iso_3166_1: 'US',
    key: keys[(id + at) % keys.length] ?? keys[0],
    name: 'Official Trailer',
    official: true,
    published_at: `${date === '' ? '2020-01-01' : date}T16:00:00.000Z`,
    site: 'YouTube',
    size: 1080,
    type: 'Trailer',
    ...changes,
  });
  return [
    video(0, {}),
    video(1, { name: 'Teaser', type: 'Teaser', size: 720 }),
    video(2, {
      name: `A scene of ${name}`,
      type: 'Clip',
      site: 'Vimeo',
      key: String(100_000 + id),
      official: false,
    }),
    ...(id % 3 === 0 ? [video(3, { name: 'Offizieller Trailer', iso_639_1: 'de', iso_3166_1: 'DE' })] : []),
  ];
}

/** Those in the asked language alone, unless others are asked for by name. */
export function inVideoLanguage(videos: readonly Video[], query: URLSearchParams): Video[] {
  const asked = query.get('include_video_language') ?? query.get('language') ?? 'en';
  const languages = new Set(asked.split(',').map((language) => language.trim().slice(0, 2)));
  return videos.filter(({ iso_639_1: language }) => languages.has(language));
}
