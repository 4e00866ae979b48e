import { chromium, type Page } from '@playwright/test';

import { browserArguments, findBrowser } from '../tools/setup/browser.mjs';
import { startServer } from './support/runningServer.ts';

/** LCP, FCP, CLS, TBT and bytes of each kind of page on a phone: Slow 4G (150 ms, 1.6 Mbit/s) and CPU ÷ 4, medians of 5. */
const rounds = Number(process.env['ROUNDS'] ?? 5);
const routes = [
  '/',
  '/top_rated',
  '/movie/603',
  '/tv/1399',
  '/person/525',
  '/search?q=godfather',
  '/ai',
  '/about',
];

type Timing = {
  fcp: number;
  lcp: number;
  lcpElement: string;
  cls: number;
  tbt: number;
  bytes: number;
  scriptBytes: number;
};

/** Runs in the page before anything else. */
function observe() {
  const timing = { lcp: 0, lcpElement: '', cls: 0, tbt: 0 };
  Object.assign(globalThis, { timing });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { element?: Element })[]) {
      timing.lcp = entry.startTime;
      timing.lcpElement = entry.element
        ? `${entry.element.tagName.toLowerCase()}.${entry.element.className}`
        : '';
    }
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    })[]) {
      if (!entry.hadRecentInput) timing.cls += entry.value;
    }
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) timing.tbt += Math.max(0, entry.duration - 50);
  }).observe({ type: 'longtask', buffered: true });
}

async function measure(page: Page, url: string): Promise<Timing> {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.setCacheDisabled', { cacheDisabled: true });
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6 * 1024 * 1024) / 8,
    uploadThroughput: (750 * 1024) / 8,
  });
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const sizes = { bytes: 0, scriptBytes: 0 };
  const scripts = new Set<string>();
  client.on('Network.responseReceived', ({ requestId, type }) => {
    if (type === 'Script') scripts.add(requestId);
  });
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    sizes.bytes += encodedDataLength;
    if (scripts.has(requestId)) sizes.scriptBytes += encodedDataLength;
  });
  await page.addInitScript(observe);
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(2500);
  const timing = await page.evaluate(() => ({
    ...(globalThis as unknown as { timing: { lcp: number; lcpElement: string; cls: number; tbt: number } })
      .timing,
    fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
  }));
  return { ...timing, ...sizes };
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const executablePath = await findBrowser();
const server = await startServer();
const browser = await chromium.launch({ args: browserArguments, ...(executablePath && { executablePath }) });
const report: Record<string, unknown> = {};
try {
  for (const route of routes) await fetch(server.origin + route);
  for (const route of routes) {
    const timings: Timing[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const context = await browser.newContext({
        viewport: { width: 412, height: 823 },
        deviceScaleFactor: 1.75,
      });
      timings.push(await measure(await context.newPage(), server.origin + route));
      await context.close();
    }
    const of = (key: Exclude<keyof Timing, 'lcpElement'>) =>
      Math.round(median(timings.map((timing) => timing[key])));
    const lcps = timings.map(({ lcp }) => Math.round(lcp));
    report[route] = {
      fcp: of('fcp'),
      lcp: of('lcp'),
      lcpRange: [Math.min(...lcps), Math.max(...lcps)],
      lcpElement: timings[0]?.lcpElement,
      cls: median(timings.map(({ cls }) => Math.round(cls * 1000) / 1000)),
      tbt: of('tbt'),
      bytes: of('bytes'),
      scriptBytes: of('scriptBytes'),
    };
  }
} finally {
  await browser.close();
  await server.stop();
}
console.log(JSON.stringify({ unit: 'ms, bytes on the wire', rounds, pages: report }, null, 2));
