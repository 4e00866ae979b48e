import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';

import { CountStatus } from './CountStatus.tsx';

const status = () => page.getByRole('status');

it('is silent until the number changes, and says the last one only', async () => {
  const said: string[] = [];
  const screen = await render(<CountStatus total={214} media="movie" />);
  const watcher = new MutationObserver(() => said.push(status().element().textContent ?? ''));
  watcher.observe(status().element(), { childList: true, characterData: true, subtree: true });
  await screen.rerender(<CountStatus total={214} media="movie" isWaiting />);
  await screen.rerender(<CountStatus total={90} media="movie" />);
  await screen.rerender(<CountStatus total={90} media="movie" isWaiting />);
  await screen.rerender(<CountStatus total={1} media="movie" />);
  await expect.element(status()).toHaveTextContent('1 film');
  expect(said).toEqual(['1 film']);
  await screen.rerender(<CountStatus total={214} media="movie" />);
  await expect.element(status()).toHaveTextContent('214 films');
  watcher.disconnect();
});
