import { brotliCompressSync, constants } from 'node:zlib';

import { drawPicture } from '#server/artwork/drawPicture.ts';
import type { Sitter } from '#server/artwork/sitterOf.ts';
import { catalogueEntries } from '#server/artwork/testing/catalogueSubjects.ts';

/**
 * Time to draw and bytes of every tenth title's pictures, after a warm-up: faces opened, code compiled. `processorMs` is
 * the mean of processor time and holds on a busy machine too.
 */
const sample = catalogueEntries.filter((_, index) => index % 10 === 0);

const quantile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
};
const tenths = (value: number): number => Math.round(value * 10) / 10;

function measure(kind: 'poster' | 'backdrop' | 'profile', sitters: readonly Sitter[]) {
  const times: number[] = [];
  const drawn: string[] = [];
  const processor = process.cpuUsage();
  for (const sitter of sitters) {
    const before = performance.now();
    const svg = drawPicture({ kind }, sitter, true);
    times.push(performance.now() - before);
    drawn.push(svg);
  }
  const { user, system } = process.cpuUsage(processor);
  const raw = drawn.map(({ length }) => length);
  const brotli = drawn.map(
    (svg) => brotliCompressSync(svg, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length,
  );
  return {
    pictures: sitters.length,
    drawMs: { p50: tenths(quantile(times, 0.5)), p95: tenths(quantile(times, 0.95)) },
    processorMs: tenths((user + system) / 1000 / sitters.length),
    bytes: { p50: quantile(raw, 0.5), p95: quantile(raw, 0.95) },
    brotliBytes: { p50: quantile(brotli, 0.5), p95: quantile(brotli, 0.95), max: Math.max(...brotli) },
  };
}

const titles = sample.map(({ subject }): Sitter => ({ kind: 'title', subject }));
const people = sample.map(({ people: [, name = '?'] }): Sitter => ({ kind: 'person', name }));
for (const { subject } of catalogueEntries.slice(0, 40))
  drawPicture({ kind: 'poster' }, { kind: 'title', subject }, true);

console.log(
  JSON.stringify({
    poster: measure('poster', titles),
    backdrop: measure('backdrop', titles),
    profile: measure('profile', people),
  }),
);
