import { readFile } from 'node:fs/promises';

import { expect, type Page, test } from '@playwright/test';
import { strToU8, zipSync } from 'fflate';

import { signUp } from './support/signUp.ts';
import { untilAlive } from './support/untilAlive.ts';

const archive = Buffer.from(
  zipSync({
    'diary.csv': strToU8(
      'Date,Name,Year,Letterboxd URI,Rating,Rewatch,Tags,Watched Date\n' +
        '2024-01-01,The Matrix,1999,x,4.5,,,2024-01-01\n' +
        '2024-01-02,Dune,1999,x,,,,2024-01-02\n' +
        '2024-01-02,Zzqx Vwkjh Qpwx,1950,x,,,,2024-01-02\n',
    ),
    'watchlist.csv': strToU8('Date,Name,Year,Letterboxd URI\n2023-01-01,Inception,2010,x\n'),
  }),
);

const bring = (page: Page, name: string, buffer: Buffer) =>
  page.getByLabel(/Choose files/).setInputFiles({ name, mimeType: 'application/octet-stream', buffer });

const posters = (page: Page) => page.getByRole('main').getByRole('article');

test('a library comes from Letterboxd, goes out as JSON and comes back', async ({ page }) => {
  await page.goto('/import');
  await untilAlive(page);
  await bring(page, 'letterboxd.zip', archive);
  await expect(page.getByRole('heading', { name: 'What was found' })).toBeFocused();
  await expect(page.getByText('2 titles found')).toBeVisible();
  await expect(page.getByText('1 title not in the catalogue')).toBeVisible();
  const dune = page.getByRole('group', { name: 'Dune, 1999' });
  await expect(dune.getByRole('radio', { checked: true })).toHaveCount(0);
  await dune.getByRole('radio', { name: 'Dune, 2021 · film' }).check();
  await expect(page.getByText('2 titles seen, 2 with a date')).toBeVisible();
  await page.getByRole('button', { name: 'Import into my library' }).click();
  await expect(page.getByRole('heading', { name: 'Import complete' })).toBeFocused();

  await page.goto('/seen');
  await expect(posters(page)).toHaveCount(2);
  await expect(posters(page).filter({ hasText: 'The Matrix' })).toBeVisible();
  await page.goto('/watchlist');
  await expect(posters(page)).toHaveCount(1);

  await page.goto('/import');
  await untilAlive(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as JSON' }).click();
  const saved = await readFile(await (await download).path());

  await page.goto('/about');
  await page.evaluate(async () => {
    for (const { name = '' } of await indexedDB.databases()) indexedDB.deleteDatabase(name);
  });
  await page.goto('/seen');
  await expect(page.getByText('Nothing seen yet')).toBeVisible();

  await page.goto('/import');
  await untilAlive(page);
  await bring(page, 'marquee.json', saved);
  await page.getByRole('button', { name: 'Import into my library' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Undone: your library is as it was before.')).toBeVisible();
  await bring(page, 'marquee.json', saved);
  await page.getByRole('button', { name: 'Import into my library' }).click();
  await page.getByRole('link', { name: 'View library' }).click();
  await expect(page).toHaveURL('/seen');
  await expect(posters(page)).toHaveCount(2);
});

test(
  'a member’s export has all that is stored about the account, a guest’s has none',
  { tag: '@full' },
  async ({ page }) => {
    const save = async () => {
      await page.goto('/import');
      await untilAlive(page);
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Save as JSON' }).click();
      return readFile(await (await download).path(), 'utf8');
    };
    expect(JSON.parse(await save())).not.toHaveProperty('account');
    const { email } = await signUp(page);
    expect(JSON.parse(await save())).toMatchObject({
      marquee: 2,
      account: {
        account: { email },
        sessions: [{ isCurrent: true }],
        activity: [{ event: 'sign-up' }],
      },
    });
  },
);

test('a file that isn’t understood is refused with the reason', { tag: '@full' }, async ({ page }) => {
  await page.goto('/import');
  await untilAlive(page);
  await bring(page, 'shopping.csv', Buffer.from('milk,bread\n1,2\n'));
  await expect(page.getByRole('alert')).toContainText('You can import exports from Letterboxd');
});
