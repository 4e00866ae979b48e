import { expect, type Page, test } from '@playwright/test';

import { serveProviders } from './support/providerWindows.ts';
import { type StaticSite, startStaticSite } from './support/staticSite.ts';
import { untilAlive } from './support/untilAlive.ts';

test.describe.configure({ mode: 'default' });

const authDomain = 'films-example.firebaseapp.com';
let site: StaticSite;

test.beforeAll(async () => {
  site = await startStaticSite({
    VITE_IDENTITY_BASE_URL: undefined,
    VITE_FIREBASE_AUTH_DOMAIN: authDomain,
    VITE_FIREBASE_PROVIDERS: 'google.com,github.com',
  });
});

test.afterAll(() => site.close());

type Opened = { domains?: string[]; from?: string };

async function open(page: Page, { domains = ['127.0.0.1'], from = '/account' }: Opened = {}) {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/content security policy/i.test(message.text())) refused.push(message.text());
  });
  const asked = await serveProviders(page.context(), authDomain, {
    email: 'ines@films.example',
    domains,
  });
  await page.goto(`${site.origin}/signin?from=${encodeURIComponent(from)}`);
  await untilAlive(page);
  const google = page.getByRole('button', { name: 'Continue with Google' });
  await expect(google).toBeVisible();
  return { asked, refused, google };
}

test('a press opens the provider’s window, and signs in', async ({ page }) => {
  const { asked, refused, google } = await open(page);
  await page.getByLabel('E-mail address').focus();
  expect(asked).toEqual([]);
  const opened = page.waitForEvent('popup');
  await google.click();
  const popup = await opened;
  await popup.getByRole('button', { name: 'I am ines@films.example' }).click();
  await expect(page).toHaveURL(`${site.origin}/account`);
  await expect(page.getByRole('region', { name: 'How you sign in' })).toContainText('Google');
  await expect(page.getByLabel('Password', { exact: true })).toHaveCount(0);
  expect(asked).toEqual(['script', '/__/auth/iframe', '/__/auth/handler']);
  expect(refused).toEqual([]);
});

test('a window that is closed changes nothing, and says nothing', { tag: '@full' }, async ({ page }) => {
  const { google } = await open(page);
  await page.getByLabel('E-mail address').fill('ines@films.example');
  const opened = page.waitForEvent('popup');
  await google.click();
  await (await opened).close();
  await expect(google).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.getByLabel('E-mail address')).toHaveValue('ines@films.example');
});

test('where the pop-up is blocked, the page itself goes there, and comes back signed in to its place', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.open = () => null;
  });
  const { asked, refused, google } = await open(page, { from: '/watchlist?sort=title' });
  await google.click();
  await page.getByRole('button', { name: 'Continue in this window' }).click();
  await page.waitForURL(`https://${authDomain}/__/auth/handler?**`);
  expect(new URL(page.url()).searchParams.get('redirectUrl')).toMatch(
    new RegExp(`^${site.origin}/signin\\?from=`),
  );
  await page.getByRole('button', { name: 'I am ines@films.example' }).click();
  await expect(page).toHaveURL(`${site.origin}/watchlist?sort=title`);
  await expect(page.locator('html')).toHaveAttribute('data-session', 'in');
  await expect(page.getByText('Signed in as Ines G.')).toBeAttached();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-session', 'in');
  expect(asked).toEqual([
    'script',
    '/__/auth/iframe',
    '/__/auth/handler',
    '/__/auth/answer',
    'script',
    '/__/auth/iframe',
  ]);
  expect(refused).toEqual([]);
});

test('who has an account already signs in that way, and both ways count from then on', async ({ page }) => {
  const { google } = await open(page);
  const through = async (name: string) => {
    const opened = page.waitForEvent('popup');
    await page.getByRole('button', { name }).click();
    await (await opened).getByRole('button', { name: 'I am ines@films.example' }).click();
  };
  await through('Continue with GitHub');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText(
    'There is already an account for ines@films.example. You sign in to it with Google.',
  );
  await expect(alert).toContainText('Sign in that way, and you can use GitHub from then on too.');
  await expect(alert.getByRole('button')).toHaveCount(0);
  await expect(google).toBeVisible();

  await through('Continue with Google');
  await expect(page).toHaveURL(`${site.origin}/account`);
  const ways = page.getByRole('region', { name: 'How you sign in' });
  await expect(ways).toContainText('You sign in with Google and GitHub');

  await page.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect(page.locator('html')).not.toHaveAttribute('data-session');
  await page.goto(`${site.origin}/signin?from=%2Faccount`);
  await untilAlive(page);
  await through('Continue with GitHub');
  await expect(page).toHaveURL(`${site.origin}/account`);
  await expect(ways).toContainText('You sign in with Google and GitHub');
});

test(
  'an address that the account service does not know is said to be so',
  { tag: '@full' },
  async ({ page }) => {
    const { google } = await open(page, { domains: ['films.example'] });
    await google.click();
    await expect(page.getByRole('alert')).toContainText('does not accept this site’s address');
  },
);

test('a blocked script is reported as missing', { tag: '@full' }, async ({ page }) => {
  const { google } = await open(page);
  await page.context().route('https://apis.google.com/**', (route) => route.abort());
  await google.click();
  await expect(page.getByRole('alert')).toContainText('The sign-in script did not load.');
});
