import { describe, expect, it } from 'vitest';

import { firstLoadSizes, type BuildManifest } from './size.ts';

const manifest: BuildManifest = {
  'web/main.tsx': { file: 'main.js', isEntry: true, imports: ['_shared.js'] },
  '_shared.js': { file: 'shared.js' },
  'web/pages/HomePage.tsx': { file: 'home.js', imports: ['_shared.js', '_card.js'] },
  '_card.js': { file: 'card.js' },
  'web/features/player/Player.tsx': { file: 'player.js' },
};

describe('firstLoadSizes', () => {
  it('counts the entry, the page and everything they import, each once', () => {
    expect(firstLoadSizes(manifest, () => 10)).toEqual([{ page: 'web/pages/HomePage.tsx', bytes: 40 }]);
  });

  it('refuses a manifest without an entry', () => {
    expect(() => firstLoadSizes({}, () => 1)).toThrow('no entry');
  });
});
