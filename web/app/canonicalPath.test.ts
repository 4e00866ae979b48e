import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { canonicalPath } from './canonicalPath.ts';
import { matchRoute } from './loadPage.ts';
import { routes } from './routes.ts';

const places = routes.filter(({ path }) => path !== '*').map(({ path }) => path.replaceAll(/:\w+/g, '603'));

describe('canonicalPath', () => {
  it.each(places)('%s is right as it is, and what every other spelling leads to', (path) => {
    expect(canonicalPath(path)).toBe(path);
    const seldom = path.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`);
    expect(canonicalPath(seldom)).toBe(path);
    expect(canonicalPath(`/${path}//`)).toBe(path);
    const shouted = path.replaceAll(/[a-z_]+(?=\/|$)/g, (name) => name.toUpperCase());
    expect(canonicalPath(shouted)).toBe(path);
  });

  it.each([
    ['/Movie/603-The-Matrix', '/movie/603-The-Matrix'],
    ['/TV/1399/Season/1/', '/tv/1399/season/1'],
    ['/LIST/aBc', '/list/aBc'],
    ['//evil.example/now_playing', '//evil.example/now_playing'],
    ['/No/Such/Page/', '/No/Such/Page/'],
    ['/%', '/%'],
    ['/now_playing%ff', '/now_playing%ff'],
  ])('makes %s %s', (path, canonical) => expect(canonicalPath(path)).toBe(canonical));

  it('needs one step, whatever the path', () => {
    const piece = fc.oneof(
      fc.constantFrom('/', '//', '.', '%2e', '%2F', '%25', '%6e', '%', 'movie', 'LIST', 'now_playing', '603'),
      fc.string({ unit: 'binary', maxLength: 4 }),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
        const { pathname } = new URL(`http://app.test/${pieces.join('')}`);
        const canonical = canonicalPath(pathname);
        expect(canonicalPath(canonical)).toBe(canonical);
        if (canonical === pathname) return;
        expect(new URL(canonical, 'http://app.test').pathname).toBe(canonical);
        expect(matchRoute(canonical).route.path).not.toBe('*');
      }),
    );
  });
});
