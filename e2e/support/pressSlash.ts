import { expect, type Page } from '@playwright/test';

/** Presses / until it moves the focus to the field: before the app's script is there, no listener exists. */
export async function pressSlash(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('/');
    // Its role changes when the suggestions have come.
    await expect(page.getByRole('search').locator('input')).toBeFocused({ timeout: 500 });
  }).toPass();
}
