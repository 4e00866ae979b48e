import type { Page } from '@playwright/test';

/** The app names the history's entry once the page is hydrated. */
export async function untilAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const state: unknown = history.state;
    return typeof state === 'object' && state !== null && 'entry' in state;
  });
}
