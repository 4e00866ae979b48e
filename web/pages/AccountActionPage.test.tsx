import { expect, it, vi } from 'vitest';

import type { ActionCode, IdentityClient } from '#web/api/identity/identityClient.ts';
import { keptAddress } from '#web/features/account/Field.tsx';
import { failure, fakeIdentity } from '#web/features/account/testing/fakeIdentity.ts';

import { Page } from './AccountActionPage.tsx';
import { showAccountPage } from './testing/accountPages.tsx';

const reads = (code: Partial<ActionCode>): Partial<IdentityClient> => ({
  readCode: async () => ({ kind: 'verifyEmail', email: 'ines@example.org', newEmail: null, ...code }),
});

async function show(mode: string, parts: Partial<IdentityClient>, query = `?mode=${mode}&oobCode=c1`) {
  const { screen } = await showAccountPage(Page, `/account/action${query}`, fakeIdentity(null, parts).client);
  return {
    screen,
    heading: (name: string) => screen.getByRole('heading', { level: 1, name }),
  };
}

it('confirms an address by the button, not by being opened', async () => {
  const applyCode = vi.fn<IdentityClient['applyCode']>().mockResolvedValue();
  const { screen, heading } = await show('verifyEmail', { ...reads({}), applyCode });
  await expect.element(screen.getByText('Confirm that ines@example.org', { exact: false })).toBeVisible();
  expect(applyCode).not.toHaveBeenCalled();
  await screen.getByRole('button', { name: 'Yes, it’s mine' }).click();
  await expect.element(heading('Confirmed')).toBeVisible();
  expect(applyCode).toHaveBeenCalledExactlyOnceWith('c1');
});

it('leads on to where the mail says, with a sign-in before it where one is needed', async () => {
  const next = encodeURIComponent(`${location.origin}/watchlist?sort=added`);
  const query = (mode: string) => `?mode=${mode}&oobCode=c1&continueUrl=${next}`;
  const confirmed = await show('verifyEmail', reads({}), query('verifyEmail'));
  await confirmed.screen.getByRole('button', { name: 'Yes, it’s mine' }).click();
  const onwards = confirmed.screen.getByRole('link', { name: 'Continue' });
  await expect.element(onwards).toHaveAttribute('href', '/watchlist?sort=added');
  await confirmed.screen.unmount();

  const reset = await show('resetPassword', reads({ kind: 'resetPassword' }), query('resetPassword'));
  await reset.screen.getByLabelText('New password').fill('winterlight');
  await reset.screen.getByRole('button', { name: 'Set the password' }).click();
  const signIn = reset.screen.getByRole('link', { name: 'Sign in' });
  await expect.element(signIn).toHaveAttribute('href', '/signin?from=%2Fwatchlist%3Fsort%3Dadded');
});

