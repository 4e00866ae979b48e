import type { Video } from '@marquee/contracts/tmdb/extras.ts';
import { expect, it } from 'vitest';

import { embedSite } from './embedSites.ts';
import { playableVideos } from './videos.ts';

function siteOf(site: string, key: string) {
  const video: Video = {
    id: '1',
    iso_639_1: 'en',
    iso_3166_1: 'US',
    key,
    name: 'Trailer',
    official: true,
    published_at: '2016-08-16T13:00:00.000Z',
    site,
    size: 1080,
    type: 'Trailer',
  };
  const [first] = playableVideos([video], { person: [], original: 'en' });
  return first && embedSite(first);
}

it('frames a video from the address that sets the fewest cookies', () => {
  expect(siteOf('YouTube', 'aqz-KE-bpKQ')?.frame('aqz-KE-bpKQ', 'https://films.example')).toBe(
    'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&playsinline=1&rel=0&enablejsapi=1&origin=https%3A%2F%2Ffilms.example',
  );
  expect(siteOf('Vimeo', '76979871')?.frame('76979871', 'https://films.example')).toBe(
    'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1',
  );
});

it('frames nothing for our own teaser', () => {
  expect(siteOf('Marquee', 'movie-11')).toBeNull();
});
