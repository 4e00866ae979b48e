import type { BenchBrowser } from './browser.ts';
import { devices } from './browser.ts';
import { countForeign } from './foreignShare.ts';
import { compositorFrames, mainFrames, scrollMarks, type TraceEvent } from './frames.ts';
import type { Subject } from './subjects.ts';

const screens = 20;
const pixelsPerSecond = 2400;
const settleMilliseconds = 3000;

type Recorded = { frames: number[] };

/** 20 screens of the endless list by wheel, on a desk. */
export async function scrollList({ browser, open }: BenchBrowser, { origin, pages }: Subject) {
  const { page, cdp, close } = await open('desk');
  try {
    await page.goto(origin + pages.list, { waitUntil: 'load' });
    await page.waitForTimeout(settleMilliseconds);
    const { width, height } = devices.desk.viewport;
    await browser.startTracing(page, {
      categories: ['disabled-by-default-devtools.timeline.frame', 'blink.user_timing'],
    });
    const foreign = countForeign();
    await page.evaluate((mark) => {
      const frames: number[] = [];
      Object.assign(globalThis, { frames });
      const note = (time: number) => {
        frames.push(time);
        requestAnimationFrame(note);
      };
      requestAnimationFrame(note);
      performance.mark(mark);
    }, scrollMarks.start);
    await cdp.send('Input.synthesizeScrollGesture', {
      x: width / 2,
      y: height / 2,
      yDistance: -screens * height,
      speed: pixelsPerSecond,
      gestureSourceType: 'mouse',
    });
    const { frames, scrolled, elements } = await page.evaluate((mark) => {
      performance.mark(mark);
      return {
        frames: [...(globalThis as unknown as Recorded).frames],
        scrolled: scrollY / innerHeight,
        elements: document.getElementsByTagName('*').length,
      };
    }, scrollMarks.end);
    const foreignShare = foreign();
    const trace: { traceEvents: TraceEvent[] } = JSON.parse(String(await browser.stopTracing()));
    await cdp.send('HeapProfiler.collectGarbage');
    const { usedSize } = await cdp.send('Runtime.getHeapUsage');
    return {
      ...mainFrames(frames),
      ...compositorFrames(trace.traceEvents),
      screens: scrolled,
      elements,
      heapMb: usedSize / 1e6,
      foreignShare,
    };
  } finally {
    await close();
  }
}
