import { expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';

import type { IdentityClient } from '#web/api/identity/identityClient.ts';
import { failure, fakeIdentity, ines } from '#web/features/account/testing/fakeIdentity.ts';

import { Page } from './SignUpPage.tsx';
import { showAccountPage } from './testing/accountPages.tsx';

async function show(parts: Partial<IdentityClient> = {}, path = '/signup') {
  const shown = await showAccountPage(Page, path, fakeIdentity(null, parts).client);
  const { screen } = shown;
  return {
    ...shown,
    name: screen.getByLabelText('Username'),
    email: screen.getByLabelText('E-mail address'),
    password: screen.getByLabelText('Password', { exact: true }),
    submit: screen.getByRole('button', { name: 'Create the account' }),
    said: (words: string) => screen.getByRole('alert').getByText(words, { exact: false }),
  };
}

async function fillIn({ name, email, password }: Awaited<ReturnType<typeof show>>) {
  await name.fill('  Ines ');
  await email.fill('ines@example.org');
  await password.fill('winterlight');
}

it('makes the account and goes back to where the person was', async () => {
  const signUp = vi.fn<IdentityClient['signUp']>().mockResolvedValue(ines);
  const shown = await show({ signUp }, '/signup?from=%2Fwatchlist');
  await fillIn(shown);
  await shown.submit.click();
  await vi.waitFor(() => expect(shown.history.at(-1)).toBe('/watchlist'));
  expect(signUp).toHaveBeenCalledExactlyOnceWith({
    username: 'Ines',
    email: 'ines@example.org',
    password: 'winterlight',
  });
});

it('leads to the account page where only the name was not kept', async () => {
  const signUp = vi.fn<IdentityClient['signUp']>().mockResolvedValue({ ...ines, displayName: null });
  const shown = await show({ signUp });
  await fillIn(shown);
  await shown.submit.click();
  await vi.waitFor(() => expect(shown.history.at(-1)).toBe('/account'));
});

it('explains that a password is too common, or made of the name', async () => {
  const detail = 'Missing password requirements: [Password must not be one that many people use]';
  const signUp = vi
    .fn<IdentityClient['signUp']>()
    .mockRejectedValue(failure('password-does-not-meet-requirements', 'Words.', detail));
  const shown = await show({ signUp });
  await fillIn(shown);
  await shown.password.fill('Ines2026');
  await shown.submit.click();
  await expect.element(shown.screen.getByText('Anyone who knows your name', { exact: false })).toBeVisible();
  expect(signUp).not.toHaveBeenCalled();
  await shown.password.fill('midnight');
  await shown.submit.click();
  await expect
    .element(shown.screen.getByText('Many people use this password', { exact: false }))
    .toBeVisible();
});

it('checks the password against the policy while it is typed', async () => {
  const { password, screen } = await show();
  await password.fill('haze');
  const rule = screen.getByRole('list', { name: 'Requirements' }).getByRole('listitem');
  await expect.element(rule).toHaveTextContent('At least 8 characters, 4 so far: not yet');
  await expect.element(screen.getByText('Strength: Very weak')).toBeVisible();
  await password.fill('four plain words, easily kept');
  await expect.element(rule).toHaveTextContent('At least 8 characters, 29 so far: met');
  await expect.element(screen.getByText('Strength: Strong')).toBeVisible();
  await expect.element(screen.getByText('The password meets all requirements.')).toBeInTheDocument();
});

it('names each rule that the policy has', async () => {
  const { password, screen } = await show({
    validatePassword: async () => ({
      isValid: false,
      minLength: 12,
      maxLength: 20,
      rules: [
        { rule: 'min-length', isMet: true },
        { rule: 'max-length', isMet: false },
        { rule: 'lowercase', isMet: true },
        { rule: 'uppercase', isMet: false },
        { rule: 'number', isMet: false },
        { rule: 'symbol', isMet: true },
      ],
    }),
  });
  await password.fill('a rather long pass-phrase');
  const items = screen.getByRole('list', { name: 'Requirements' }).getByRole('listitem');
  await expect.element(items.nth(3)).toHaveTextContent('An uppercase letter: not yet');
  expect(items.all().map((item) => item.element().textContent)).toEqual([
    'At least 12 characters, 25 so far: met',
    'At most 20 characters: not yet',
    'A lowercase letter: met',
    'An uppercase letter: not yet',
    'A digit: not yet',
    'A symbol such as ! or #: met',
  ]);
});

it('sends nothing that the policy does not let through', async () => {
  const signUp = vi.fn<IdentityClient['signUp']>();
  const shown = await show({ signUp });
  await fillIn(shown);
  await shown.password.fill('short');
  await shown.submit.click();
  await expect.element(shown.password).toHaveFocus();
  await expect.element(shown.password).toHaveAttribute('aria-invalid', 'true');
  expect(signUp).not.toHaveBeenCalled();
});

it('leaves it to the service where the policy cannot be had', async () => {
  const shown = await show({
    validatePassword: async () => Promise.reject(failure('network-request-failed')),
  });
  await fillIn(shown);
  await expect.element(shown.screen.getByText('Long beats complicated', { exact: false })).toBeVisible();
  await shown.submit.click();
  await vi.waitFor(() => expect(shown.history.at(-1)).toBe('/'));
});

it.each([
  ['A', 'A name needs at least 2 characters.'],
  ['👩‍🚀', 'A name needs at least 2 characters.'],
  ['x'.repeat(31), 'A name can have at most 30 characters. This one has 31.'],
  ['In\u202Ees', 'The name contains invisible characters. Type it again.'],
])('says what is wrong with the name %j', async (typed, words) => {
  const shown = await show();
  await fillIn(shown);
  await shown.name.fill(typed);
  await shown.submit.click();
  await expect.element(shown.name).toHaveFocus();
  await expect.element(shown.screen.getByText(words)).toBeVisible();
});

it('links people with an account to the other form, along with the address', async () => {
  const shown = await show(
    { signUp: async () => Promise.reject(failure('email-already-in-use')) },
    '/signup?from=%2Fmovie%2F603',
  );
  await fillIn(shown);
  await userEvent.keyboard('{Enter}');
  await expect.element(shown.email).toHaveFocus();
  await expect
    .element(shown.screen.getByRole('link', { name: 'Sign in with it' }))
    .toHaveAttribute('href', '/signin?from=%2Fmovie%2F603');
  const { keptAddress } = await import('#web/features/account/Field.tsx');
  expect(keptAddress()).toBe('ines@example.org');
});

it('shows the service’s objection at the password', async () => {
  const words = 'The password does not meet all requirements.';
  const shown = await show({
    signUp: async () => Promise.reject(failure('password-does-not-meet-requirements', words)),
  });
  await fillIn(shown);
  await shown.submit.click();
  await expect.element(shown.password).toHaveFocus();
  await expect.element(shown.screen.getByText(words)).toBeVisible();
  await expect.element(shown.name).toHaveValue('  Ines ');
  await expect.element(shown.password).toHaveValue('winterlight');
});

it('does not claim to know what a lost answer said', async () => {
  const shown = await show({ signUp: async () => Promise.reject(failure('network-request-failed')) });
  await fillIn(shown);
  await shown.submit.click();
  await expect.element(shown.said('The account may or may not have been created.')).toBeVisible();
});

it('knows that nothing was made without a connection', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const shown = await show({
    signUp: async () => Promise.reject(failure('network-request-failed', 'No line.')),
  });
  await fillIn(shown);
  await shown.submit.click();
  await expect
    .element(shown.said('The account was not created. No line. What you typed is still here.'))
    .toBeVisible();
  vi.restoreAllMocks();
});
