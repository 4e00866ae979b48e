import { describe, expect, it } from 'vitest';

import { isSizeOf, parseFileName } from './fileName.ts';

describe('parseFileName', () => {
  it.each([
    ['m603-poster.svg', { of: 'title', kind: 'poster', media: 'movie', id: 603 }],
    ['m100000001-backdrop.svg', { of: 'title', kind: 'backdrop', media: 'movie', id: 100_000_001 }],
    ['t456-poster.svg', { of: 'title', kind: 'poster', media: 'tv', id: 456 }],
    ['t456-s0-poster.svg', { of: 'season', kind: 'poster', id: 456, season: 0 }],
    ['t456-s12e3-still.svg', { of: 'episode', kind: 'still', id: 456, season: 12, episode: 3 }],
    ['p31-profile.svg', { of: 'person', kind: 'profile', id: 31 }],
    ['c10-poster.svg', { of: 'collection', kind: 'poster', id: 10 }],
    ['c10-backdrop.svg', { of: 'collection', kind: 'backdrop', id: 10 }],
    ['m603-layer3.svg', { of: 'title', kind: 'layer', media: 'movie', id: 603, layer: 3 }],
    ['m603-poster.webp', { of: 'title', kind: 'poster', media: 'movie', id: 603 }],
    ['c10-backdrop.webp', { of: 'collection', kind: 'backdrop', id: 10 }],
    ['m603-share.jpg', { of: 'title', kind: 'share', media: 'movie', id: 603 }],
    ['t456-s1-share.jpg', { of: 'season', kind: 'share', id: 456, season: 1 }],
    ['p31-share.jpg', { of: 'person', kind: 'share', id: 31 }],
    ['c10-share.jpg', { of: 'collection', kind: 'share', id: 10 }],
  ])('reads %s, with a version and without', (file, request) => {
    const [type] = /\w+$/.exec(file) ?? [];
    expect(parseFileName(file)).toEqual({ request, version: null, type });
    const versioned = file.replace(/(?=\.\w+$)/, '.0k9z2x1b');
    expect(parseFileName(versioned)).toEqual({ request, version: '0k9z2x', type });
  });

  it.each([
    '',
    'm603-poster',
    'm603-poster.png',
    'm0-poster.svg',
    'm007-poster.svg',
    'm-1-poster.svg',
    'm1e3-poster.svg',
    'm99999999999999999-poster.svg',
    'M603-poster.svg',
    'm603-poster.svg\n',
    'm603-poster.svg ',
    'm603-profile.svg',
    'm603-layer0.svg',
    'm603-layer5.svg',
    'c10-layer1.svg',
    'm603-layer.svg',
    'm603-poster1.svg',
    'm603-share.svg',
    'm603-share.webp',
    'm603-layer1.webp',
    'p31-profile.webp',
    'm603-poster.jpg',
    't456-s1e1-share.jpg',
    'p31-s1-profile.svg',
    'c10-s1-poster.svg',
    'm603-poster.0k9z2x.svg',
    'm603-poster.0K9Z2X1B.svg',
    'm603-poster.0k9z2x1b.0k9z2x1b.svg',
    'm603-s1-poster.svg',
    't456-s1e0-still.svg',
    't456-s1e1-poster.svg',
    'p31-poster.svg',
    '../m603-poster.svg',
    'm603-poster.svg/../../etc/passwd',
    '%2e%2e%2fm603-poster.svg',
    'm603-poster.svg\0',
    '９m603-poster.svg',
  ])('refuses %j', (file) => {
    expect(parseFileName(file)).toBeNull();
  });
});

describe('isSizeOf', () => {
  it.each([
    ['m603-poster.svg', 'w342', true],
    ['m603-poster.svg', 'w300', false],
    ['m603-poster.svg', 'w260', false],
    ['m603-poster.webp', 'w260', true],
    ['m603-poster.webp', 'original', false],
    ['m603-backdrop.svg', 'w1280', true],
    ['m603-backdrop.webp', 'w1280', false],
    ['m603-backdrop.svg', 'w342', false],
    ['p31-profile.svg', 'h632', true],
    ['t1-s1e1-still.svg', 'w300', true],
    ['t1-s1e1-still.svg', 'w780', false],
    ['m603-poster.svg', 'W342', false],
    ['m603-poster.svg', '__proto__', false],
  ])('%s in %s: %s', (name, size, expected) => {
    const file = parseFileName(name);
    expect(file && isSizeOf(file, size)).toBe(expected);
  });
});
