import { defineConfig } from '@playwright/test';

import { browserArguments, findBrowser } from './tools/setup/browser.mjs';
import { fullTag, isFull } from './tools/setup/full.mjs';

const port = 3210;
const executablePath = await findBrowser();

/** Browser tests run against the real server on embedded data. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/playwright',
  workers: 2,
  fullyParallel: true,
  // On a machine that others use, too: what passes only then is named in the report.
  retries: process.env['CI'] ? 1 : 0,
  ...(!isFull && { grepInvert: new RegExp(`@${fullTag.name}\\b`) }),
  timeout: 180_000,
  // These end what hangs; a busy machine is no fault.
  expect: { timeout: 30_000 },
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    launchOptions: { args: browserArguments, ...(executablePath && { executablePath }) },
    // What it answers, tests could not stand in for.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
  },
  webServer: {
    command: 'node server/main.ts',
    url: `http://127.0.0.1:${port}/readyz`,
    env: {
      PORT: String(port),
      DATA_DIR: 'test-results/data',
      NODE_ENV: 'production',
      LOG_LEVEL: 'warn',
      // Limits are per address: so tests can come from several.
      TRUSTED_PROXIES: '127.0.0.1',
    },
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
