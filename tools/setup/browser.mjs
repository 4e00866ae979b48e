// Finds the browser that the tests drive. Runs on Node 20, before anything else is set up.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

import { toolPlan } from './install.mjs';

// The first one has no window to keep, and costs the same pages less processor time (docs/decisions/037).
const systemNames = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const fixedPlaces = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function systemBrowser(searchPath) {
  const named = searchPath
    .split(delimiter)
    .flatMap((folder) => systemNames.map((name) => join(folder, name)));
  return [...named, ...fixedPlaces].find(isExecutable);
}

async function playwrightBrowser() {
  const { chromium } = await import('@playwright/test');
  const path = chromium.executablePath();
  return path && existsSync(path) ? path : undefined;
}

/** The first browser there is: `CHROME_PATH`, the system's Chromium or Chrome, Playwright's own. */
export async function findBrowser(environment = process.env) {
  const chosen = environment.CHROME_PATH;
  if (chosen) {
    if (isExecutable(chosen)) return chosen;
    throw new Error(`CHROME_PATH is ${chosen}, and there is no program there. Correct it or unset it.`);
  }
  return systemBrowser(environment.PATH ?? '') ?? (await playwrightBrowser());
}

function run(command, args) {
  console.log(`  ${[command, ...args].join(' ')}`);
  return spawnSync(command, args, { stdio: 'inherit' }).status === 0;
}

function installBrowser() {
  console.log('No Chromium or Chrome found: trying to install one.');
  const playwright = toolPlan('playwright', ['install', 'chromium']);
  if (run(playwright.command, playwright.args)) return;
  const isRoot = process.getuid?.() === 0;
  if (isRoot && existsSync('/usr/bin/apt-get') && run('apt-get', ['update'])) {
    const install = (name) => run('apt-get', ['install', '-y', name]);
    if (!install('chromium-headless-shell')) install('chromium');
  }
}

/** The browser's path, installing one where none is found; throws with what to type where that fails too. */
export async function ensureBrowser() {
  const found = await findBrowser();
  if (found) return found;
  installBrowser();
  const installed = await findBrowser();
  if (installed) return installed;
  throw new Error(
    'The browser tests need Chromium. Type one of these, then npm test again:\n' +
      '  npx playwright install chromium\n' +
      '  sudo apt-get install chromium\n' +
      '  export CHROME_PATH=/path/to/chrome',
  );
}

/**
 * What Playwright switches off too, since only the last such list counts, and the two pages of its own that a Chromium
 * with a new window prepares for its address bar, which isn't visible here: they cost more than many pages of Marquee.
 */
const unwanted = [
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxPopup',
];

/** Arguments that keep the browser quiet and offline; as root the sandbox can't start. */
export const browserArguments = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${unwanted.join(',')}`,
];
