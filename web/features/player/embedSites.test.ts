import { describe, expect, it } from 'vitest';

import type { Video } from '#contracts/tmdb/extras.ts';

import { embedSite, readFrameMessage } from './embedSites.ts';
import { playableVideos } from './videos.ts';

const video = (site: string, key: string): Video => ({
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
});
const siteOf = (site: string, key: string) => {
  const [first] = playableVideos([video(site, key)]);
  return first && embedSite(first);
};

describe('a video of another site', () => {
  it('is framed from the address that sets the fewest cookies', () => {
    expect(siteOf('YouTube', 'aqz-KE-bpKQ')?.frame('aqz-KE-bpKQ')).toBe(
      'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&playsinline=1&rel=0&enablejsapi=1',
    );
    expect(siteOf('Vimeo', '76979871')?.frame('76979871')).toBe(
      'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1',
    );
  });

  it('is not what our own teaser is', () => {
    expect(siteOf('Marquee', 'movie-11')).toBeNull();
  });
});

describe('a message of a frame', () => {
  it.each([
    ['{"event":"onReady"}', 'alive'],
    ['{"event":"onError","info":150}', 'refused'],
    [{ event: 'ready' }, 'alive'],
    [{ event: 'error', data: { name: 'PrivacyError' } }, 'refused'],
    ['not JSON', 'alive'],
    [null, 'alive'],
    [42, 'alive'],
  ])('%j says %s', (data, meaning) => {
    expect(readFrameMessage(data)).toBe(meaning);
  });
});
