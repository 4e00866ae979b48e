import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from '@playwright/test';

import { root } from '../tools/setup/install.mjs';

test.use({ javaScriptEnabled: false });

test('the licences of all dependencies are printed, and their texts are files beside them', async ({
  page,
  request,
}) => {
  await page.goto('/about');
  await page.getByRole('link', { name: 'Typefaces and packages, with their licences' }).click();
  await expect(page).toHaveURL('/licences');
  const links = page.getByRole('main').getByRole('listitem').getByRole('link');
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  const { dependencies }: { dependencies: object } = JSON.parse(
    readFileSync(join(root, 'package.json'), 'utf8'),
  );
  const missing = Object.keys(dependencies)
    .filter((name) => !name.startsWith('@marquee/'))
    .filter((name) => !addresses.includes(`https://www.npmjs.com/package/${name}`));
  expect(missing).toEqual([]);

  const href = await page.getByRole('link', { name: 'All licences in full' }).getAttribute('href');
  const texts = await request.get(href ?? '');
  expect(texts.headers()['content-type']).toBe('text/plain; charset=utf-8');
  const text = await texts.text();
  expect(text).toContain('SIL OPEN FONT LICENSE Version 1.1');
  expect(text).toMatch(/^react \d/m);
});
