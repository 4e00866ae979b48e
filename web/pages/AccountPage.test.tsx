import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';

import type { IdentityClient, SessionUser } from '#web/api/identity/identityClient.ts';
import { failure, fakeIdentity, ines } from '#web/features/account/testing/fakeIdentity.ts';

import { Page } from './AccountPage.tsx';
import { showAccountPage } from './testing/accountPages.tsx';

const avatars = ['Fox', 'Owl', 'Hare'].map((label) => ({
  name: `${label.toLowerCase()}-rust`,
  label: `${label}, rust`,
  url: `/avatars/${label.toLowerCase()}-rust.0a1b2c3d.svg`,
}));

const session = (id: string, device: string, isCurrent = false) => ({
  id,
  device,
  isCurrent,
  startedAt: '2026-11-01T10:00:00.000Z',
  usedAt: '2026-11-20T10:00:00.000Z',
});

const activity = Array.from({ length: 7 }, (_, index) => ({
  at: '2026-11-20T10:00:00.000Z',
  event: ['sign-in', 'sign-in-refused', 'something-new'][index] ?? 'email-changed',
  device: index === 2 ? null : 'Firefox on Linux',
  place: index === 2 ? null : '203.0.113.0/24',
}));

async function show(user: SessionUser | null = ines, parts: Partial<IdentityClient> = {}) {
  const fake = fakeIdentity(user, parts);
  let sessions = [session('s1', 'Firefox on Linux', true), session('s2', 'Safari on iPhone')];
  const shown = await showAccountPage(Page, '/account', fake.client, {
    'GET /api/avatars': () => Response.json({ avatars }),
    'GET /api/sessions': () => Response.json({ sessions }),
    'GET /api/account/activity': () => Response.json({ activity }),
    'DELETE /api/sessions': () => {
      sessions = sessions.filter(({ isCurrent }) => isCurrent);
      return new Response(null, { status: 204 });
    },
    'DELETE /api/sessions/s2': () => {
      sessions = sessions.filter(({ id }) => id !== 's2');
      return new Response(null, { status: 204 });
    },
  });
  return { ...shown, ...fake };
}

const said = async (screen: Awaited<ReturnType<typeof show>>['screen'], words: string) => {
  await expect.element(screen.getByRole('status').getByText(words, { exact: false })).toBeVisible();
};

beforeEach(() => {
  delete document.documentElement.dataset['session'];
});
afterEach(() => {
  delete document.documentElement.dataset['session'];
});

it('says that no user is signed in, and leads back here from signing in', async () => {
  const { screen } = await show(null);
  await expect.element(screen.getByRole('heading', { name: 'You are not signed in' })).toBeVisible();
  await expect
    .element(screen.getByRole('link', { name: 'Sign in' }))
    .toHaveAttribute('href', '/signin?from=%2Faccount');
});

it('waits without a word about guests where a session seems to exist', async () => {
  document.documentElement.dataset['session'] = 'in';
  const ready = Promise.withResolvers<void>();
  const { screen } = await show(ines, { ready: ready.promise });
  await expect.element(screen.getByText('You are not signed in')).not.toBeVisible();
  ready.resolve();
  await expect.element(screen.getByText('ines@example.org · Member since March 2026')).toBeVisible();
});

it('keeps another name and another picture', async () => {
  const updateName = vi.fn<IdentityClient['updateName']>().mockResolvedValue();
  const updatePhoto = vi.fn<IdentityClient['updatePhoto']>().mockResolvedValue();
  const { screen } = await show(ines, { updateName, updatePhoto });
  await screen.getByLabelText('Username').fill('Inés');
  await screen.getByRole('radio', { name: 'Fox, rust' }).click();
  await userEvent.keyboard('{ArrowRight}');
  await expect.element(screen.getByRole('radio', { name: 'Owl, rust' })).toBeChecked();
  await screen.getByRole('button', { name: 'Save' }).click();
  await said(screen, 'Your name and picture are saved.');
  expect(updateName).toHaveBeenCalledExactlyOnceWith('Inés');
  expect(updatePhoto).toHaveBeenCalledExactlyOnceWith(`${location.origin}/avatars/owl-rust.0a1b2c3d.svg`);
});

