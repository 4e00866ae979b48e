import { chromium, type Page } from '@playwright/test';

import { browserArguments, findBrowser } from '../tools/setup/browser.mjs';
import { startServer } from './support/runningServer.ts';

/** Long tasks and late frames while teasers play, CPU ÷ 4, on a phone's screen; one title for each of some sequences. */
const titles = [
  { sequence: 'drift', path: '/movie/603' },
  { sequence: 'comedy', path: '/movie/239' },
  { sequence: 'thriller', path: '/movie/680' },
  { sequence: 'western', path: '/movie/429' },
  { sequence: 'musical', path: '/movie/313369' },
];
const seconds = Number(process.env['SECONDS'] ?? 12);
const throttle = 4;
const longTask = 50;
const rest = 2500;

type Slice = {
  name: string;
  ph: string;
  dur?: number;
  tdur?: number;
  pid: number;
  tid: number;
  args?: { name?: string; frame_reporter?: { state?: string } };
};

async function play(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'load' });
  // What the page itself has left to do is not the film's.
  await page.waitForTimeout(rest);
  await page
    .getByRole('button', { name: /^play /i })
    .first()
    .click();
  const slider = page.getByRole('dialog').getByRole('slider', { name: 'Position' });
  await slider.waitFor();
  await page.waitForFunction(
    () => Number(document.querySelector<HTMLInputElement>('dialog[open] input[type=range]')?.value) > 300,
    null,
    { timeout: 60_000 },
  );
}

/** What the page's thread did and which frames were late, from a trace of the whole browser. */
function read(slices: readonly Slice[]) {
  const main = slices.find(
    ({ name, ph, args }) => ph === 'M' && name === 'thread_name' && args?.name === 'CrRendererMain',
  );
  const tasks = slices.filter(
    ({ name, ph, pid }) => name === 'RunTask' && ph === 'X' && (main === undefined || pid === main.pid),
  );
  const onMain = tasks.filter(({ tid }) => tid === main?.tid);
  const processor = onMain.map(({ tdur, dur }) => (tdur ?? dur ?? 0) / 1000);
  const frames = new Map<string, number>();
  for (const { name, args } of slices) {
    const state = name === 'PipelineReporter' ? args?.frame_reporter?.state : undefined;
    if (state !== undefined) frames.set(state, (frames.get(state) ?? 0) + 1);
  }
  const presented = (frames.get('STATE_PRESENTED_ALL') ?? 0) + (frames.get('STATE_PRESENTED_PARTIAL') ?? 0);
  return {
    longTasks: processor.filter((milliseconds) => milliseconds > longTask).length,
    longestTask: Math.round(Math.max(0, ...processor)),
    mainThreadShare:
      Math.round((processor.reduce((sum, value) => sum + value, 0) / (seconds * 1000)) * 100) / 100,
    framesASecond: Math.round(presented / seconds),
    dropped: frames.get('STATE_DROPPED') ?? 0,
  };
}

const executablePath = await findBrowser();
const server = await startServer();
const browser = await chromium.launch({ args: browserArguments, ...(executablePath && { executablePath }) });
const report: Record<string, unknown> = {};
try {
  for (const { sequence, path } of titles) {
    const context = await browser.newContext({
      viewport: { width: 412, height: 823 },
      isMobile: true,
      hasTouch: true,
      deviceScaleFactor: 1.75,
    });
    const page = await context.newPage();
    const client = await context.newCDPSession(page);
    await play(page, server.origin + path);
    await page.waitForTimeout(rest / 2);
    await client.send('Emulation.setCPUThrottlingRate', { rate: throttle });
    await browser.startTracing(page, {
      categories: [
        'toplevel',
        'disabled-by-default-devtools.timeline',
        'devtools.timeline',
        'devtools.timeline.frame',
        'cc',
        'benchmark',
        '__metadata',
      ],
    });
    await page.waitForTimeout(seconds * 1000);
    const trace = JSON.parse((await browser.stopTracing()).toString('utf8')) as { traceEvents: Slice[] };
    report[sequence] = read(trace.traceEvents);
    await context.close();
  }
} finally {
  await browser.close();
  await server.stop();
}
console.log(JSON.stringify({ unit: 'ms of processor time', throttle, seconds, teasers: report }, null, 2));
