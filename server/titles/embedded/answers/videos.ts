import type { Video } from '@marquee/contracts/tmdb/extras.ts';

import type { TitleRecord } from '#server/titles/embedded/build/records.ts';
import { hexIdOf } from '#server/titles/embedded/ids.ts';

/** Every title has one teaser, which the app's own player makes from the title's facts. */
export const teaserOf = (title: TitleRecord): Video => ({
  id: hexIdOf('teaser', title.media, title.id),
  iso_639_1: 'en',
  iso_3166_1: 'US',
  key: `${title.media}-${title.id}`,
  name: 'Marquee teaser',
  official: true,
  published_at: `${title.date}T00:00:00.000Z`,
  site: 'Marquee',
  size: 1080,
  type: 'Teaser',
});
