import { afterEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';

import type { PageModule } from '#web/api/pageModule.ts';
import { ChunkLoadError } from '#web/platform/loadChunk.ts';

import { PageBoundary } from './App.tsx';
import type { AppRoute } from './routes.ts';

afterEach(() => vi.restoreAllMocks());

function Failing({ error }: { error: Error | null }) {
  if (error) throw error;
  return <p>The page</p>;
}

function routeOf(load: () => Promise<PageModule>): AppRoute {
  return { path: '/', module: `test ${performance.now()}`, load };
}

async function renderFailing(error: Error, load: () => Promise<PageModule>) {
  vi.spyOn(console, 'error').mockReturnValue();
  const route = routeOf(load);
  const screen = await render(
    <PageBoundary route={route}>
      <Failing error={error} />
    </PageBoundary>,
  );
  return { screen, route };
}

it('says that a page broke, and offers a fresh one', async () => {
  const { screen } = await renderFailing(new Error('broken'), async () => ({ Page: () => null }));
  await expect.element(screen.getByRole('heading', { name: 'Something went wrong', level: 1 })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Reload the page' })).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'Go to the home page' }))
    .toHaveAttribute('href', '/');
});

it('says that a part did not load, fetches it again and shows the page', async () => {
  const load = vi.fn<() => Promise<PageModule>>(async () => ({ Page: () => null }));
  const { screen, route } = await renderFailing(new ChunkLoadError('gone'), load);
  await expect.element(screen.getByRole('heading', { name: 'This page did not load' })).toBeVisible();
  expect(document.title).toBe('This page did not load');
  await screen.rerender(
    <PageBoundary route={route}>
      <Failing error={null} />
    </PageBoundary>,
  );
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByText('The page', { exact: true })).toBeVisible();
  expect(load).toHaveBeenCalledOnce();
});
