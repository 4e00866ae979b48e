import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';

import type { IdentityClient } from '#web/api/identity/identityClient.ts';
import { failure, fakeIdentity, ines } from '#web/features/account/testing/fakeIdentity.ts';
import { userSlice } from '#web/features/session/userSlice.ts';

import { Page } from './SignInPage.tsx';
import { showAccountPage } from './testing/accountPages.tsx';

const refuse = (error: Error) => vi.fn<IdentityClient['signIn']>().mockRejectedValue(error);

async function show(parts: Partial<IdentityClient> = {}, path = '/signin') {
  const shown = await showAccountPage(Page, path, fakeIdentity(null, parts).client);
  const { screen } = shown;
  return {
    ...shown,
    email: screen.getByLabelText('E-mail address'),
    password: screen
      .getByRole('textbox', { name: 'Password' })
      .or(screen.getByLabelText('Password', { exact: true })),
    submit: screen.getByRole('button', { name: 'Sign in' }),
  };
}

type Shown = Awaited<ReturnType<typeof show>>;

async function fillIn({ email, password }: Shown) {
  await email.fill('ines@example.org');
  await password.fill('winterlight');
}

it('signs in and goes back to where the person was', async () => {
  const signIn = vi.fn<IdentityClient['signIn']>().mockResolvedValue(ines);
  const shown = await show({ signIn }, '/signin?from=%2Fmovie%2F603');
  await fillIn(shown);
  await shown.submit.click();
  await vi.waitFor(() => expect(shown.history.at(-1)).toBe('/movie/603'));
  expect(signIn).toHaveBeenCalledWith({ email: 'ines@example.org', password: 'winterlight' });
  expect(shown.store.getState().user).toEqual({ user: ines, isLoading: false, error: null });
});

it('goes home where the address names a foreign site', async () => {
  const shown = await show({}, '/signin?from=https%3A%2F%2Fevil.example%2F');
  await fillIn(shown);
  await userEvent.keyboard('{Enter}');
  await vi.waitFor(() => expect(shown.history.at(-1)).toBe('/'));
});

it('asks for what is missing at its field, without sending anything', async () => {
  const signIn = vi.fn<IdentityClient['signIn']>();
  const { submit, email, password } = await show({ signIn });
  await submit.click();
  await expect.element(email).toHaveFocus();
  await expect.element(email).toHaveAccessibleDescription('Enter your e-mail address.');
  await expect.element(password).toHaveAccessibleDescription('Enter your password.');
  await email.fill('ines@example');
  await expect.element(email).not.toHaveAttribute('aria-invalid');
  await userEvent.keyboard('{Enter}');
  await expect
    .element(email)
    .toHaveAccessibleDescription('The address needs an ending such as .org. Nothing was sent.');
  expect(signIn).not.toHaveBeenCalled();
});

it('sends once however often it is pressed, and says that it is at it', async () => {
  const answer = Promise.withResolvers<typeof ines>();
  const signIn = vi.fn<IdentityClient['signIn']>().mockReturnValue(answer.promise);
  const shown = await show({ signIn });
  await fillIn(shown);
  await shown.submit.dblClick();
  await expect
    .element(shown.screen.getByRole('button', { name: 'Signing in' }))
    .toHaveAttribute('aria-busy', 'true');
  await userEvent.keyboard('{Enter}');
  answer.resolve(ines);
  await vi.waitFor(() => expect(shown.history.at(-1)).toBe('/'));
  expect(signIn).toHaveBeenCalledOnce();
});

it('has one answer for an unknown address and a wrong password, and keeps what was typed', async () => {
  const shown = await show({ signIn: refuse(failure('invalid-credential')) });
  const { email, password, submit, screen } = shown;
  await fillIn(shown);
  await submit.click();
  await expect
    .element(password)
    .toHaveAccessibleDescription('Wrong e-mail address or password. Check for typos, or set a new password.');
  await expect.element(password).toHaveFocus();
  await expect.element(email).toHaveValue('ines@example.org');
  await expect.element(password).toHaveValue('winterlight');
  await expect
    .element(screen.getByRole('link', { name: 'set a new password' }))
    .toHaveAttribute('href', '/forgot');
});

it('says when to try again after too many tries', async () => {
  const shown = await show({
    signIn: refuse(failure('too-many-requests', 'Too many tries. Try again in 40 seconds.')),
  });
  await fillIn(shown);
  await shown.submit.click();
  await expect
    .element(
      shown.screen
        .getByRole('alert')
        .getByText('Too many attempts. Try again in 40 seconds. Your account is not locked.', {
          exact: false,
        }),
    )
    .toBeVisible();
});

it('tries again with what was typed after the network failed', async () => {
  const signIn = refuse(failure('network-request-failed', 'The account service could not be reached.'));
  const shown = await show({ signIn });
  await fillIn(shown);
  await shown.submit.click();
  await expect
    .element(
      shown.screen.getByRole('alert').getByText('Your address is still in the form.', { exact: false }),
    )
    .toBeVisible();
  signIn.mockResolvedValue(ines);
  await shown.screen.getByRole('button', { name: 'Try again' }).click();
  await vi.waitFor(() => expect(shown.history.at(-1)).toBe('/'));
});

it('shows the message of a failure that it does not know', async () => {
  const shown = await show({ signIn: refuse(failure('strange-thing', 'Something else (strange-thing).')) });
  await fillIn(shown);
  await shown.submit.click();
  await expect
    .element(shown.screen.getByRole('alert').getByText('Something else (strange-thing).', { exact: false }))
    .toBeVisible();
});

it('shows the password while that is wanted', async () => {
  const { password, screen } = await show();
  await password.fill('winterlight');
  const toggle = screen.getByRole('button', { name: 'Show password' });
  await toggle.click();
  await expect.element(toggle).toHaveAttribute('aria-pressed', 'true');
  await expect.element(screen.getByLabelText('Password', { exact: true })).toHaveAttribute('type', 'text');
  await expect.element(screen.getByLabelText('Password', { exact: true })).toHaveValue('winterlight');
});

it('offers the way on to a signed-in user', async () => {
  const { screen, store } = await show({}, '/signin?from=%2Fwatchlist');
  store.dispatch(userSlice.actions.userChanged(ines));
  await expect.element(screen.getByRole('heading', { level: 1, name: 'Welcome back' })).toBeVisible();
  await expect.element(screen.getByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/watchlist');
});

it('keeps the way back on the way to the other form', async () => {
  const { screen } = await show({}, '/signin?from=%2Fmovie%2F603');
  await expect
    .element(screen.getByRole('link', { name: 'Create an account' }))
    .toHaveAttribute('href', '/signup?from=%2Fmovie%2F603');
});