it('shows what happened to the account, a few lines first', async () => {
  const { screen } = await show();
  const list = screen.getByRole('list', { name: 'Activity' });
  await expect.element(list.getByText('Signed in')).toBeVisible();
  await expect.element(list.getByText('Sign-in refused')).toBeVisible();
  await expect.element(list.getByText('Account changed')).toBeVisible();
  await expect
    .element(list.getByText('Firefox on Linux, network 203.0.113.0/24', { exact: false }).first())
    .toBeVisible();
  expect(list.getByRole('listitem').elements()).toHaveLength(5);
  await screen.getByRole('button', { name: 'Show 2 more' }).click();
  await expect.poll(() => list.getByRole('listitem').elements().length).toBe(7);
});

it('reminds of an address that is not confirmed, and only then', async () => {
  const sendVerification = vi.fn<IdentityClient['sendVerification']>().mockResolvedValue();
  const { screen, become } = await show({ ...ines, emailVerified: false }, { sendVerification });
  await screen.getByRole('button', { name: 'Send a confirmation e-mail' }).click();
  await said(screen, 'An e-mail is on its way to ines@example.org. Its link works for a day.');
  expect(sendVerification).toHaveBeenCalledOnce();
  become(ines);
  await expect
    .element(screen.getByRole('button', { name: 'Send a confirmation e-mail' }))
    .not.toBeInTheDocument();
});

it('changes the address by a mail to the new one', async () => {
  const changeEmail = vi.fn<IdentityClient['changeEmail']>().mockResolvedValue();
  const { screen } = await show(ines, { changeEmail });
  const field = screen.getByLabelText('New address');
  await field.fill('INES@example.org');
  await userEvent.keyboard('{Enter}');
  await expect.element(field).toHaveAccessibleDescription('This is already your address.');
  await field.fill('new@example.org');
  await userEvent.keyboard('{Enter}');
  await said(screen, 'An e-mail is on its way to new@example.org.');
  expect(changeEmail).toHaveBeenCalledExactlyOnceWith('new@example.org');
});

