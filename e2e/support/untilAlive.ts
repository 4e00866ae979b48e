import type { Page } from '@playwright/test';

/** The app gives the history's entry its name when it has taken the page up. */
export async function untilAlive(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const state: unknown = history.state;
    return typeof state === 'object' && state !== null && 'entry' in state;
  });
}
