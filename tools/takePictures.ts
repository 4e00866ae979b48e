import { chromium } from '@playwright/test';
import sharp from 'sharp';

import { browserArguments, findBrowser } from './setup/browser.mjs';

/** `node tools/takePictures.ts http://127.0.0.1:3000`: the README's pictures, of a running Marquee. */

const pages = {
  home: { path: '/', width: 1440, height: 900 },
  film: { path: '/movie/603', width: 1200, height: 900 },
  ask: { path: '/ai?q=a+heist+film+under+two+hours', width: 1200, height: 900 },
} as const;

const [origin = 'http://127.0.0.1:3000'] = process.argv.slice(2);
const executablePath = await findBrowser();
const browser = await chromium.launch({
  args: browserArguments,
  ...(executablePath && { executablePath }),
});
for (const [name, { path, width, height }] of Object.entries(pages)) {
  const page = await browser.newPage({ viewport: { width, height }, reducedMotion: 'reduce' });
  await page.goto(origin + path, { waitUntil: 'networkidle' });
  const picture = await page.screenshot();
  await page.close();
  await sharp(picture).resize({ width: 1000 }).webp({ quality: 80 }).toFile(`docs/pictures/${name}.webp`);
}
await browser.close();
