import { expect, type Page } from '@playwright/test';

/** Presses / until it leads into the field: before the app's script is there, nobody hears it. */
export async function pressSlash(page: Page): Promise<void> {
  await expect(async () => {
    await page.keyboard.press('/');
    // Its role changes when the suggestions have come.
    await expect(page.getByRole('search').locator('input')).toBeFocused({ timeout: 500 });
  }).toPass();
}
