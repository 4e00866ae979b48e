import { expect, type Page, test } from '@playwright/test';

import { axe } from './support/axe.ts';
import { type LoopbackVideo, loopbackEmbeds, openMatrix } from './support/loopbackEmbeds.ts';

const origin = (baseURL: string | undefined) => new URL(baseURL ?? '').origin;
/** For a walk through several videos, each of which has to load. */
const walk = { timeout: 150_000 };
const dialog = (page: Page) => page.getByRole('dialog');
const frame = (page: Page, key: string) => dialog(page).locator(`iframe[src*="${key}"]`);
const openPlayer = (page: Page) => page.getByRole('button', { name: 'Play trailer' }).click();
const playFrom = (page: Page, site: string) =>
  dialog(page)
    .getByRole('button', { name: `Play from ${site}` })
    .click();

const youTube = (name: string, does: LoopbackVideo['does']): LoopbackVideo => ({
  site: 'YouTube',
  name,
  does,
});
const vimeo = (name: string, does: LoopbackVideo['does']): LoopbackVideo => ({ site: 'Vimeo', name, does });

test('no other site is contacted before the click, and only the video’s site after it', async ({
  page,
  baseURL,
}) => {
  const { strangers, keys } = await loopbackEmbeds(page, origin(baseURL), [youTube('Trailer', 'plays')]);
  await openMatrix(page);
  await page.getByRole('link', { name: /Trailer/ }).hover();
  await openPlayer(page);
  await expect(dialog(page).getByText(/contacts YouTube \(Google\)/)).toBeVisible();
  const { violations } = await axe(page).include('dialog').analyze();
  expect(violations).toEqual([]);
  expect(strangers).toEqual([]);

  await playFrom(page, 'YouTube');
  await expect(frame(page, keys[0] ?? '')).toBeVisible();
  await expect(frame(page, keys[0] ?? '')).toHaveCSS('opacity', '1');
  expect(strangers.length).toBeGreaterThan(0);
  expect(strangers.filter((url) => !url.startsWith('https://www.youtube-nocookie.com/'))).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
  await expect(page.getByRole('button', { name: 'Play trailer' })).toBeFocused();
});

test(
  'each of YouTube’s error codes leads on to the next video, which says so',
  { tag: '@full' },
  async ({ page, baseURL }) => {
    const codes = [2, 5, 100, 101, 150, 153, 999];
    const videos = [
      ...codes.map((error) => youTube(`Error ${error}`, { error })),
      youTube('The last', 'plays'),
    ];
    const { keys } = await loopbackEmbeds(page, origin(baseURL), videos);
    await openMatrix(page);
    await openPlayer(page);
    await playFrom(page, 'YouTube');
    await expect(dialog(page).getByText('“Error 999” can’t be played here.')).toBeVisible(walk);
    await expect(frame(page, keys.at(-1) ?? '')).toHaveCSS('opacity', '1');
    await expect(page).toHaveURL(`/movie/603-the-matrix?play=${keys.at(-1)}`);

    const list = dialog(page).getByRole('navigation', { name: 'All videos of this title' });
    await expect(list.getByRole('button')).toHaveText([
      /^Error 2It was removed or is private/,
      /^Error 5The YouTube player could not play it/,
      /^Error 100It was removed or is private/,
      /^Error 101Its owner allows it on YouTube only/,
      /^Error 150Its owner allows it on YouTube only/,
      /^Error 153YouTube wants to know which site is asking/,
      /^Error 999The YouTube player could not play it/,
      /^The last/,
    ]);
    const { violations } = await axe(page).include('dialog').analyze();
    expect(violations).toEqual([]);
  },
);

test(
  'Vimeo’s errors do the same; after the last there is a way to its site and another try',
  { tag: '@full' },
  async ({ page, baseURL }) => {
    const names = ['NotFoundError', 'PrivacyError', 'PasswordError', 'UnsupportedError'];
    const { keys } = await loopbackEmbeds(
      page,
      origin(baseURL),
      names.map((error) => vimeo(error, { error })),
    );
    await openMatrix(page);
    await openPlayer(page);
    await playFrom(page, 'Vimeo');
    await expect(
      dialog(page).getByRole('heading', { name: 'None of these videos can be played here' }),
    ).toBeVisible(walk);
    await expect(dialog(page).getByRole('link', { name: 'Watch on Vimeo' })).toHaveAttribute(
      'href',
      `https://vimeo.com/${keys.at(-1)}`,
    );
    await expect(dialog(page).getByRole('navigation').getByRole('button')).toHaveText([
      /^NotFoundErrorIt was removed or is private/,
      /^PrivacyErrorIts owner allows it on Vimeo only/,
      /^PasswordErrorIt needs a password/,
      /^UnsupportedErrorThe Vimeo player could not play it/,
    ]);
    await dialog(page).getByRole('button', { name: 'Try again' }).click();
    await expect(page).toHaveURL(/play=7000000$/);
  },
);

test('two videos that fail in turn, on two sites: each site is asked for by itself', async ({
  page,
  baseURL,
}) => {
  const { strangers, keys } = await loopbackEmbeds(page, origin(baseURL), [
    youTube('Gone', { error: 100 }),
    vimeo('Private', { error: 'PrivacyError' }),
    vimeo('Fine', 'plays'),
  ]);
  await openMatrix(page);
  await openPlayer(page);
  await playFrom(page, 'YouTube');
  await expect(dialog(page).getByText('“Gone” can’t be played here.')).toBeVisible();
  expect(strangers.some((url) => url.includes('vimeo'))).toBe(false);
  await playFrom(page, 'Vimeo');
  await expect(frame(page, keys[2] ?? '')).toHaveCSS('opacity', '1');
});

