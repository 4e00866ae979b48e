import { describe, expect, it } from 'vitest';

import { beyondBudget, budget, type BuildManifest, firstLoadSizes } from './size.ts';

const manifest: BuildManifest = {
  'web/main.tsx': {
    file: 'main.js',
    isEntry: true,
    imports: ['_shared.js'],
    dynamicImports: ['web/app/openPage.ts'],
  },
  '_shared.js': { file: 'shared.js' },
  'web/app/openPage.ts': { file: 'shell.js', imports: ['_shared.js'], dynamicImports: ['_later.js'] },
  'web/pages/HomePage.tsx': { file: 'home.js', imports: ['_shared.js', '_card.js'] },
  '_card.js': { file: 'card.js' },
  '_later.js': { file: 'later.js', name: 'later', imports: ['_card.js'] },
  'web/features/player/Player.tsx': { file: 'player.js' },
};
const page = 'web/pages/HomePage.tsx';

describe('firstLoadSizes', () => {
  it('counts the entry, what it imports in turn, the page and everything they import, each once', () => {
    expect(firstLoadSizes(manifest, () => 10)).toEqual({
      pages: [{ page, bytes: 50, files: 5 }],
      settled: { page, bytes: 60, files: 6 },
    });
  });

  it('refuses a manifest without an entry', () => {
    expect(() => firstLoadSizes({}, () => 1)).toThrow('no entry');
  });
});

describe('the budget', () => {
  const settled = { page, bytes: 150_000, files: 10 };
  const within = { page, bytes: 125_000, files: 8 };

  it('lets through what keeps it', () => {
    expect(beyondBudget({ pages: [within], settled })).toEqual([]);
  });

  it.each([
    ['a home page of too many bytes', { ...within, bytes: 125_001 }],
    ['a page of too many bytes', { ...within, page: 'web/pages/AskPage.tsx', bytes: budget.bytes + 1 }],
    ['a page of too many files', { ...within, page: 'web/pages/AskPage.tsx', files: budget.files + 1 }],
    ['a home page of nine files', { ...within, files: 9 }],
  ])('rejects %s', (_, size) => {
    expect(beyondBudget({ pages: [size], settled })).toEqual([size]);
  });

  it('rejects a home page that loads too much afterwards', () => {
    const late = { ...settled, bytes: settled.bytes + 1 };
    expect(beyondBudget({ pages: [within], settled: late })).toEqual([late]);
  });
});
