import type { Page } from '@playwright/test';

import { type Behaviour, embedPage } from './embedPage.ts';
import { untilAlive } from './untilAlive.ts';

export type LoopbackVideo = {
  site: 'YouTube' | 'Vimeo';
  name: string;
  does: Behaviour;
  type?: 'Trailer' | 'Teaser' | 'Clip';
};

const keyOf = ({ site }: LoopbackVideo, index: number) =>
  site === 'YouTube' ? `loopback-${String(index).padStart(2, '0')}` : String(7_000_000 + index);

/**
 * Gives The Matrix these videos, in this order, and replaces both sites. Requests to other hosts are counted;
 * hosts without a stand-in are unreachable.
 */
export async function loopbackEmbeds(page: Page, ours: string, videos: readonly LoopbackVideo[]) {
  const strangers: string[] = [];
  const behaviours = new Map(videos.map((video, index) => [keyOf(video, index), video]));

  await page.route(
    (url) => url.origin !== ours,
    async (route) => {
      const url = new URL(route.request().url());
      strangers.push(url.href);
      const video = behaviours.get(url.pathname.split('/').at(-1) ?? '');
      if (!video || video.does === 'unreachable') await route.abort('connectionrefused');
      else await route.fulfill({ contentType: 'text/html', body: embedPage(video.site, video.does) });
    },
  );

  const results = videos.map((video, index) => ({
    id: `5f1b2c3d4e5f6a7b8c9d${String(index).padStart(4, '0')}`,
    iso_639_1: 'en',
    iso_3166_1: 'US',
    key: keyOf(video, index),
    name: video.name,
    official: true,
    // Of equals the newest comes first.
    published_at: new Date(Date.UTC(2020, 0, 40 - index)).toISOString(),
    site: video.site,
    size: 1080,
    type: video.type ?? 'Trailer',
  }));
  await page.route('**/3/movie/603?**', async (route) => {
    const answer = await route.fetch();
    const body: Record<string, unknown> = await answer.json();
    await route.fulfill({ response: answer, json: { ...body, videos: { results } } });
  });
  return { strangers, keys: results.map(({ key }) => key) };
}

/** To the title's page from within the app, so that its data come by the routes above. */
export async function openMatrix(page: Page): Promise<void> {
  await page.goto('/search?q=the+matrix');
  await untilAlive(page);
  await page.getByRole('main').locator('a[href^="/movie/603"]').first().click();
  await page.getByRole('heading', { level: 1, name: 'The Matrix' }).waitFor();
}
