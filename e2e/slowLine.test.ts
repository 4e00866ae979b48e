import { expect, type Page, test } from '@playwright/test';

import { untilAlive } from './support/untilAlive.ts';

const ahead = /\/static\/js\/(MoviePage|ListPage|PlayerDialog|PreviewFilm)-/;

/** A phone's first visit to the home page over a line of so many Mbit/s, and the scripts of what comes after it. */
async function visit(page: Page, mbits: number) {
  const asked: string[] = [];
  page.on('request', (request) => {
    const [, name] = ahead.exec(request.url()) ?? [];
    if (name !== undefined) asked.push(name);
  });
  const cdp = await page.context().newCDPSession(page);
  await cdp.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 20,
    downloadThroughput: (mbits * 1e6) / 8,
    uploadThroughput: (mbits * 1e6) / 8,
  });
  await page.setViewportSize({ width: 412, height: 823 });
  await page.goto('/');
  await untilAlive(page);
  // All that is done when idle waits for the same moment.
  await page.waitForLoadState('networkidle');
  return asked;
}

test('over a quick line a phone loads the pages behind its links, and the player', async ({ page }) => {
  const asked = await visit(page, 100);
  await expect.poll(() => asked).toEqual(expect.arrayContaining(['MoviePage', 'ListPage', 'PlayerDialog']));
});

test('over a slow line they are loaded when they are pressed', async ({ page }) => {
  const asked = await visit(page, 1.6);
  await page.evaluate(() => new Promise((idle) => requestIdleCallback(idle)));
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([]);
  await page.getByRole('button', { name: /^play teaser/i }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(asked).toEqual(['PlayerDialog']);
});
