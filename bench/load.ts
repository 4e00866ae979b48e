import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { root } from '../tools/setup/install.mjs';
import { measureDrawing } from './load/drawing.ts';
import { measureFairness } from './load/fairness.ts';
import { type ServerFigures, gate } from './load/gate.ts';
import { measureMemory } from './load/memory.ts';
import { measureOverload } from './load/overload.ts';
import { readOptions } from './support/readOptions.ts';

/**
 * The server as `npm start` runs it under what visitors do: what it holds in memory after a mix of requests, what it
 * answers when more is asked than it can, and what one client takes from another. README.md in this folder.
 */
const { parts, counts, against } = readOptions(process.argv.slice(2), {
  parts: ['memory', 'overload', 'fairness', 'drawing'],
  counts: { requests: 80_000, pictures: 2000, rest: 75, seconds: 60 },
});

async function measure(checkout: string): Promise<ServerFigures> {
  const folder = mkdtempSync(join(tmpdir(), 'marquee-bench-'));
  const figures: ServerFigures = {};
  try {
    if (parts.has('memory')) figures.memory = await measureMemory(checkout, { ...counts, folder });
    if (parts.has('overload')) figures.overload = await measureOverload(checkout, counts.seconds);
    if (parts.has('fairness')) figures.fairness = await measureFairness(checkout, counts.seconds / 3);
    if (parts.has('drawing')) figures.drawing = await measureDrawing(checkout);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return figures;
}

console.error('marquee …');
const marquee = await measure(root);
if (against !== null) console.error('against …');
const other = against === null ? null : await measure(resolve(against));
const report = { marquee, ...(other && { against: other }), gate: gate(marquee, other ?? {}) };
console.log(JSON.stringify({ unit: 'ms, MB', ...report }, null, 2));
