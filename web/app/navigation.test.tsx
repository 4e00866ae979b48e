import { useEffect, useReducer } from 'react';
import { flushSync } from 'react-dom';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { type AroundNavHandler, Router, useLocation } from 'wouter';

import { announcerId, mainId } from '#web/platform/focusPage.ts';
import { currentEntry } from '#web/platform/historyEntry.ts';
import { usePageHead } from '#web/platform/pageHead.ts';
import { useShownLocation, useShownSearch } from '#web/platform/shownLocation.ts';
import { AppLink } from '#web/ui/AppLink.tsx';

import '#web/ui/base.css';

import { startNavigation } from './navigation.ts';
import type { PreparePage } from './preparePage.ts';

const prepare = vi.fn<PreparePage>();
const keepForBack = vi.fn<(entry: string) => void>();
let aroundNav: AroundNavHandler;

function List() {
  return (
    <>
      <h1>List</h1>
      <svg width="10" height="3000" />
      <AppLink href="/film">Film</AppLink>
      <AppLink href="/list?sort=year" replace>
        By year
      </AppLink>
      <svg width="10" height="3000" />
    </>
  );
}

function Film() {
  usePageHead({ title: 'Film', description: '', canonical: '/film' });
  return (
    <>
      <h1>Film</h1>
      <svg width="10" height="5000" />
    </>
  );
}

let renderAgain = () => {};

function Pages() {
  const [pathname] = useLocation();
  const [, count] = useReducer((times: number) => times + 1, 0);
  useEffect(() => {
    renderAgain = count;
  }, []);
  return (
    <>
      <main id={mainId} tabIndex={-1}>
        {pathname === '/film' ? <Film /> : <List />}
      </main>
      <p id={announcerId} />
    </>
  );
}

const renderPages = () =>
  render(
    <Router hook={useShownLocation} searchHook={useShownSearch} aroundNav={aroundNav}>
      <Pages />
    </Router>,
  );

const settle = (page: string) =>
  vi.waitFor(() => expect(document.querySelector('h1')?.textContent).toBe(page));

beforeAll(() => {
  history.replaceState(null, '', '/list');
  const moves = startNavigation({ prepare, keepForBack });
  ({ aroundNav } = moves);
  addEventListener('popstate', moves.onPopState);
});

beforeEach(async () => {
  prepare.mockReset().mockResolvedValue({ status: 200 });
  keepForBack.mockReset();
  aroundNav((to) => history.replaceState(null, '', to), '/list', { replace: true });
  await vi.waitUntil(() => location.pathname + location.search === '/list');
});

it('opens a page at its top, with the keyboard at its heading and its title said', async () => {
  const screen = await renderPages();
  await screen.getByRole('link', { name: 'Film' }).click();
  await settle('Film');
  expect(scrollY).toBe(0);
  expect(document.activeElement?.textContent).toBe('Film');
  expect(keepForBack).toHaveBeenCalledOnce();
  await vi.waitFor(() => expect(document.getElementById(announcerId)?.textContent).toBe('Film'));
});

it('goes back to the same place and the same link', async () => {
  const screen = await renderPages();
  const link = screen.getByRole('link', { name: 'Film' });
  link.element().scrollIntoView({ block: 'center' });
  const left = scrollY;
  expect(left).toBeGreaterThan(1000);
  link.element().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  await settle('Film');
  history.back();
  await settle('List');
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Film'));
  expect(scrollY).toBe(left);
});

it('keeps the page that is shown until the one before is ready, whatever renders in between', async () => {
  const screen = await renderPages();
  await screen.getByRole('link', { name: 'Film' }).click();
  await settle('Film');
  scrollTo(0, 4000);
  prepare.mockReturnValueOnce(new Promise(() => {}));
  history.back();
  await vi.waitUntil(() => location.pathname === '/list');
  flushSync(renderAgain);
  expect(document.querySelector('h1')?.textContent).toBe('Film');
  expect(scrollY).toBe(4000);
  await settle('List');
});

it('stays where it is when a filter replaces the address', async () => {
  const screen = await renderPages();
  const entry = currentEntry();
  const link = screen.getByRole('link', { name: 'By year' });
  link.element().scrollIntoView();
  const before = scrollY;
  await link.click();
  await vi.waitFor(() => expect(location.search).toBe('?sort=year'));
  expect(scrollY).toBe(before);
  expect(currentEntry()).toBe(entry);
});

it('shows the next page in the task of the click, whatever still has to load', async () => {
  prepare.mockReturnValue(new Promise(() => {}));
  const screen = await renderPages();
  const link = screen.getByRole('link', { name: 'Film' }).element();
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  expect(location.pathname).toBe('/film');
  expect(document.querySelector('h1')?.textContent).toBe('Film');
  expect(document.activeElement?.textContent).toBe('Film');
});

it('opens both pages of two clicks, and Back leads to the first', async () => {
  const screen = await renderPages();
  const go = vi.fn<(to: string, options?: { state?: unknown }) => void>((to, options) =>
    history.pushState(options?.state, '', to),
  );
  prepare.mockReturnValueOnce(new Promise(() => {}));
  aroundNav(go, '/film');
  aroundNav(go, '/somewhere');
  expect(location.pathname).toBe('/somewhere');
  await expect.element(screen.getByRole('heading')).toHaveTextContent('List');
  history.back();
  await settle('Film');
});

it('takes a double click for one', async () => {
  const screen = await renderPages();
  const click = (element: Element, detail: number) =>
    element.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }));
  const pressed = vi.fn<() => void>();
  document.body.addEventListener('click', pressed);
  click(screen.getByRole('link', { name: 'Film' }).element(), 1);
  expect(click(document.body, 2)).toBe(false);
  document.body.removeEventListener('click', pressed);
  expect(pressed).toHaveBeenCalledOnce();
  expect(location.pathname).toBe('/film');
});

it('gives the keyboard to the heading that replaces the first one', async () => {
  const screen = await renderPages();
  await screen.getByRole('link', { name: 'Film' }).click();
  await settle('Film');
  document
    .querySelector('h1')
    ?.replaceWith(Object.assign(document.createElement('h1'), { textContent: 'Film, whole' }));
  document.title = 'Film, whole';
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Film, whole'));
});

it('opens a page at its canonical address, however the link spells it', async () => {
  const go = vi.fn<(to: string) => void>((to) => history.pushState(history.state, '', to));
  aroundNav(go, '/Now%5fPlaying/?page=2#top');
  await vi.waitFor(() => expect(go.mock.calls.map(([to]) => to)).toEqual(['/now_playing?page=2#top']));
});

it('gives an entry its name back when other code writes the address', () => {
  const entry = currentEntry();
  history.replaceState(null, '', '/list?page=2');
  expect(currentEntry()).toBe(entry);
});
