import { embeddedSite } from '@marquee/contracts/site.ts';
import { afterEach, expect, it, vi } from 'vitest';

import type { IdentityClient } from '#web/api/identity/identityClient.ts';
import { failure, fakeIdentity, ines } from '#web/features/account/testing/fakeIdentity.ts';
import { setSite } from '#web/lib/site.ts';

import { Page } from './SignInPage.tsx';
import { showAccountPage } from './testing/accountPages.tsx';

afterEach(() => {
  setSite(embeddedSite);
  sessionStorage.clear();
});

async function show(parts: Partial<IdentityClient> = {}, path = '/signin?from=%2Fmovie%2F603') {
  setSite({ ...embeddedSite, providers: ['google.com', 'github.com'] });
  const shown = await showAccountPage(Page, path, fakeIdentity(null, parts).client);
  const { screen } = shown;
  return { ...shown, google: screen.getByRole('button', { name: 'Continue with Google' }) };
}

const refuse = (code: string) => vi.fn<IdentityClient['signInWith']>().mockRejectedValue(failure(code));

const said = (screen: Awaited<ReturnType<typeof show>>['screen'], words: string) =>
  screen.getByRole('alert').getByText(words, { exact: false });

it('offers nothing where no provider is set up', async () => {
  const { screen } = await showAccountPage(Page, '/signin', fakeIdentity(null).client);
  await expect.element(screen.getByRole('button', { name: 'Sign in' })).toBeVisible();
  expect(document.querySelector('[data-count]')).toBeNull();
});

it('signs in by a window and goes back to where the person was', async () => {
  const signInWith = vi.fn<IdentityClient['signInWith']>().mockResolvedValue(ines);
  const { google, history, store } = await show({ signInWith });
  await google.click();
  await vi.waitFor(() => expect(history.at(-1)).toBe('/movie/603'));
  expect(signInWith).toHaveBeenCalledWith('google.com', 'popup');
  expect(store.getState().user.user).toEqual(ines);
});

it('keeps the room for the buttons from before they are there', async () => {
  const { google } = await show();
  await expect.element(google).toBeVisible();
  const slot = document.querySelector<HTMLElement>('[data-count="2"]');
  const reserved = Number.parseFloat(getComputedStyle(slot ?? document.body).minHeight);
  expect(slot?.getBoundingClientRect().height).toBeCloseTo(reserved, 0);
  expect(google.element().getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
});

it('goes there in this window where the browser blocks the other one', async () => {
  const signInWith = refuse('popup-blocked');
  const { google, screen } = await show({ signInWith });
  await google.click();
  await expect.element(said(screen, 'The browser blocked its window.')).toBeVisible();
  await screen.getByRole('button', { name: 'Continue in this window' }).click();
  expect(signInWith).toHaveBeenLastCalledWith('google.com', 'redirect');
});

it.each(['popup-closed-by-user', 'cancelled-popup-request'])('says nothing about %s', async (code) => {
  const { google, screen } = await show({ signInWith: refuse(code) });
  await google.click();
  await expect.element(google).not.toHaveAttribute('aria-busy');
  expect(screen.getByRole('alert').elements()).toEqual([]);
});

it.each([
  ['unauthorized-domain', 'does not accept this site’s address'],
  ['operation-not-allowed', 'is not set up for that yet'],
  ['internal-error', 'The sign-in script did not load.'],
  ['multi-factor-auth-required', 'Words of multi-factor-auth-required.'],
])('has words for %s', async (code, words) => {
  const { google, screen } = await show({ signInWith: refuse(code) });
  await google.click();
  await expect.element(said(screen, words)).toBeVisible();
});

it('says with what the account is entered that has the address', async () => {
  const { screen } = await show({
    signInWith: refuse('account-exists-with-different-credential'),
    linkOffer: () => ({ email: 'ines@example.org', methods: ['google.com'] }),
  });
  await screen.getByRole('button', { name: 'Continue with GitHub' }).click();
  const words =
    'There is already an account for ines@example.org. You sign in to it with Google. Sign in that way, and you can use GitHub from then on too.';
  await expect.element(said(screen, words)).toBeVisible();
});

it('finishes a redirect sign-in', async () => {
  sessionStorage.setItem('marquee-redirect', 'google.com');
  const { history } = await show({ finishRedirect: async () => ines });
  await vi.waitFor(() => expect(history.at(-1)).toBe('/movie/603'));
});
