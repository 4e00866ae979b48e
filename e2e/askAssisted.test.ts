import { expect, type Page, test } from '@playwright/test';

import { type OpenAiServer, startOpenAiServer } from '#server/assistant/model/testing/openAiServer.ts';

import { type RunningServer, startServer } from '../bench/support/runningServer.ts';
import { untilAlive } from './support/untilAlive.ts';

// One server of its own, with a scripted stand-in for the language model's service.
test.describe.configure({ mode: 'serial' });

const key = 'sk-never-to-be-seen';
let service: OpenAiServer;
let server: RunningServer;

test.beforeAll(async () => {
  service = await startOpenAiServer('ok');
  server = await startServer(undefined, { AI_BASE_URL: service.url, AI_API_KEY: key, AI_MODEL: 'loopback' });
  // The first question of a server takes longest.
  await fetch(`${server.origin}/ai?q=westerns`);
});

test.afterAll(async () => {
  await server.stop();
  await service.close();
});

const main = (page: Page) => page.getByRole('main');
const field = (page: Page) => main(page).locator('#ask');
const picks = (page: Page) =>
  main(page).getByRole('list', { name: 'Picks' }).locator('> li:not([aria-hidden])');
const names = (page: Page) => picks(page).getByRole('heading', { level: 2 }).allTextContents();
const ordered = (page: Page) => main(page).getByText('Ranked with a language model');

async function ask(page: Page, sentence: string): Promise<void> {
  await field(page).fill(sentence);
  await field(page).press('Enter');
  await expect(picks(page).first()).toBeVisible();
}

/** Everything that the page was sent. */
function watchBodies(page: Page): () => Promise<string> {
  const bodies: Promise<string>[] = [];
  page.on('response', (response) => bodies.push(response.text().catch(() => '')));
  return async () => (await Promise.all(bodies)).join('\n');
}

test('a language model orders what was found, says why, and says that it was asked', async ({ page }) => {
  const sent = watchBodies(page);
  await page.goto(`${server.origin}/ai`);
  await untilAlive(page);
  await ask(page, 'a heist movie from the 90s');
  await expect(ordered(page)).toBeVisible();
  await expect(
    picks(page)
      .getByText(/^Just .*, from 199\d\.$/)
      .first(),
  ).toBeVisible();
  expect(await picks(page).count()).toBeGreaterThanOrEqual(3);
  await expect(field(page)).toBeFocused();

  expect(service.requests.length).toBeGreaterThan(0);
  expect(service.requests.every(({ authorization }) => authorization === `Bearer ${key}`)).toBe(true);
  expect(await sent()).not.toContain(key);
  expect(await (await page.request.get(`${server.origin}/api/concierge`)).json()).toEqual({
    mode: 'assisted',
  });
});

test(
  'with the model switched off only Marquee is asked, on this device from now on',
  { tag: '@full' },
  async ({ page }) => {
    await page.goto(`${server.origin}/ai?q=westerns`);
    await untilAlive(page);
    const third = main(page).getByRole('switch', { name: 'Ask a language model too' });
    await expect(third).toBeChecked();
    await expect(ordered(page)).toBeVisible();
    await third.click();
    await expect(third).not.toBeChecked();

    const before = service.requests.length;
    await ask(page, 'samurai films');
    await page.reload();
    await untilAlive(page);
    await expect(picks(page).first()).toBeVisible();
    await expect(third).not.toBeChecked();
    await expect(ordered(page)).toHaveCount(0);
    expect(service.requests.length).toBe(before);
  },
);

test('where the service fails the picks stay, and the page says so', async ({ page }) => {
  service.play('prose');
  await page.goto(`${server.origin}/ai`);
  await untilAlive(page);
  await ask(page, 'slow burn horror from the 70s');
  await expect(main(page).getByText(/These are our own picks\./)).toBeVisible();
  const shown = await names(page);
  expect(shown.length).toBeGreaterThanOrEqual(3);
  await expect(ordered(page)).toHaveCount(0);
  await expect(picks(page).getByRole('term').first()).toBeVisible();
});
