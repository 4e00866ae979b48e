import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';

import { ensureBenchPackages } from '../tools/setup/install.mjs';

/**
 * `npm run bench [name …] [-- --option=value …]`: runs the benchmarks of this folder one after the other and prints
 * one JSON object. Options go to every one of them.
 */
const folder = import.meta.dirname;
const helpers = new Set(['main.ts']);
/** Benchmarks with packages of their own, which running Marquee doesn't need. */
const withPackages = new Set(['assistant', 'http', 'lighthouse', 'search']);
const all = readdirSync(folder)
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !helpers.has(file))
  .map((file) => basename(file, '.ts'))
  .toSorted();
const options = process.argv.slice(2).filter((argument) => argument.startsWith('--'));
const wanted = process.argv.slice(2).filter((argument) => !options.includes(argument));
const unknown = wanted.filter((name) => !all.includes(name));
if (unknown.length > 0) {
  console.error(`There is no benchmark ${unknown.join(', ')}. There are: ${all.join(', ')}.`);
  process.exit(1);
}

const chosen = wanted.length > 0 ? wanted : all;
if (chosen.some((name) => withPackages.has(name))) await ensureBenchPackages();

const report: Record<string, unknown> = {};
for (const name of chosen) {
  console.error(`${name} …`);
  const { status, stdout } = spawnSync(process.execPath, [join(folder, `${name}.ts`), ...options], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    // Progress, and why it failed.
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  report[name] = status === 0 ? (JSON.parse(stdout) as unknown) : { failed: status };
  if (status !== 0) process.exitCode = 1;
}
console.log(JSON.stringify(report, null, 2));
