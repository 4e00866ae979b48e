// `npm test`: every check of the project, one after the other, and one line with the sums at the end.
// `npm run check`, `npm run test:unit` and `npm run test:e2e` are its parts; what follows `--` goes to the runner.
// FULL=1 adds the exhaustive tests to any of them (tools/setup/full.mjs); `npm run test:full` is all of it.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { ensureBrowser } from './setup/browser.mjs';
import { ensureBuilt } from './setup/build.mjs';
import { fullTag } from './setup/full.mjs';
import { ensureInstalled, projectEnvironment, root, toolPlan } from './setup/install.mjs';
import { capture, step } from './setup/step.mjs';

const results = join(root, 'test-results');
const [name = 'all', ...chosen] = process.argv.slice(2);
const full = name === 'full' ? { FULL: '1' } : {};
const total = { passed: 0, failed: 0, skipped: 0 };

function add({ passed, failed, skipped = 0 }) {
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
}

function run(tool, given, env = {}) {
  const { command, args } = toolPlan(tool, given);
  return capture(command, args, { cwd: root, env: { ...projectEnvironment, ...full, ...env } });
}

/** A check that passes or fails as a whole. */
async function gate(name, tool, args) {
  const { code, output } = await step(name, () => run(tool, args));
  if (code !== 0) console.log(output);
  add(code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
}

/** A test runner that writes a report; a runner that ends without one counts as one failure. */
async function suite(name, { tool, args, env, report, count }) {
  const { code, output } = await step(name, () => run(tool, args, env));
  let sums;
  try {
    sums = count(JSON.parse(readFileSync(join(results, report), 'utf8')), output);
  } catch {
    sums = { passed: 0, failed: 1 };
  }
  if (code !== 0 && sums.failed === 0) sums.failed = 1;
  if (sums.failed > 0) console.log(output);
  console.log(`  ${sums.passed} passed, ${sums.failed} failed, ${sums.skipped ?? 0} skipped`);
  if (sums.flaky > 0) console.log(`${output}\n  ${sums.flaky} of them only at the second try`);
  add(sums);
}

async function check() {
  await gate('Format', 'oxfmt', ['--check', '.']);
  await gate('Lint', 'oxlint', []);
  for (const part of ['web', 'server', 'e2e', 'bench']) await gate(`Types of ${part}`, 'tsc', ['-p', part]);
  await gate('Dead code', 'knip', ['--treat-config-hints-as-errors']);
}

/** Tests that the ordinary run leaves out. Playwright does not count them. */
const leftToFull = ({ testResults }) =>
  testResults
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status, tags }) => status === 'skipped' && tags?.includes(fullTag.name)).length;

const unit = (browser, chosen) =>
  suite('Unit, component and contract tests', {
    tool: 'vitest',
    args: [
      'run',
      ...chosen,
      '--reporter=default',
      '--reporter=json',
      '--outputFile.json=test-results/vitest.json',
    ],
    env: { CHROME_PATH: browser },
    report: 'vitest.json',
    count: (report, output) => ({
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      skipped: report.numPendingTests - leftToFull(report),
      flaky: [...output.matchAll(/\(retry x\d+\)/g)].length,
    }),
  });

const e2e = (browser, chosen) =>
  suite('Browser tests', {
    tool: 'playwright',
    args: ['test', ...chosen, '--reporter=line,json'],
    env: { CHROME_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: join(results, 'playwright.json') },
    report: 'playwright.json',
    count: ({ stats }) => ({
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected,
      skipped: stats.skipped,
      flaky: stats.flaky,
    }),
  });

/** What each run leaves; a parallel run keeps its own files, above all its server's database. */
const leavings = { unit: ['vitest.json'], e2e: ['playwright.json', 'playwright', 'data'] };

/** Prepares a browser and a build, and clears the last run's files. */
async function prepare(...runs) {
  const browser = await ensureBrowser();
  await ensureBuilt();
  for (const name of runs.flatMap((one) => leavings[one]))
    rmSync(join(results, name), { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  return browser;
}

async function all() {
  const browser = await prepare('unit', 'e2e');
  await check();
  await gate('Size of the first load', 'node', ['tools/size.ts']);
  await unit(browser, []);
  await e2e(browser, []);
}

/** Tests that the changes since a revision can have touched; in the browser, only those that were changed themselves. */
async function affected([revision = 'main']) {
  const { code } = await capture('git', ['rev-parse', '--verify', '--quiet', `${revision}^{commit}`], {
    cwd: root,
  });
  if (code !== 0)
    throw new Error(`There is no revision ${revision}. Say which: npm run test:affected -- HEAD~1`);
  const browser = await prepare('unit', 'e2e');
  await unit(browser, ['--changed', revision]);
  await e2e(browser, [`--only-changed=${revision}`, '--pass-with-no-tests']);
}

/** Stays, and runs again what a change touches. */
async function watch(chosen) {
  const CHROME_PATH = await ensureBrowser();
  await ensureBuilt();
  const { command, args } = toolPlan('vitest', ['watch', ...chosen]);
  return spawnSync(command, args, {
    cwd: root,
    env: { ...projectEnvironment, CHROME_PATH },
    stdio: 'inherit',
  }).status;
}

const parts = {
  check,
  unit: async (chosen) => unit(await prepare('unit'), chosen),
  e2e: async (chosen) => e2e(await prepare('e2e'), chosen),
  affected,
  watch,
  all,
  full: all,
};

try {
  const part = parts[name];
  if (!part) throw new Error(`There is no part ${name}. There are ${Object.keys(parts).join(', ')}.`);
  await ensureInstalled();
  const status = await part(chosen);
  if (name === 'watch') process.exit(status);
} catch (error) {
  console.error(error.message);
  total.failed += 1;
}
if (total.skipped > 0) console.log(`${total.skipped} skipped`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
