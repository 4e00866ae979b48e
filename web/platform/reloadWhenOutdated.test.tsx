import { afterEach, expect, it, vi } from 'vitest';

import { reloadWhenOutdated } from './reloadWhenOutdated.ts';

const ours = 'https://marquee.invalid/static/js/main-OLD.js';

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

function serverSends(html: string, status = 200) {
  vi.spyOn(window, 'fetch').mockImplementation(async () => new Response(html, { status }));
  return vi.fn<() => void>();
}

it('loads anew where the server has another build, once', async () => {
  const reload = serverSends('<script src="/static/js/main-NEW.js">');
  await reloadWhenOutdated(ours, reload);
  await reloadWhenOutdated(ours, reload);
  expect(reload).toHaveBeenCalledOnce();
});

it('leaves the page alone where the build is still ours', async () => {
  const reload = serverSends('<script src="/static/js/main-OLD.js">');
  await reloadWhenOutdated(ours, reload);
  expect(reload).not.toHaveBeenCalled();
});

it('leaves the page alone where the server is in trouble or out of reach', async () => {
  const reload = serverSends('down', 503);
  await reloadWhenOutdated(ours, reload);
  vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  await reloadWhenOutdated(ours, reload);
  expect(reload).not.toHaveBeenCalled();
});
