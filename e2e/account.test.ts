import { randomUUID } from 'node:crypto';

import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from '@playwright/test';

import { comeFromElsewhere, password, signUp } from './support/signUp.ts';
import { watchPage } from './support/watchPage.ts';

const email = (page: Page) => page.getByLabel('E-mail address').filter({ visible: true });
const passwordField = (page: Page) => page.getByLabel('Password', { exact: true }).filter({ visible: true });
const mismatch = 'Wrong e-mail address or password.';

async function signIn(page: Page, address: string, word: string) {
  await page.goto('/signin');
  await email(page).fill(address);
  await passwordField(page).fill(word);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

test('what is typed before the script is there stays, and so does a press; nothing of it is in an address', async ({
  page,
}) => {
  await comeFromElsewhere(page);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route('**/static/js/**', async (route) => {
    await released;
    await route.continue();
  });
  const addresses: string[] = [];
  page.on('framenavigated', (frame) => addresses.push(frame.url()));
  await page.goto('/signin', { waitUntil: 'commit' });
  await email(page).fill('nobody@films.example');
  await passwordField(page).fill('early plain words');
  await page.keyboard.press('Enter');
  release();
  await expect(page.getByText(mismatch)).toBeVisible();
  await expect(email(page)).toHaveValue('nobody@films.example');
  await expect(passwordField(page)).toHaveValue('early plain words');
  expect(addresses.filter((address) => !address.endsWith('/signin'))).toEqual([]);
});

test('an account from its beginning to its end', async ({ page, baseURL }) => {
  const { faults } = watchPage(page, new URL(baseURL ?? '').origin);
  const person = await signUp(page, 'Ines');
  await page.goto('/account');
  await expect(page.getByText(person.email).first()).toBeVisible();

  await page.getByLabel('Username').fill('Inês');
  await page.getByRole('radio').nth(4).check();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Your name and picture are saved.')).toBeVisible();

  await page.getByLabel('New password').fill('other plain words');
  await page.getByRole('button', { name: 'Change the password' }).click();
  await expect(page.getByText('Your password was changed.', { exact: false })).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Username')).toHaveValue('Inês');
  await expect(
    page.getByRole('list', { name: 'Devices' }).getByText('This device', { exact: false }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'You are not signed in' })).toBeVisible();
  expect(faults).toEqual([]);

  await signIn(page, person.email, password);
  await expect(page.getByText(mismatch)).toBeVisible();
  await passwordField(page).fill('other plain words');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');

  await page.goto('/account');
  await page.getByRole('button', { name: 'Delete the account' }).click();
  await page.getByRole('dialog').getByLabel('Password', { exact: true }).fill('other plain words');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('heading', { name: 'Your account is deleted' })).toBeVisible();
  await signIn(page, person.email, 'other plain words');
  await expect(page.getByText(mismatch)).toBeVisible();
});

test('an address that has an account leads to signing in, with the address in the form', async ({ page }) => {
  const person = await signUp(page);
  await page.goto('/account');
  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'You are not signed in' })).toBeVisible();
  await page.getByRole('link', { name: 'Create an account' }).click();
  await page.getByLabel('Username').fill('Ines');
  await email(page).fill(person.email);
  await passwordField(page).fill(password);
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Sign in with it' }).click();
  await expect(page).toHaveURL('/signin?from=%2Faccount');
  await expect(email(page)).toHaveValue(person.email);
  await passwordField(page).fill(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/account');
});

test('a forgotten password has one answer for every address', { tag: '@full' }, async ({ page }) => {
  const person = await signUp(page);
  const answers: string[] = [];
  for (const address of [person.email, 'nobody@films.example']) {
    await page.goto('/forgot');
    await email(page).fill(address);
    await page.getByRole('button', { name: 'Send the e-mail' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Check your e-mail' })).toBeVisible();
    answers.push((await page.getByRole('main').innerText()).replace(address, '…'));
  }
  expect(answers[0]).toBe(answers[1]);
});

for (const [device, width, tag] of [
  ['phone', 390, []],
  ['desk', 1440, ['@full']],
] as const)
  test(
    `${device}: axe finds nothing on the page of an account, nor on its dialog`,
    { tag: [...tag] },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await signUp(page);
      await page.goto('/account');
      await expect(page.getByRole('radio').first()).toBeVisible();
      await page.getByLabel('New password').fill('plain');
      await expect(page.getByText('Strength:', { exact: false })).toBeVisible();
      for (const theme of ['dark', 'light']) {
        await page.evaluate((value) => (document.documentElement.dataset['theme'] = value), theme);
        const { violations } = await new AxeBuilder({ page }).analyze();
        expect(
          violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`),
        ).toEqual([]);
      }
      await page.getByRole('button', { name: 'Delete the account' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
      await expect(page.getByText('Enter your password.')).toBeVisible();
      const { violations } = await new AxeBuilder({ page }).include('dialog').analyze();
      expect(violations.map(({ id }) => id)).toEqual([]);
      const sideways = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(sideways).toBe(0);
    },
  );

test(
  'a profile that did not come in with the sign-up is offered again',
  { tag: '@full' },
  async ({ page }) => {
    const update = '**/v1/accounts:update*';
    await comeFromElsewhere(page);
    await page.route(update, (route) => route.fulfill({ status: 503, body: 'Busy.' }));
    await page.goto('/signup');
    await page.getByLabel('Username').fill('Ines');
    await page.getByLabel('E-mail address').fill(`${randomUUID()}@films.example`);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Create the account' }).click();
    await expect(page).toHaveURL('/account');
    const alert = page.getByRole('alert').filter({ hasText: 'Your name and picture were not saved.' });
    await expect(alert).toBeVisible();
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(alert).toContainText('Your account was created and you are signed in. The account service');

    await page.unroute(update);
    await alert.getByRole('button', { name: 'Try again' }).click();
    await expect(alert).toBeHidden();
    await expect(page.getByLabel('Username')).toHaveValue('Ines');
    await expect(page.locator('html')).toHaveAttribute('style', /--avatar/);
  },
);

test(
  'where the browser stores nothing, the form says that the session ends with the page',
  { tag: '@full' },
  async ({ page, browser }) => {
    const { email } = await signUp(page);
    const elsewhere = await browser.newContext();
    const closed = await elsewhere.newPage();
    await comeFromElsewhere(closed);
    await closed.addInitScript(() => {
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('Closed.', 'SecurityError');
          },
        });
    });
    await closed.goto('/signin?from=%2Fabout');
    await closed.getByLabel('E-mail address').fill(email);
    await expect(closed.getByText('you will be signed out when you close or reload this page')).toBeVisible();
    await closed.getByLabel('Password', { exact: true }).fill(password);
    await closed.getByRole('button', { name: 'Sign in' }).click();
    await expect(closed).toHaveURL('/about');
    await expect(closed.locator('html')).toHaveAttribute('data-session', 'in');
    await closed.reload();
    await expect(closed.locator('html')).not.toHaveAttribute('data-session');
    await elsewhere.close();
  },
);
