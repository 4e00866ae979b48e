import type { Page } from '@playwright/test';

/** The app names the history's entry once the page is hydrated. */
function hasEntry(): boolean {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'entry' in state;
}

export const isAlive = (page: Page): Promise<boolean> => page.evaluate(hasEntry);

export async function untilAlive(page: Page): Promise<void> {
  await page.waitForFunction(hasEntry);
}
