import { readFileSync } from 'node:fs';

import { groundCode, grounds } from '@marquee/contracts/grounds.ts';
import { describe, expect, it } from 'vitest';

import { groundOf, readGroundTable } from './groundTable.ts';

describe('the colours in place of pictures', () => {
  it('are in the style sheet as they are counted here', () => {
    const sheet = readFileSync(new URL('../../../web/ui/grounds.css', import.meta.url), 'utf8');
    const rules = sheet.matchAll(/\[src\$='(\w\w)\.svg'\] \{\s*background-color: (#[0-9a-f]{6});\s*\}/g);
    expect([...rules].map(([, code, colour]) => [code, colour])).toEqual(
      grounds.map((colour, index) => [groundCode(index), colour]),
    );
  });

  it('are at most 64, each another', () => {
    expect(new Set(grounds).size).toBe(grounds.length);
    expect(grounds.length).toBeLessThanOrEqual(64);
  });

  it('are known for poster, backdrop, season, still, person and collection, and unknown for what is not listed', () => {
    const table = { m1: '0102', 't2-s3': '0405', p6: '07', c8: '0910' };
    const ask = (request: Parameters<typeof groundOf>[1]) => groundOf(table, request);
    expect(ask({ of: 'title', kind: 'poster', media: 'movie', id: 1 })).toBe('01');
    expect(ask({ of: 'title', kind: 'backdrop', media: 'movie', id: 1 })).toBe('02');
    expect(ask({ of: 'season', kind: 'poster', id: 2, season: 3 })).toBe('04');
    expect(ask({ of: 'episode', kind: 'still', id: 2, season: 3, episode: 9 })).toBe('05');
    expect(ask({ of: 'person', kind: 'profile', id: 6 })).toBe('07');
    expect(ask({ of: 'collection', kind: 'backdrop', id: 8 })).toBe('10');
    expect(ask({ of: 'title', kind: 'poster', media: 'tv', id: 1 })).toBe('00');
  });

  it('are named by the table for the whole catalogue', () => {
    const codes = new Set(grounds.map((_, index) => groundCode(index)));
    const table = Object.values(readGroundTable());
    expect(table.length).toBeGreaterThan(9000);
    expect(table.flatMap((entry) => entry.match(/../g) ?? []).filter((code) => !codes.has(code))).toEqual([]);
  });
});
