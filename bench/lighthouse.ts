import { browserArguments, findBrowser } from '../tools/setup/browser.mjs';
import { launch, lighthouse } from './packages/lighthouse.ts';
import { startServer } from './support/runningServer.ts';

/**
 * Lighthouse's four scores on a phone, for each kind of page. Simulated throttling, one run a page. What isn't for search
 * engines fails `is-crawlable`, and nothing else of that category should be below.
 */
const routes = [
  '/',
  '/top_rated',
  '/movie/603-the-matrix',
  '/tv/1399-game-of-thrones',
  '/tv/1399-game-of-thrones/season/1',
  '/person/6384-keanu-reeves',
  '/search?q=godfather',
  '/discover/movie',
  '/ai',
  '/about',
  '/licences',
  '/signin',
  '/watchlist',
  '/lists',
  '/import',
];
const categories = ['performance', 'accessibility', 'best-practices', 'seo'];

const server = await startServer();
const chromePath = await findBrowser();
const chrome = await launch({
  ...(chromePath && { chromePath }),
  chromeFlags: ['--headless=new', ...browserArguments],
});
const report: Record<string, unknown> = {};
try {
  for (const route of routes) {
    await fetch(server.origin + route);
    const result = await lighthouse(server.origin + route, { port: chrome.port, onlyCategories: categories });
    if (!result) throw new Error(`Lighthouse said nothing about ${route}.`);
    const { lhr } = result;
    report[route] = {
      ...Object.fromEntries(
        categories.map((name) => [name, Math.round((lhr.categories[name]?.score ?? 0) * 100)]),
      ),
      lcpMs: Math.round(lhr.audits['largest-contentful-paint']?.numericValue ?? 0),
      tbtMs: Math.round(lhr.audits['total-blocking-time']?.numericValue ?? 0),
      cls: lhr.audits['cumulative-layout-shift']?.numericValue ?? null,
      below: Object.values(lhr.audits)
        .filter(({ score }) => score !== null && score < 0.9)
        .map(({ id }) => id),
    };
  }
} finally {
  chrome.kill();
  await server.stop();
}
console.log(JSON.stringify(report, null, 2));
