import { randomInt, randomUUID } from 'node:crypto';

import { expect, type Page } from '@playwright/test';

export const password = 'of the house';

/** An address of its own in the network, since new accounts are counted by it. */
const address = () => `10.${[0, 0, 0].map(() => randomInt(1, 255)).join('.')}`;

/** A visitor from another network address than the other tests'. */
export const comeFromElsewhere = (page: Page) =>
  page.context().setExtraHTTPHeaders({ 'x-forwarded-for': address() });

/** Makes a new account by the form, and is signed in. */
export async function signUp(page: Page, name = 'Ines'): Promise<{ name: string; email: string }> {
  const email = `${randomUUID()}@films.example`;
  await comeFromElsewhere(page);
  await page.goto('/signup?from=%2Fabout');
  await page.getByLabel('Username').fill(name);
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Create the account' }).click();
  await expect(page).toHaveURL('/about');
  return { name, email };
}
