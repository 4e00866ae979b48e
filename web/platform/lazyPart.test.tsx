import { act, Suspense } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

import { lazyPart } from './lazyPart.tsx';
import { ChunkLoadError } from './loadChunk.ts';

const Greeting = ({ name }: { name: string }) => <p>Good evening, {name}</p>;
const Problem = ({ retry }: { retry: () => void }) => <button onClick={retry}>Once more</button>;

it('shows the fallback, then the part', async () => {
  let arrive = () => {};
  const Part = lazyPart(
    () => new Promise<typeof Greeting>((resolve) => (arrive = () => resolve(Greeting))),
    Problem,
  );
  const screen = await render(
    <Suspense fallback={<p>Wait</p>}>
      <Part name="Ines" />
    </Suspense>,
  );
  await expect.element(screen.getByText('Wait')).toBeVisible();
  arrive();
  await expect.element(screen.getByText('Good evening, Ines')).toBeVisible();
});

it('renders at once where it was loaded before', async () => {
  const Part = lazyPart(async () => Greeting, Problem);
  await Part.preload();
  const screen = await render(<Part name="Ines" />);
  expect(screen.container.textContent).toBe('Good evening, Ines');
});

it('keeps the page where the script does not come, and asks again on request only', async () => {
  let tries = 0;
  const Part = lazyPart(async () => {
    tries += 1;
    if (tries === 1) throw new Error('gone');
    return Greeting;
  }, Problem);
  const screen = await render(
    <Suspense fallback={<p>Wait</p>}>
      <Part name="Ines" />
    </Suspense>,
  );
  await expect.element(screen.getByRole('button', { name: 'Once more' })).toBeVisible();
  expect(tries).toBe(1);
  await screen.getByRole('button').click();
  await expect.element(screen.getByText('Good evening, Ines')).toBeVisible();
  expect(tries).toBe(2);
});

it('gives up the server’s markup where the script does not come, and says so', async () => {
  let hasNetwork = true;
  const load = async () => {
    if (!hasNetwork) throw new Error('gone');
    return Greeting;
  };
  const onServer = lazyPart(load, Problem);
  await onServer.preload();
  const print = (Part: typeof onServer) => (
    <main>
      <Suspense>
        <Part name="Ines" />
      </Suspense>
    </main>
  );
  const holder = document.createElement('div');
  holder.innerHTML = renderToString(print(onServer));
  document.body.append(holder);

  hasNetwork = false;
  const causes: unknown[] = [];
  const onRecoverableError = (error: unknown) => causes.push(error instanceof Error && error.cause);
  const root = await act(async () =>
    hydrateRoot(holder, print(lazyPart(load, Problem)), { onRecoverableError }),
  );
  await expect.poll(() => holder.textContent).toBe('Once more');
  expect(causes).toEqual([expect.any(ChunkLoadError)]);
  hasNetwork = true;
  holder.querySelector('button')?.click();
  await expect.poll(() => holder.textContent).toBe('Good evening, Ines');
  root.unmount();
  holder.remove();
});

it('keeps what the server printed while its page changes, and then shows the change', async () => {
  const arrivals: (() => void)[] = [];
  const load = () => new Promise<typeof Greeting>((resolve) => arrivals.push(() => resolve(Greeting)));
  const onServer = lazyPart(load, Problem);
  const loading = onServer.preload();
  arrivals[0]?.();
  await loading;
  const print = (Part: typeof onServer, name: string) => (
    <main>
      <Part.Held props={{ name }} fallback={<p>Wait</p>} />
    </main>
  );
  const holder = document.createElement('div');
  holder.innerHTML = renderToString(print(onServer, 'Ines'));
  document.body.append(holder);

  const inBrowser = lazyPart(load, Problem);
  const root = await act(async () => hydrateRoot(holder, print(inBrowser, 'Ines')));
  await act(async () => root.render(print(inBrowser, 'Rick')));
  expect(holder.textContent).toBe('Good evening, Ines');
  arrivals[1]?.();
  await expect.poll(() => holder.textContent).toBe('Good evening, Rick');
  root.unmount();
  holder.remove();
});
