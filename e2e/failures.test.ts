import { expect, test } from '@playwright/test';

test('a list that does not arrive says so and comes back with one button', async ({ page }) => {
  let isDown = true;
  await page.goto('/about');
  await page.route('**/3/movie/top_rated**', (route) =>
    isDown
      ? route.fulfill({
          status: 500,
          json: { success: false, status_code: 11, status_message: 'Internal error.' },
        })
      : route.continue(),
  );
  await page.getByRole('link', { name: 'Top rated' }).first().click();
  const retry = page.getByRole('button', { name: /try again/i });
  await expect(retry).toBeVisible();
  isDown = false;
  await retry.click();
  await expect(page.getByRole('main').locator('a[href^="/movie/"]').first()).toBeVisible();
});

test('a page that is no JSON says so', async ({ page }) => {
  await page.goto('/about');
  await page.route('**/3/movie/top_rated**', (route) =>
    route.fulfill({ body: '<html>captive portal</html>', contentType: 'text/html' }),
  );
  await page.getByRole('link', { name: 'Top rated' }).first().click();
  await expect(page.getByRole('button', { name: /try again/i })).toBeVisible();
});

test('a chunk that fails is a designed message, and trying again loads it', async ({ page }) => {
  await page.goto('/about');
  let isDown = true;
  await page.route('**/static/js/ListPage-*.js', (route) => (isDown ? route.abort() : route.continue()));
  await page.getByRole('link', { name: 'Top rated' }).first().click();
  const again = page.getByRole('button', { name: /(try|load) again/i });
  await expect(again).toBeVisible();
  isDown = false;
  await again.click();
  await expect(page.getByRole('heading', { level: 1, name: 'Top rated' })).toBeVisible();
});

test('nothing of a third party is asked for before the click on a YouTube video', async ({
  page,
  baseURL,
}) => {
  const origin = new URL(baseURL ?? '').origin;
  const strangers: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== origin) strangers.push(request.url());
  });
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ body: '<p>player</p>', contentType: 'text/html' }),
  );
  const video = {
    id: '5f1b2c3d4e5f6a7b8c9d0e1f',
    iso_639_1: 'en',
    iso_3166_1: 'US',
    key: 'aqz-KE-bpKQ',
    name: 'Big Buck Bunny',
    official: true,
    published_at: '2014-11-10T14:00:00.000Z',
    site: 'YouTube',
    size: 1080,
    type: 'Trailer',
  };
  await page.route('**/3/movie/603?**', async (route) => {
    const answer = await route.fetch();
    const body: Record<string, unknown> = await answer.json();
    await route.fulfill({ response: answer, json: { ...body, videos: { results: [video] } } });
  });
  await page.goto('/top_rated');
  await page.goto('/search?q=the+matrix');
  await page.getByRole('main').locator('a[href^="/movie/603"]').first().click();
  await page.getByRole('button', { name: /play/i }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(strangers).toEqual([]);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /youtube/i })
    .first()
    .click();
  await expect(
    page.locator('iframe[src^="https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ"]'),
  ).toBeVisible();
  expect(strangers.every((url) => url.startsWith('https://www.youtube-nocookie.com/'))).toBe(true);
});
