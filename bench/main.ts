import { spawnSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { basename, join } from 'node:path';

/** `npm run bench [name …]`: runs the benchmarks beside this file one after the other and prints one JSON object. */
const folder = import.meta.dirname;
const helpers = new Set(['main.ts']);
const all = readdirSync(folder)
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !helpers.has(file))
  .map((file) => basename(file, '.ts'))
  .toSorted();
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !all.includes(name));
if (unknown.length > 0) {
  console.error(`There is no benchmark ${unknown.join(', ')}. There are: ${all.join(', ')}.`);
  process.exit(1);
}

const report: Record<string, unknown> = {};
for (const name of wanted.length > 0 ? wanted : all) {
  console.error(`${name} …`);
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(folder, `${name}.ts`)], {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  report[name] = status === 0 ? (JSON.parse(stdout) as unknown) : { failed: stderr.slice(-2000) };
  if (status !== 0) process.exitCode = 1;
}
console.log(JSON.stringify(report, null, 2));
