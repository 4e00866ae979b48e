import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { Router } from 'wouter';

import { AppLink, type AppLinkProps, PrefetchContext } from './AppLink.tsx';
import { Plate } from './Picture.tsx';

// What the app leaves to the browser must not leave the test page.
const stay = (event: Event) => event.preventDefault();
beforeEach(() => addEventListener('click', stay));
afterEach(() => removeEventListener('click', stay));

async function renderLink(props: Partial<AppLinkProps> = {}) {
  const go = vi.fn<(to: string, options: unknown) => void>();
  const prefetch = vi.fn<(href: string) => void>();
  const screen = await render(
    <Router aroundNav={(_, to, options) => go(to, options)}>
      <PrefetchContext value={prefetch}>
        <AppLink href="/movie/949-heat" {...props}>
          <Plate>Heat</Plate>
        </AppLink>
      </PrefetchContext>
    </Router>,
  );
  const link = screen.getByRole('link');
  return { link, go, prefetch };
}

it('goes there inside the app', async () => {
  const { link, go } = await renderLink();
  await link.click();
  expect(go).toHaveBeenCalledExactlyOnceWith('/movie/949-heat', { replace: false });
});

it('follows Enter', async () => {
  const { link, go } = await renderLink();
  link.element().focus();
  await userEvent.keyboard('{Enter}');
  expect(go).toHaveBeenCalledOnce();
});

it.each(['Control', 'Shift', 'Alt', 'Meta'] as const)(
  'leaves a click with %s to the browser',
  async (key) => {
    const { link, go } = await renderLink();
    await link.click({ modifiers: [key] });
    expect(go).not.toHaveBeenCalled();
  },
);

it('leaves a link to another window to the browser', async () => {
  const { link, go } = await renderLink({ target: '_blank' });
  await link.click();
  expect(go).not.toHaveBeenCalled();
});

it('gets the page ready on hover', async () => {
  const pointed = await renderLink();
  await pointed.link.hover();
  await vi.waitFor(() => expect(pointed.prefetch).toHaveBeenCalledWith('/movie/949-heat'));
});

it('gets the page ready on focus', async () => {
  const { link, prefetch } = await renderLink();
  link.element().focus();
  await vi.waitFor(() => expect(prefetch).toHaveBeenCalledWith('/movie/949-heat'));
});

it('opens the page before it gets it ready, where the click follows the press at once', async () => {
  const { link, go, prefetch } = await renderLink();
  link.element().dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
  link.element().dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  expect(go).toHaveBeenCalledOnce();
  expect(prefetch).not.toHaveBeenCalled();
});

it('passes on what its card knows of the title', async () => {
  const brief = { name: 'Heat', poster: null, facts: '1995 · 8.0' };
  const { link, go } = await renderLink({ brief });
  await link.click();
  expect(go).toHaveBeenCalledExactlyOnceWith('/movie/949-heat', {
    replace: false,
    state: { brief: { ...brief, backdrop: null, visit: performance.timeOrigin } },
  });
});