it('asks for the password where the sign-in is too old, and then goes on by itself', async () => {
  const changePassword = vi
    .fn<IdentityClient['changePassword']>()
    .mockRejectedValueOnce(failure('requires-recent-login'))
    .mockResolvedValue();
  const reauthenticate = vi
    .fn<IdentityClient['reauthenticate']>()
    .mockRejectedValueOnce(failure('invalid-credential'))
    .mockResolvedValue();
  const { screen } = await show(ines, { changePassword, reauthenticate });
  await screen.getByLabelText('New password').fill('a longer winterlight');
  await screen.getByRole('button', { name: 'Change the password' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Confirm your password' });
  await expect.element(dialog.getByLabelText('Password', { exact: true })).toHaveFocus();
  await userEvent.keyboard('wrong{Enter}');
  await expect.element(dialog.getByText('That is not the password for this account.')).toBeVisible();
  await dialog.getByLabelText('Password', { exact: true }).fill('winterlight');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await said(screen, 'Your password was changed.');
  expect(changePassword).toHaveBeenLastCalledWith('a longer winterlight');
  await expect.element(screen.getByLabelText('New password')).toHaveValue('');
});

it('leaves everything as it is where the password is not given', async () => {
  const { screen } = await show(ines, {
    changePassword: async () => Promise.reject(failure('requires-recent-login')),
  });
  await screen.getByLabelText('New password').fill('a longer winterlight');
  await screen.getByRole('button', { name: 'Change the password' }).click();
  await screen.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(screen.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(screen.getByLabelText('New password')).toHaveValue('a longer winterlight');
  expect(screen.getByRole('alert').query()).toBeNull();
});

it('lists the devices, ends one, and all others', async () => {
  const { screen, asked } = await show();
  const list = screen.getByRole('list', { name: 'Devices' });
  await expect.element(list.getByText('This device, since 1 November 2026')).toBeVisible();
  await screen.getByRole('button', { name: 'Sign out Safari on iPhone' }).click();
  await said(screen, 'Safari on iPhone is signed out.');
  await expect.element(list.getByText('Safari on iPhone')).not.toBeInTheDocument();
  expect(asked).toContain('DELETE /api/sessions/s2');
  await expect
    .element(screen.getByRole('button', { name: 'Sign out everywhere else' }))
    .not.toBeInTheDocument();
});

it('signs out everywhere', async () => {
  const { screen, asked } = await show();
  await screen.getByRole('button', { name: 'Sign out everywhere', exact: true }).click();
  await expect.element(screen.getByRole('heading', { name: 'You are not signed in' })).toBeVisible();
  expect(asked).toContain('DELETE /api/sessions');
});

it('has no list of devices where another service keeps the accounts', async () => {
  const { screen, asked } = await show(ines, { provider: 'firebase' });
  await expect.element(screen.getByRole('heading', { name: 'Password' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Where you are signed in' }).query()).toBeNull();
  expect(asked).not.toContain('GET /api/sessions');
});

it('deletes the account after the password, and says that it is gone', async () => {
  const reauthenticate = vi
    .fn<IdentityClient['reauthenticate']>()
    .mockRejectedValueOnce(failure('wrong-password'))
    .mockResolvedValue();
  const { screen } = await show(ines, { reauthenticate });
  await screen.getByRole('button', { name: 'Delete the account' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Delete your account?' });
  await expect
    .element(dialog.getByRole('link', { name: 'export a copy first' }))
    .toHaveAttribute('href', '/import');
  await dialog.getByLabelText('Password', { exact: true }).fill('wrong');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect.element(dialog.getByText('That is not the password for this account.')).toBeVisible();
  await dialog.getByLabelText('Password', { exact: true }).fill('winterlight');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect.element(screen.getByRole('heading', { name: 'Your account is deleted' })).toBeVisible();
});

it('keeps the account where deleting it failed', async () => {
  const { screen } = await show(ines, {
    deleteAccount: async () => Promise.reject(failure('network-request-failed', 'Not reached.')),
  });
  await screen.getByRole('button', { name: 'Delete the account' }).click();
  const dialog = screen.getByRole('dialog');
  await dialog.getByLabelText('Password', { exact: true }).fill('winterlight');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect.element(dialog.getByRole('alert').getByText('Not reached.', { exact: false })).toBeVisible();
  await dialog.getByRole('button', { name: 'Keep it' }).click();
  await expect.element(screen.getByText('ines@example.org · Member since March 2026')).toBeVisible();
});

it('is no wider than the window', async () => {
  const { screen } = await show({ ...ines, emailVerified: false });
  await expect.element(screen.getByRole('radio', { name: 'Fox, rust' })).toBeInTheDocument();
  await page.viewport(390, 844);
  expect(document.documentElement.scrollWidth).toBe(390);
});

it('follows a sign-out in another tab', async () => {
  const { screen, become } = await show();
  await expect.element(screen.getByRole('button', { name: 'Sign out', exact: true })).toBeVisible();
  become(null);
  await expect.element(screen.getByRole('heading', { name: 'You are not signed in' })).toBeVisible();
});

it('shows a user without a password their provider, and reauthenticates there before deleting', async () => {
  const reauthenticateWith = vi.fn<IdentityClient['reauthenticateWith']>().mockResolvedValue();
  const deleteAccount = vi.fn<IdentityClient['deleteAccount']>().mockResolvedValue();
  const { client } = fakeIdentity(ines, {
    provider: 'firebase',
    methods: () => ['google.com'],
    reauthenticateWith,
    deleteAccount,
  });
  const { screen } = await showAccountPage(Page, '/account', client);
  const ways = screen.getByRole('region', { name: 'How you sign in' });
  await expect.element(ways.getByText('You sign in with Google', { exact: false })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Password' }).elements()).toEqual([]);
  expect(screen.getByRole('region', { name: 'E-mail address' }).elements()).toEqual([]);
  await screen.getByRole('button', { name: 'Delete the account' }).click();
  await screen.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
  await expect.element(screen.getByText('Your account is deleted')).toBeVisible();
  expect(reauthenticateWith).toHaveBeenCalledWith('google.com');
  expect(deleteAccount).toHaveBeenCalledOnce();
});
