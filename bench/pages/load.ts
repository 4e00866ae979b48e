import { gzipSync } from 'node:zlib';

import type { BenchBrowser, Tab } from './browser.ts';
import { computed } from './browser.ts';
import { countForeign } from './foreignShare.ts';
import type { ShapedLink } from './link.ts';
import { type LoadRecord, loadFigures, watchedMilliseconds } from './loadFigures.ts';

type Observed = Omit<LoadRecord, 'fcp' | 'load' | 'elements' | 'resources'>;
type ObservedPage = { observed: Observed };

/** Runs in the page before anything else. */
function observe() {
  const tasks: { start: number; duration: number }[] = [];
  const observed = { lcp: 0, lcpElement: '', cls: 0, alive: 0, tasks };
  Object.assign(globalThis, { observed });
  performance.setResourceTimingBufferSize(5000);
  const watch = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
  watch('largest-contentful-paint', (entry) => {
    const { element } = entry as PerformanceEntry & { element?: Element };
    observed.lcp = entry.startTime;
    observed.lcpElement = element
      ? [element.tagName.toLowerCase(), element.classList[0]].filter(Boolean).join('.')
      : '';
  });
  watch('layout-shift', (entry) => {
    const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!shift.hadRecentInput) observed.cls += shift.value;
  });
  watch('longtask', ({ startTime, duration }) => tasks.push({ start: startTime, duration }));
  // React names its container once it renders into it.
  const timer = setInterval(() => {
    const root = document.querySelector('#root');
    if (!root || !Object.keys(root).some((key) => key.startsWith('__reactContainer'))) return;
    observed.alive = performance.now();
    clearInterval(timer);
  }, 20);
}

const read = ({ page }: Tab): Promise<LoadRecord> =>
  page.evaluate(() => {
    const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return {
      ...(globalThis as unknown as ObservedPage).observed,
      fcp: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
      load: navigation?.loadEventEnd ?? 0,
      elements: document.getElementsByTagName('*').length,
      resources: (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map(
        ({ name, responseEnd }) => ({ url: name, end: responseEnd }),
      ),
    };
  });

async function countRequests({ cdp }: Tab) {
  const fetched = { requests: 0, bytes: 0, scripts: new Set<string>() };
  cdp.on('Network.requestWillBeSent', ({ request }) => {
    if (request.url.startsWith('http')) fetched.requests += 1;
  });
  cdp.on('Network.requestServedFromCache', () => {
    fetched.requests -= 1;
  });
  cdp.on('Network.responseReceived', ({ type, response }) => {
    if (type === 'Script') fetched.scripts.add(response.url);
  });
  cdp.on('Network.loadingFinished', ({ encodedDataLength }) => {
    fetched.bytes += encodedDataLength;
  });
  await cdp.send('Network.enable');
  return fetched;
}

/** Gzip bytes of scripts, each fetched once. */
function createScriptSizes() {
  const known = new Map<string, number>();
  return async (urls: Iterable<string>): Promise<Map<string, number>> => {
    const sizes = new Map<string, number>();
    for (const url of urls) {
      const size =
        known.get(url) ??
        gzipSync(new Uint8Array(await (await fetch(url)).arrayBuffer()), { level: 9 }).length;
      known.set(url, size);
      sizes.set(url, size);
    }
    return sizes;
  };
}

/** The longest that a load is watched, for pages that paint something larger again and again. */
const patienceMilliseconds = 40_000;

export type Load = {
  figures: ReturnType<typeof loadFigures> & { foreignShare: number | null };
  lcpElement: string;
};

/** Loads a page in a new context and watches it until ten seconds after its largest contentful paint. */
export function createLoader({ open }: BenchBrowser, link: ShapedLink): (url: string) => Promise<Load> {
  const sizesOf = createScriptSizes();
  return async (url) => {
    const tab = await open('phone', observe);
    try {
      const fetched = await countRequests(tab);
      const before = link.carried();
      const foreign = countForeign();
      await tab.page.goto(url, { waitUntil: 'load' });
      for (;;) {
        const left = await tab.page.evaluate((watched) => {
          const { lcp } = (globalThis as unknown as ObservedPage).observed;
          return lcp + watched - performance.now();
        }, watchedMilliseconds);
        const elapsed = await tab.page.evaluate(() => performance.now());
        if (left <= 0 || elapsed > patienceMilliseconds) break;
        await tab.page.waitForTimeout(left);
      }
      const mainThreadMs = await computed(tab.cdp);
      const record = await read(tab);
      const foreignShare = foreign();
      const counts = {
        requests: fetched.requests,
        wireBytes: fetched.bytes,
        carriedBytes: link.carried() - before,
        mainThreadMs,
        scripts: await sizesOf(fetched.scripts),
      };
      return {
        figures: { ...loadFigures(record, counts), foreignShare },
        lcpElement: record.lcpElement,
      };
    } finally {
      await tab.close();
    }
  };
}
