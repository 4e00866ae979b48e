// `npm test`: every check of the project, one after the other, and one line with the sums at the end.
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';

import { ensureBrowser } from './setup/browser.mjs';
import { ensureBuilt } from './setup/build.mjs';
import { ensureInstalled, projectEnvironment, root } from './setup/install.mjs';
import { capture, step } from './setup/step.mjs';

const results = join(root, 'test-results');
const total = { passed: 0, failed: 0, skipped: 0 };

function add({ passed, failed, skipped = 0 }) {
  total.passed += passed;
  total.failed += failed;
  total.skipped += skipped;
}

const run = (command, args, env = {}) =>
  capture(command, args, { cwd: root, env: { ...projectEnvironment, ...env } });

/** A check that passes or fails as a whole. */
async function gate(name, command, args) {
  const { code, output } = await step(name, () => run(command, args));
  if (code !== 0) console.log(output);
  add(code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
}

/** A test runner that writes a report; a runner that ends without one counts as one failure. */
async function suite(name, { command, args, env, report, count }) {
  const { code, output } = await step(name, () => run(command, args, env));
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

async function checkEverything() {
  await ensureInstalled();
  const browser = await ensureBrowser();
  await ensureBuilt();
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results);

  await gate('Format', 'oxfmt', ['--check', '.']);
  await gate('Lint', 'oxlint', []);
  for (const part of ['web', 'server', 'e2e', 'bench']) await gate(`Types of ${part}`, 'tsc', ['-p', part]);
  await gate('Dead code', 'knip', ['--treat-config-hints-as-errors']);
  await gate('Size of the first load', 'node', ['tools/size.ts']);
  await suite('Unit, component and contract tests', {
    command: 'vitest',
    args: ['run', '--reporter=default', '--reporter=json', '--outputFile.json=test-results/vitest.json'],
    env: { CHROME_PATH: browser },
    report: 'vitest.json',
    count: (report, output) => ({
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      skipped: report.numPendingTests,
      flaky: [...output.matchAll(/\(retry x\d+\)/g)].length,
    }),
  });
  await suite('Browser tests', {
    command: 'playwright',
    args: ['test', '--reporter=line,json'],
    env: { CHROME_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: join(results, 'playwright.json') },
    report: 'playwright.json',
    count: ({ stats }) => ({
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected,
      skipped: stats.skipped,
      flaky: stats.flaky,
    }),
  });
}

try {
  await checkEverything();
} catch (error) {
  console.error(error.message);
  total.failed += 1;
}
if (total.skipped > 0) console.log(`${total.skipped} skipped`);
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
