import { describe, expect, it } from 'vitest';

import type { PageModule } from '#web/api/pageModule.ts';
import { ChunkLoadError } from '#web/platform/loadChunk.ts';

import { loadedPage, loadPage, matchRoute, pageToShow } from './loadPage.ts';
import type { AppRoute } from './routes.ts';

const pageModule: PageModule = { Page: () => null };

function routeOf(module: string, answers: (() => Promise<PageModule>)[]): AppRoute {
  return {
    path: '/',
    module,
    load: () => (answers.shift() ?? (() => Promise.reject(new Error('too often'))))(),
  };
}

describe('loadPage', () => {
  it('asks for a chunk once, however often the page is wanted', async () => {
    const route = routeOf('once', [async () => pageModule]);
    await Promise.all([loadPage(route), loadPage(route)]);
    await loadPage(route);
    expect(loadedPage(route)).toBe(pageModule);
  });

  it('does not keep a failure: the next call asks again', async () => {
    const route = routeOf('twice', [() => Promise.reject(new Error('gone')), async () => pageModule]);
    await expect(loadPage(route)).rejects.toBeInstanceOf(ChunkLoadError);
    expect(loadedPage(route)).toBeUndefined();
    await expect(loadPage(route)).resolves.toBe(pageModule);
  });
});

describe('pageToShow', () => {
  it('gives a render the same failure until a new try', async () => {
    const route = routeOf('shown', [() => Promise.reject(new Error('gone')), async () => pageModule]);
    const first = pageToShow(route);
    await expect(first).rejects.toBeInstanceOf(ChunkLoadError);
    expect(pageToShow(route)).toBe(first);
    await loadPage(route);
    await expect(pageToShow(route)).resolves.toBe(pageModule);
  });
});

describe('matchRoute', () => {
  it.each([
    ['/', 'web/pages/HomePage.tsx', {}],
    ['/series/top_rated', 'web/pages/ListPage.tsx', {}],
    ['/movie/603-the-matrix', 'web/pages/MoviePage.tsx', { id: '603-the-matrix' }],
    ['/tv/1396/season/2', 'web/pages/SeasonPage.tsx', { id: '1396', season: '2' }],
    ['/nowhere/at/all', 'web/pages/NotFoundPage.tsx', {}],
  ])('leads %s to %s', (pathname, module, params) => {
    const match = matchRoute(pathname);
    expect(match.route.module).toBe(module);
    expect(match.params).toMatchObject(params);
  });
});