it.each(['https://evil.example/watchlist', 'javascript:alert(1)', '//evil.example'])(
  'never leads to %s',
  async (address) => {
    const query = `?mode=verifyEmail&oobCode=c1&continueUrl=${encodeURIComponent(address)}`;
    const { screen } = await show('verifyEmail', reads({}), query);
    await screen.getByRole('button', { name: 'Yes, it’s mine' }).click();
    await expect.element(screen.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/');
  },
);

it('sets a new password and leads to signing in with the address at hand', async () => {
  const resetPassword = vi.fn<IdentityClient['resetPassword']>().mockResolvedValue();
  const { screen, heading } = await show('resetPassword', {
    ...reads({ kind: 'resetPassword' }),
    resetPassword,
  });
  await screen.getByLabelText('New password').fill('winterlight');
  await screen.getByRole('button', { name: 'Set the password' }).click();
  await expect.element(heading('Your password is set')).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute('href', '/signin');
  expect(resetPassword).toHaveBeenCalledExactlyOnceWith('c1', 'winterlight');
  expect(keptAddress()).toBe('ines@example.org');
});

it('explains that a new password is too common, and keeps the link good', async () => {
  const detail = 'Missing password requirements: [Password must not be one that many people use]';
  const { screen } = await show('resetPassword', {
    ...reads({ kind: 'resetPassword' }),
    resetPassword: () => Promise.reject(failure('password-does-not-meet-requirements', 'Words.', detail)),
  });
  await screen.getByLabelText('New password').fill('midnight');
  await screen.getByRole('button', { name: 'Set the password' }).click();
  await expect.element(screen.getByText('Many people use this password', { exact: false })).toBeVisible();
  await expect.element(screen.getByRole('button', { name: 'Set the password' })).toBeEnabled();
});

it('changes the address', async () => {
  const applyCode = vi.fn<IdentityClient['applyCode']>().mockResolvedValue();
  const asked = reads({ kind: 'verifyAndChangeEmail', newEmail: 'new@example.org' });
  const { screen, heading } = await show('verifyAndChangeEmail', { ...asked, applyCode });
  await expect
    .element(screen.getByText('From ines@example.org to new@example.org.', { exact: false }))
    .toBeVisible();
  await screen.getByRole('button', { name: 'Change the address' }).click();
  await expect.element(heading('Your address is changed')).toBeVisible();
});

it('restores an earlier address, and leads to a new password', async () => {
  const applyCode = vi.fn<IdentityClient['applyCode']>().mockResolvedValue();
  const { screen, heading } = await show('recoverEmail', { ...reads({ kind: 'recoverEmail' }), applyCode });
  await expect.element(heading('Restore your address')).toBeVisible();
  await expect.element(screen.getByText('gets ines@example.org back', { exact: false })).toBeVisible();
  expect(applyCode).not.toHaveBeenCalled();
  await screen.getByRole('button', { name: 'Restore the address' }).click();
  await expect.element(heading('Your address is restored')).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'Choose a new password' }))
    .toHaveAttribute('href', '/forgot');
  expect(applyCode).toHaveBeenCalledExactlyOnceWith('c1');
  expect(keptAddress()).toBe('ines@example.org');
});

it.each([
  ['expired-action-code', 'resetPassword', 'This link has expired', 'Request another e-mail', '/forgot'],
  ['invalid-action-code', 'resetPassword', 'This link no longer works', 'Request another e-mail', '/forgot'],
  ['invalid-action-code', 'verifyEmail', 'This link no longer works', 'Your account', '/account'],
  ['user-not-found', 'verifyEmail', 'This account no longer exists', 'Continue', '/'],
])('of a link that is %s (%s) it says so, and the way on', async (code, mode, title, link, href) => {
  const { screen, heading } = await show(mode, { readCode: async () => Promise.reject(failure(code)) });
  await expect.element(heading(title)).toBeVisible();
  await expect.element(screen.getByRole('link', { name: link })).toHaveAttribute('href', href);
});

it('knows a link that was used while the form was open', async () => {
  const { screen, heading } = await show('verifyEmail', {
    ...reads({}),
    applyCode: async () => Promise.reject(failure('invalid-action-code')),
  });
  await screen.getByRole('button', { name: 'Yes, it’s mine' }).click();
  await expect.element(heading('This link no longer works')).toBeVisible();
});

it('tries again where the link could not be looked at', async () => {
  const readCode = vi
    .fn<IdentityClient['readCode']>()
    .mockRejectedValueOnce(failure('network-request-failed', 'Not reached.'))
    .mockResolvedValue({ kind: 'verifyEmail', email: 'ines@example.org', newEmail: null });
  const { screen } = await show('verifyEmail', { readCode });
  await screen.getByRole('button', { name: 'Try again' }).click();
  await expect.element(screen.getByRole('button', { name: 'Yes, it’s mine' })).toBeVisible();
});

it('keeps a password that the network lost, and says that it is not certain', async () => {
  const { screen } = await show('resetPassword', {
    ...reads({ kind: 'resetPassword' }),
    resetPassword: async () => Promise.reject(failure('network-request-failed')),
  });
  await screen.getByLabelText('New password').fill('winterlight');
  await screen.getByRole('button', { name: 'Set the password' }).click();
  await expect
    .element(
      screen.getByRole('alert').getByText('Your password may or may not have been set.', { exact: false }),
    )
    .toBeVisible();
  await expect.element(screen.getByLabelText('New password')).toHaveValue('winterlight');
});

it.each(['', '?mode=verifyEmail', '?oobCode='])('says of %j that it is not whole', async (query) => {
  const { heading } = await show('', {}, query);
  await expect.element(heading('This link is incomplete')).toBeVisible();
});

it('has nothing to do for links of other kinds', async () => {
  const { heading } = await show('signIn', reads({ kind: 'other' }));
  await expect.element(heading('Nothing to do here')).toBeVisible();
});
