import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, expect, it } from 'vitest';

import { createFindAssets } from './pageAssets.ts';

const folder = mkdtempSync(join(tmpdir(), 'marquee-assets-'));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('a page has its chunks and styles after those of the app and what it imports in turn, each once, the styles of its parts, and the display face', () => {
  mkdirSync(join(folder, '.vite'), { recursive: true });
  mkdirSync(join(folder, 'static'));
  writeFileSync(
    join(folder, '.vite/manifest.json'),
    JSON.stringify({
      'web/main.tsx': {
        file: 'static/main.js',
        isEntry: true,
        imports: ['_shared.js'],
        dynamicImports: ['_view.js', 'web/app/openPage.ts'],
        css: ['static/main.css'],
      },
      '_view.js': { file: 'static/view.js' },
      'web/app/openPage.ts': {
        file: 'static/shell.js',
        imports: ['_view.js'],
        dynamicImports: ['_later.js'],
      },
      '_later.js': { file: 'static/later.js' },
      '_shared.js': { file: 'static/shared.js', imports: ['web/main.tsx'], css: ['static/shared.css'] },
      'web/pages/HomePage.tsx': {
        file: 'static/home.js',
        imports: ['_shared.js', '_cards.js'],
        css: ['static/home.css'],
      },
      '_cards.js': { file: 'static/cards.js', css: ['static/cards.css'] },
      'web/ui/fonts/imbue.woff2': { file: 'static/imbue-1.woff2' },
      'web/pages/HomeMore.tsx': { file: 'static/more.js', imports: ['_cards.js'], css: ['static/more.css'] },
      'web/pages/AboutPage.tsx': { file: 'static/about.js', css: ['static/about.css'] },
    }),
  );
  for (const name of ['main', 'shared', 'home', 'cards', 'more', 'about']) {
    writeFileSync(join(folder, `static/${name}.css`), `.${name}{}\n`);
  }
  const findAssets = createFindAssets(folder);
  expect(findAssets('web/pages/HomePage.tsx')).toEqual({
    entry: '/static/main.js',
    chunks: [
      '/static/shared.js',
      '/static/view.js',
      '/static/shell.js',
      '/static/cards.js',
      '/static/home.js',
    ],
    sheets: ['/static/shared.css', '/static/main.css', '/static/cards.css', '/static/home.css'],
    css: '.shared{}\n.main{}\n.cards{}\n.home{}',
    font: '/static/imbue-1.woff2',
  });
  const withMore = findAssets('web/pages/HomePage.tsx', ['web/pages/HomeMore.tsx']);
  expect(withMore.css).toBe('.shared{}\n.main{}\n.cards{}\n.home{}\n.more{}');
  expect(withMore.chunks).toEqual(findAssets('web/pages/HomePage.tsx').chunks);
  expect(findAssets('web/pages/NoSuchPage.tsx').css).toBe('.shared{}\n.main{}');
});