test(
  'six seconds of silence, a broken connection and garbage end in words and ways out',
  { tag: '@full' },
  async ({ page, baseURL }) => {
    await page.clock.install();
    const { keys } = await loopbackEmbeds(page, origin(baseURL), [
      youTube('Silent', 'silent'),
      youTube('Unreachable', 'unreachable'),
      youTube('Garbage', 'garbage'),
      youTube('Slow', 'slow'),
    ]);
    await openMatrix(page);
    await openPlayer(page);
    await playFrom(page, 'YouTube');
    const unreachable = dialog(page).getByRole('heading', { name: 'YouTube can’t be reached' });
    const reaching = dialog(page).getByText('Connecting to YouTube');
    const hearNothing = async () => {
      await expect(reaching).toBeVisible();
      await page.clock.fastForward(6_000);
      await expect(unreachable).toBeVisible();
    };
    for (const next of ['Unreachable', 'Garbage', 'Slow']) {
      await hearNothing();
      await expect(dialog(page).getByRole('link', { name: 'Watch on YouTube' })).toBeVisible();
      await dialog(page)
        .getByRole('button', { name: `Next: ${next}` })
        .click();
      await expect(unreachable).toBeHidden();
    }
    await expect(frame(page, keys[3] ?? '')).toHaveCSS('opacity', '1');

    await dialog(page)
      .getByRole('button', { name: /^Silent/ })
      .click();
    await hearNothing();
    await dialog(page).getByRole('button', { name: 'Try again' }).click();
    await expect(reaching).toBeVisible();
  },
);

test(
  'where it may not begin by itself, its own button is there; at its end ours are',
  { tag: '@full' },
  async ({ page, baseURL }) => {
    const { keys } = await loopbackEmbeds(page, origin(baseURL), [
      vimeo('Held', 'held'),
      vimeo('Ends', 'ends'),
    ]);
    await openMatrix(page);
    await openPlayer(page);
    await playFrom(page, 'Vimeo');
    await expect(frame(page, keys[0] ?? '')).toHaveCSS('opacity', '1');
    await frame(page, keys[0] ?? '')
      .contentFrame()
      .getByRole('button', { name: 'Play' })
      .click();
    await dialog(page).getByRole('button', { name: /^Ends/ }).click();
    await expect(dialog(page).getByRole('heading', { name: 'That was “Ends”' })).toBeVisible();
    await expect(dialog(page).getByRole('button', { name: 'Play again' })).toBeVisible();
  },
);

test('a remembered choice plays at once, and is taken back in the player', async ({ page, baseURL }) => {
  const { keys } = await loopbackEmbeds(page, origin(baseURL), [youTube('Trailer', 'plays')]);
  await openMatrix(page);
  await openPlayer(page);
  await dialog(page)
    .getByRole('checkbox', { name: /YouTube without asking/ })
    .check();
  await playFrom(page, 'YouTube');
  await expect(frame(page, keys[0] ?? '')).toBeVisible();

  await openMatrix(page);
  await openPlayer(page);
  await expect(frame(page, keys[0] ?? '')).toHaveCSS('opacity', '1');
  await dialog(page).getByRole('button', { name: 'Ask again' }).click();
  await expect(dialog(page).getByRole('button', { name: 'Play from YouTube' })).toBeVisible();
  await expect(frame(page, keys[0] ?? '')).toHaveCount(0);

  await openMatrix(page);
  await openPlayer(page);
  await expect(dialog(page).getByRole('button', { name: 'Play from YouTube' })).toBeVisible();
});

test('the page’s own policy lets in the frames of these two sites and no others', async ({
  page,
  baseURL,
}) => {
  await loopbackEmbeds(page, origin(baseURL), [youTube('Trailer', 'plays'), vimeo('Trailer', 'plays')]);
  await page.goto('/movie/603');
  await page.evaluate(async () => {
    const frames = [
      'https://www.youtube-nocookie.com/embed/loopback-00',
      'https://player.vimeo.com/video/7000001',
      'https://www.youtube.com/embed/loopback-00',
      'https://vimeo.com/7000001',
      'https://www.youtube-nocookie.com.example/embed/loopback-00',
      'http://player.vimeo.com/video/7000001',
    ];
    const refused: string[] = [];
    Object.assign(globalThis, { refused });
    document.addEventListener('securitypolicyviolation', ({ blockedURI }) =>
      refused.push(new URL(blockedURI).origin),
    );
    for (const src of frames) {
      const frame = document.createElement('iframe');
      frame.src = src;
      const done = new Promise((resolve) => {
        frame.addEventListener('load', resolve);
        setTimeout(resolve, 2_000);
      });
      document.body.append(frame);
      await done;
    }
  });
  // A refusal may be reported after the frame's own end.
  await expect
    .poll(() => page.evaluate(() => Reflect.get(globalThis, 'refused')))
    .toEqual([
      'https://www.youtube.com',
      'https://vimeo.com',
      'https://www.youtube-nocookie.com.example',
      'http://player.vimeo.com',
    ]);
});
