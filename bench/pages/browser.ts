import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from '@playwright/test';

import { browserArguments, findBrowser } from '../../tools/setup/browser.mjs';

export const devices = {
  phone: { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true },
  desk: { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1, isMobile: false, hasTouch: false },
} as const;
export type DeviceName = keyof typeof devices;

export const slowdown = 4;
/** A whole Chromium prepares its own windows in every new context, which would count as the page's. */
const ownWindowsMilliseconds = 2500;

/** A page in a context of its own, with nothing cached. */
export type Tab = { page: Page; cdp: CDPSession; context: BrowserContext; close: () => Promise<void> };

export type BenchBrowser = {
  browser: Browser;
  description: { program: string; version: string; waitsMs: number };
  /** `observe` runs in the page before anything else. */
  open: (device: DeviceName, observe?: () => void) => Promise<Tab>;
};

/** The headless shell where there is one, as `findBrowser` prefers. */
export async function launchBrowser(): Promise<BenchBrowser> {
  const executablePath = await findBrowser();
  const browser = await chromium.launch({
    args: browserArguments,
    ...(executablePath && { executablePath }),
  });
  const program = executablePath ?? chromium.executablePath();
  const waitsMs = /headless[-_]shell/.test(program) ? 0 : ownWindowsMilliseconds;
  return {
    browser,
    description: { program, version: browser.version(), waitsMs },
    open: async (device, observe) => {
      const context = await browser.newContext(devices[device]);
      const page = await context.newPage();
      const cdp = await context.newCDPSession(page);
      await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
      if (observe) await page.addInitScript(observe);
      await page.waitForTimeout(waitsMs);
      return { page, cdp, context, close: () => context.close() };
    },
  };
}

/** What the page's main thread has computed so far, in milliseconds of its own time. */
export async function computed(cdp: CDPSession): Promise<number> {
  const { metrics } = await cdp.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
}
