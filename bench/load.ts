import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { root } from '../tools/setup/install.mjs';
import { measureFairness } from './load/fairness.ts';
import { type ServerFigures, gate } from './load/gate.ts';
import { measureMemory } from './load/memory.ts';
import { readOptions } from './load/options.ts';
import { measureOverload } from './load/overload.ts';

/**
 * The server as `npm start` runs it under what visitors do: what it holds in memory after a mix of requests, what it
 * answers when more is asked than it can, and what one client takes from another. README.md in this folder.
 */
const options = readOptions(process.argv.slice(2));
const subjects = {
  marquee: root,
  ...(options.against !== null && { against: resolve(options.against) }),
};

async function measure(checkout: string): Promise<ServerFigures> {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-bench-'));
  const figures: ServerFigures = {};
  try {
    if (options.parts.has('memory')) figures.memory = await measureMemory(checkout, { ...options, folder });
    if (options.parts.has('overload')) figures.overload = await measureOverload(checkout, options);
    if (options.parts.has('fairness')) figures.fairness = await measureFairness(checkout, options);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return figures;
}

const report: Record<string, ServerFigures> = {};
for (const [name, checkout] of Object.entries(subjects)) {
  console.error(`${name} …`);
  report[name] = await measure(checkout);
}
console.log(JSON.stringify({ unit: 'ms, MB', ...report, gate: gate(report['marquee'] ?? {}) }, null, 2));
