import { chromium, type Page } from '@playwright/test';

import { browserArguments, findBrowser } from '../tools/setup/browser.mjs';
import { processorMilliseconds } from './support/processorMilliseconds.ts';
import { startServer } from './support/runningServer.ts';

/**
 * From a key to pixels: types into the field in the bar of a warm server's page and takes the time from each key to the
 * paint after the last change of the list below it. `DATA_DIR` chooses the data, and so the search index.
 */
const warmUp = 'casablanca';
const queries = [
  'the matrix',
  'godfather',
  'star wars',
  'tom hanks',
  'incpetion',
  'breaking bad',
  'lord of the rings',
  'amelie',
];
/** After the answer to a key came, enough for its paint. The next key waits, so that each change has its own. */
const pause = 150;
const field = 'header input[role="combobox"]';

type Stroke = { key: string; pressed: number; shown: number; painted: number };

/** Runs in the page before anything else. */
function observe() {
  const strokes: Stroke[] = [];
  Object.assign(globalThis, { strokes });
  const { port1, port2 } = new MessageChannel();
  const waiting: (() => void)[] = [];
  port1.addEventListener('message', () => {
    for (const act of waiting.splice(0)) act();
  });
  port1.start();
  // A message that is sent in a frame comes after it was painted.
  const afterPaint = (act: () => void) =>
    requestAnimationFrame(() => {
      waiting.push(act);
      port2.postMessage(null);
    });
  addEventListener(
    'keydown',
    ({ key, timeStamp }) => {
      if (key.length !== 1) return;
      const stroke = { key, pressed: timeStamp, shown: 0, painted: 0 };
      strokes.push(stroke);
      afterPaint(() => (stroke.shown = performance.now()));
    },
    true,
  );
  new MutationObserver((changes) => {
    const stroke = strokes.at(-1);
    const inList = changes.some(({ target }) => {
      const element = target instanceof Element ? target : target.parentElement;
      return element?.closest('[role="listbox"]');
    });
    if (stroke && inList) afterPaint(() => (stroke.painted = performance.now()));
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

/** Suggestions that are under way. */
function countRequests(page: Page): () => number {
  let open = 0;
  const isOurs = (url: string) => url.includes('/api/suggest');
  page.on('request', (request) => isOurs(request.url()) && (open += 1));
  page.on('requestfinished', (request) => isOurs(request.url()) && (open -= 1));
  page.on('requestfailed', (request) => isOurs(request.url()) && (open -= 1));
  return () => open;
}

/** How long the page's own thread has computed, in milliseconds. */
async function countComputing(page: Page): Promise<() => Promise<number>> {
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await client.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
  };
}

async function type(page: Page, query: string, underWay: () => number): Promise<Stroke[]> {
  await page.locator(field).fill('');
  await page.waitForTimeout(pause);
  await page.evaluate(() => {
    (globalThis as unknown as { strokes: Stroke[] }).strokes.length = 0;
  });
  for (const key of query) {
    await page.keyboard.press(key === ' ' ? 'Space' : key);
    do await page.waitForTimeout(pause);
    while (underWay() > 0);
  }
  return page.evaluate(() => (globalThis as unknown as { strokes: Stroke[] }).strokes);
}

const tenths = (value: number) => Math.round(value * 10) / 10;
function spread(values: readonly number[]) {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share: number) =>
    tenths(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
  return { p50: at(0.5), p95: at(0.95), max: at(1) };
}

const executablePath = await findBrowser();
const server = await startServer(process.env['DATA_DIR']);
const browser = await chromium.launch({ args: browserArguments, ...(executablePath && { executablePath }) });
try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.addInitScript(observe);
  const underWay = countRequests(page);
  // A static page, so that only the search paints.
  await page.goto(`${server.origin}/about`, { waitUntil: 'networkidle' });
  // On focus the plain field is replaced by the one with suggestions.
  await page.locator('header input[name="q"]').click();
  await page.locator(field).focus();
  await type(page, warmUp, underWay);
  await page.evaluate(() => performance.clearResourceTimings());
  const pageComputed = await countComputing(page);
  const before = { server: processorMilliseconds(server.pid), page: await pageComputed() };
  const strokes: Stroke[] = [];
  for (const query of queries) strokes.push(...(await type(page, query, underWay)));
  const answers = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.includes('/api/suggest'))
      .map(({ duration }) => duration),
  );
  const computed = {
    serverPerRequest: (processorMilliseconds(server.pid) - before.server) / answers.length,
    pagePerKey: ((await pageComputed()) - before.page) / strokes.length,
  };
  const changed = strokes.filter(({ painted }) => painted > 0);
  console.log(
    JSON.stringify({
      unit: 'ms from a key to the paint after the last change of the list',
      bar: 50,
      keys: strokes.length,
      changed: changed.length,
      // The letter itself, which the browser paints without us: what this machine takes for any key now.
      keyToLetter: spread(strokes.map(({ pressed, shown }) => shown - pressed)),
      keyToPixels: spread(changed.map(({ pressed, painted }) => painted - pressed)),
      // On a busy machine the times above say little: this is what a key makes the two compute.
      processorMs: { server: tenths(computed.serverPerRequest), page: tenths(computed.pagePerKey) },
      request: { count: answers.length, ...spread(answers) },
    }),
  );
} finally {
  await browser.close();
  await server.stop();
}
