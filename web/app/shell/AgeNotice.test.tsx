import { Suspense } from 'react';
import { Provider } from 'react-redux';
import { beforeEach, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';

import { noteSource } from '#web/api/ages.ts';
import { client } from '#web/api/client.ts';
import { createKeepForBack } from '#web/app/keepForBack.ts';
import { createStore, type Store } from '#web/app/store.ts';
import { mainId } from '#web/platform/focusPage.ts';

import { AgeNotice } from './AgeNotice.tsx';

const { useNamedQuery, endpoints } = client.injectEndpoints({
  endpoints: (build) => ({
    named: build.query<{ name: string }, string>({ query: (path) => `3/${path}` }),
  }),
});

type Headers = Record<string, string>;
const stale = (age: number, cause = 'tcp'): Headers => ({
  'x-marquee-source': 'stale',
  'x-marquee-cause': cause,
  age: String(age),
});
const embedded: Headers = { 'x-marquee-source': 'embedded', 'x-marquee-cause': 'dns' };
const fresh: Headers = { 'x-marquee-source': 'tmdb' };

let answers: Record<string, Headers>;
let asked: string[];
let store: Store;

beforeEach(() => {
  answers = {};
  asked = [];
  store = createStore({
    origin: 'http://test.invalid',
    fetch: async ({ url }) => {
      const path = new URL(url).pathname;
      asked.push(path);
      const headers = { 'content-type': 'application/json', ...answers[path] };
      return new Response(JSON.stringify({ name: `${path} ${asked.length}` }), { headers });
    },
    sleep: async () => {},
    random: () => 0.5,
    heard: (key, headers) => noteSource(store, key, headers, Date.now()),
  });
});

const Part = ({ path }: { path: string }) => <p>{useNamedQuery(path).data?.name}</p>;

const pageOf = (paths: readonly string[]) => (
  <Provider store={store}>
    <main id={mainId} tabIndex={-1}>
      <Suspense>
        <AgeNotice overlay={false} />
      </Suspense>
      {paths.map((path) => (
        <Part key={path} path={path} />
      ))}
    </main>
  </Provider>
);

const textOf = (notice: { element: () => Element }) => () => notice.element().textContent;
const patience = { timeout: 10_000 };

it('says nothing where TMDB answers, or where an answer has no source', async () => {
  answers = { '/3/a': fresh };
  const screen = await render(pageOf(['a', 'b']));
  await expect.element(screen.getByText('/3/b 2')).toBeVisible();
  expect(screen.getByRole('status').element().textContent).toBe('');
});

it('says how long ago the oldest part was fetched, and why', async () => {
  answers = { '/3/a': stale(7300), '/3/b': stale(60), '/3/c': fresh };
  const screen = await render(pageOf(['a', 'b', 'c']));
  await expect
    .poll(textOf(screen.getByRole('status')), patience)
    .toContain("TMDB can't be reached. This page shows its answer from 2 hours ago. Try again");
});

it.each([
  ['quota', 'TMDB is limiting requests at the moment.'],
  ['token', "TMDB doesn't accept this site's access token."],
  ['answer', "TMDB's answers can't be read."],
])('names the cause %s', async (cause, words) => {
  answers = { '/3/a': stale(10, cause) };
  const screen = await render(pageOf(['a']));
  await expect
    .poll(textOf(screen.getByRole('status')), patience)
    .toContain(`${words} This page shows its answer from`);
});

it('says so where we answer ourselves, in whole or in part', async () => {
  answers = { '/3/a': embedded, '/3/b': stale(400_000) };
  const screen = await render(pageOf(['a']));
  const notice = screen.getByRole('status');
  await expect
    .poll(textOf(notice), patience)
    .toContain("TMDB can't be reached. This page shows Marquee’s own catalogue instead.");
  await screen.rerender(pageOf(['a', 'b']));
  await expect
    .poll(textOf(notice), patience)
    .toContain('Some of this page is its answer from 4 days ago, the rest is Marquee’s own catalogue.');
});

it('speaks of the page that is shown, not of pages that are only kept for Back', async () => {
  answers = { '/3/a': stale(7300), '/3/b': fresh };
  const keepForBack = createKeepForBack(store);
  const screen = await render(pageOf(['a']));
  const notice = screen.getByRole('status');
  await expect.poll(textOf(notice), patience).toContain('2 hours ago');
  keepForBack('first');
  await screen.rerender(pageOf(['b']));
  await expect.poll(() => notice.element().textContent).toBe('');
  await screen.rerender(pageOf(['a']));
  await expect.poll(textOf(notice), patience).toContain('2 hours ago');
  expect(asked).toEqual(['/3/a', '/3/b']);
});

it('does not speak of a page that was only fetched ahead', async () => {
  answers = { '/3/a': stale(7300), '/3/b': fresh };
  const screen = await render(pageOf(['b']));
  await expect.element(screen.getByText('/3/b 1')).toBeVisible();
  await expect.poll(() => store.getState().api.subscriptions).not.toEqual({});
  await store.dispatch(endpoints.named.initiate('a', { subscribe: false }));
  expect(screen.getByRole('status').element().textContent).toBe('');
});

it('asks again for what is old only, and says that it failed', async () => {
  answers = { '/3/a': stale(7300), '/3/b': fresh };
  const screen = await render(pageOf(['a', 'b']));
  await screen.getByRole('link', { name: 'Try again' }).click();
  await expect
    .poll(textOf(screen.getByRole('status')), patience)
    .toContain('2 hours ago. Still no answer from TMDB.');
  expect(asked).toEqual(['/3/a', '/3/b', '/3/a']);
  await expect.element(screen.getByText('/3/a 3')).toBeVisible();
});

it('says that TMDB answers again, and leaves the keyboard on the page', async () => {
  answers = { '/3/a': stale(7300) };
  const screen = await render(pageOf(['a']));
  const link = screen.getByRole('link', { name: 'Try again' });
  await expect.element(link).toBeVisible();
  answers = { '/3/a': fresh };
  await link.click();
  await expect.poll(textOf(screen.getByRole('status')), patience).toContain('TMDB is answering again.');
  expect(document.activeElement?.id).toBe(mainId);
});

it('moves nothing', async () => {
  answers = { '/3/a': stale(7300) };
  const screen = await render(pageOf([]));
  const heightBefore = screen.getByRole('main').element().getBoundingClientRect().height;
  await screen.rerender(pageOf(['a']));
  const part = screen.getByText('/3/a 1');
  await expect.poll(textOf(screen.getByRole('status')), patience).toContain('2 hours ago');
  const height = screen.getByRole('main').element().getBoundingClientRect().height;
  expect(height - heightBefore).toBe(part.element().getBoundingClientRect().height);
});
