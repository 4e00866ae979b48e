import { expect, it, vi } from 'vitest';

import type { IdentityClient } from '#web/api/identity/identityClient.ts';
import { failure, fakeIdentity } from '#web/features/account/testing/fakeIdentity.ts';

import { Page } from './ForgotPage.tsx';
import { showAccountPage } from './testing/accountPages.tsx';

async function show(parts: Partial<IdentityClient> = {}, path = '/forgot') {
  const { screen } = await showAccountPage(Page, path, fakeIdentity(null, parts).client);
  await screen.getByLabelText('E-mail address').fill(' ines@example.org ');
  await screen.getByRole('button', { name: 'Send the e-mail' }).click();
  return screen;
}

it('sends the mail and says so without saying whether there is an account', async () => {
  const sendPasswordReset = vi.fn<IdentityClient['sendPasswordReset']>().mockResolvedValue();
  const screen = await show({ sendPasswordReset });
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Check your e-mail' })).toBeVisible();
  await expect
    .element(screen.getByText('If ines@example.org has an account here', { exact: false }))
    .toBeVisible();
  expect(sendPasswordReset).toHaveBeenCalledExactlyOnceWith('ines@example.org');
});

it('goes back to the form for another, with the address in it', async () => {
  const screen = await show();
  await screen.getByRole('button', { name: 'Send another' }).click();
  await expect.element(screen.getByLabelText('E-mail address')).toHaveValue('ines@example.org');
});

it('says that no mail was sent where none was', async () => {
  const screen = await show({
    sendPasswordReset: async () => Promise.reject(failure('network-request-failed', 'Not reached.')),
  });
  await expect
    .element(screen.getByRole('alert').getByText('No e-mail was sent. Not reached.', { exact: false }))
    .toBeVisible();
});

it('keeps the way back', async () => {
  const screen = await show({}, '/forgot?from=%2Fmovie%2F603');
  await expect
    .element(screen.getByRole('link', { name: 'Back to sign-in' }))
    .toHaveAttribute('href', '/signin?from=%2Fmovie%2F603');
});
