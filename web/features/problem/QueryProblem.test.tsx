import { afterEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Router } from 'wouter';

import { QueryProblem } from './QueryProblem.tsx';

const down = { status: 503, data: null };

async function renderProblem(error: Parameters<typeof QueryProblem>[0]['error'] = down) {
  const retry = vi.fn<() => void>();
  const screen = await render(
    <Router>
      <QueryProblem error={error} retry={retry} what="The list" kept="Everything loaded so far is below." />
    </Router>,
  );
  return { screen, retry };
}

afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('says what happened and what is kept, aloud', async () => {
  const { screen } = await renderProblem();
  await expect.element(screen.getByRole('heading', { name: 'The list did not load' })).toBeVisible();
  expect(screen.getByRole('alert').element().textContent).toContain(
    'Try again in a moment. Everything loaded so far is below.',
  );
});

it('tries again', async () => {
  const { screen, retry } = await renderProblem();
  await screen.getByRole('button', { name: 'Try again' }).click();
  expect(retry).toHaveBeenCalledOnce();
});

it('offers a way out of what does not exist, since trying again would not help', async () => {
  const { screen } = await renderProblem({ status: 404, data: null });
  await expect.element(screen.getByRole('link', { name: 'Go to the home page' })).toBeVisible();
  expect(screen.getByRole('button').query()).toBeNull();
});

it('distinguishes being offline from a failing service, and tries again when that is over', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { screen, retry } = await renderProblem({ status: 'FETCH_ERROR', error: 'Failed to fetch' });
  await expect.element(screen.getByRole('heading', { name: 'You are offline' })).toBeVisible();
  expect(retry).not.toHaveBeenCalled();
  online.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await expect.element(screen.getByRole('heading', { name: 'The list did not load' })).toBeVisible();
  expect(retry).toHaveBeenCalledOnce();
});

it('says for how long the service asks to be left alone, and asks again by itself after that', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { screen, retry } = await renderProblem({ ...down, waitSeconds: 10 });
  expect(screen.getByRole('alert').element().textContent).toContain('Trying again in about 10 seconds.');
  vi.advanceTimersByTime(9999);
  expect(retry).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(retry).toHaveBeenCalledOnce();

  const again = { ...down, waitSeconds: 10 };
  await screen.rerender(
    <Router>
      <QueryProblem error={again} retry={retry} what="The list" />
    </Router>,
  );
  await screen.unmount();
  vi.advanceTimersByTime(60_000);
  expect(retry).toHaveBeenCalledOnce();
});
