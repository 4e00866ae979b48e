import { expect, type Page, test } from '@playwright/test';

import { isAlive, untilAlive } from './support/untilAlive.ts';
import { watchPage } from './support/watchPage.ts';

const preview = (page: Page) => page.locator('[data-preview]');
const stop = (page: Page) => page.getByRole('button', { name: 'Pause the preview' });
const start = (page: Page) => page.getByRole('button', { name: 'Play the preview' });

/** On the home page with a clock that only moves when the test advances it. */
async function atHome(page: Page): Promise<void> {
  await page.clock.install({ time: new Date('2026-11-21T12:00:00Z') });
  // The clock runs by itself until here, and can only be stopped at a later time.
  await page.clock.pauseAt(new Date('2026-11-21T13:00:00Z'));
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Scripts start by timers.
  await expect(async () => {
    await page.clock.runFor(100);
    expect(await isAlive(page)).toBe(true);
  }).toPass();
}

/** Lets time pass until the picture moves: its script may need a moment that no clock measures. */
const untilPlaying = (page: Page) =>
  expect(async () => {
    await page.clock.runFor(1_000);
    await expect(preview(page)).toHaveAttribute('data-preview', 'playing', { timeout: 500 });
  }).toPass();

test('the feature moves after two seconds in view, without a sound or a shift', async ({ page, baseURL }) => {
  const { faults } = watchPage(page, new URL(baseURL ?? '').origin);
  await page.addInitScript(() => {
    Object.assign(globalThis, { shifts: 0, sounds: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[])
        (globalThis as unknown as { shifts: number }).shifts += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
    globalThis.AudioContext = new Proxy(AudioContext, {
      construct(target, given) {
        (globalThis as unknown as { sounds: number }).sounds += 1;
        return new target(...given);
      },
    });
  });
  await atHome(page);
  const counted = () =>
    page.evaluate(() => {
      const { shifts, sounds } = globalThis as unknown as { shifts: number; sounds: number };
      return { shifts, sounds };
    });
  const before = await counted();
  await page.clock.runFor(1_500);
  await expect(preview(page)).toHaveCount(0);
  await untilPlaying(page);
  await expect(stop(page)).toBeVisible();
  expect(await counted()).toEqual({ shifts: before.shifts, sounds: 0 });
  expect(faults).toEqual([]);
});

test(
  'it pauses while it is not visible, and for good when it was stopped',
  { tag: '@full' },
  async ({ page }) => {
    await atHome(page);
    await untilPlaying(page);

    await page.evaluate(() => scrollTo(0, 3_000));
    await expect(preview(page)).toHaveAttribute('data-preview', 'still');
    await page.evaluate(() => scrollTo(0, 0));
    await expect(preview(page)).toHaveAttribute('data-preview', 'playing');

    await page
      .getByRole('button', { name: /^play teaser/i })
      .first()
      .click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(preview(page)).toHaveAttribute('data-preview', 'still');
    await page.keyboard.press('Escape');
    await expect(preview(page)).toHaveAttribute('data-preview', 'playing');

    await stop(page).click();
    await expect(preview(page)).toHaveAttribute('data-preview', 'still');
    await page.reload();
    await untilAlive(page);
    await expect(async () => {
      await page.clock.runFor(1_000);
      await expect(start(page)).toBeVisible({ timeout: 500 });
    }).toPass();
    await expect(preview(page)).toHaveAttribute('data-preview', 'still');
    await start(page).click();
    await untilPlaying(page);
  },
);

test(
  'nothing moves for those who asked for less motion or less data',
  { tag: '@full' },
  async ({ browser, baseURL }) => {
    const context = await browser.newContext({ reducedMotion: 'reduce', ...(baseURL && { baseURL }) });
    const calm = await context.newPage();
    await atHome(calm);
    await calm.clock.runFor(10_000);
    await expect(preview(calm)).toHaveCount(0);
    await context.close();

    const other = await browser.newContext({ ...(baseURL && { baseURL }) });
    const saving = await other.newPage();
    await saving.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    );
    await atHome(saving);
    await saving.clock.runFor(10_000);
    await expect(preview(saving)).toHaveCount(0);
    await other.close();
  },
);
