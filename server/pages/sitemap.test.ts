import { expect, test } from 'vitest';

import { createSitemap } from './sitemap.ts';

test('the sitemap is built once for an address, and names it', async () => {
  let built = 0;
  const sitemapOf = createSitemap(() => {
    built += 1;
    return ['/', '/movie/1-a?b&c'];
  });
  const first = await sitemapOf('https://one.example').text();
  expect(await sitemapOf('https://one.example').text()).toBe(first);
  expect(built).toBe(1);
  expect(first).toContain('<loc>https://one.example/movie/1-a?b&amp;c</loc>');
  expect(await sitemapOf('https://two.example').text()).toContain('<loc>https://two.example/</loc>');
});
