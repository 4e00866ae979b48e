import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

import { drawPicture, type PictureOrder } from '@marquee/artwork/draw';

import { type Artwork, createArtwork } from '#server/pictures/createArtwork.ts';

import type { Sitter } from '../packages/artwork/sitterOf.ts';
import { catalogueEntries, catalogueSubjects } from '../packages/artwork/testing/catalogueSubjects.ts';
import { cpuMilliseconds } from './support/cpuMilliseconds.ts';

const quantile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
};
const tenths = (value: number): number => Math.round(value * 10) / 10;
const spread = (values: readonly number[]) => ({
  p50: tenths(quantile(values, 0.5)),
  p95: tenths(quantile(values, 0.95)),
  max: tenths(Math.max(...values)),
});

/** Every twentieth title, after a warm-up: faces opened, code compiled. Processor time is valid on a busy machine too. */
const sample = catalogueEntries.filter((_, index) => index % 20 === 0);

function drawing(of: PictureOrder, sitters: readonly Sitter[], fine: boolean) {
  const processor: number[] = [];
  const bytes: number[] = [];
  for (const sitter of sitters) {
    const before = process.cpuUsage();
    const svg = drawPicture(of, sitter, fine);
    const { user, system } = process.cpuUsage(before);
    processor.push((user + system) / 1000);
    bytes.push(brotliCompressSync(svg, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }).length);
  }
  return { pictures: sitters.length, processorMs: spread(processor), brotliBytes: spread(bytes) };
}

const titles = sample.map(({ subject }): Sitter => ({ kind: 'title', subject }));
const people = sample.map(({ people: [, name = '?'] }): Sitter => ({ kind: 'person', name }));
for (const { subject } of catalogueEntries.slice(0, 40))
  drawPicture({ kind: 'poster' }, { kind: 'title', subject }, true);

/** As a home page 1440 pixels wide asks for: one wide picture and two rows of posters. */
const firstScreen = (first: number) => [
  { size: 'w1280', file: `m${first}-backdrop.svg` },
  ...Array.from({ length: 16 }, (_, index) => ({ size: 'w342', file: `m${first + index}-poster.svg` })),
];

/** The most that one turn of the event loop computes while `work` is under way: others wait that long for an answer. */
async function longestTurn(work: Promise<unknown>): Promise<number> {
  const over = work.then(() => true);
  let longest = 0;
  for (;;) {
    const before = cpuMilliseconds();
    const isOver = await Promise.race([over, new Promise((done) => setTimeout(() => done(false), 1))]);
    longest = Math.max(longest, cpuMilliseconds() - before);
    if (isOver === true) return longest;
  }
}

/** Asks for a first screen at once: the longest wait, and the longest that this process did not listen meanwhile. */
async function askFor(artwork: Artwork, asked: readonly { size: string; file: string }[]) {
  const start = performance.now();
  const bodies = asked.map(async (one) => {
    const found = artwork.find(one);
    if (found.status === 'found') await found.body('br');
  });
  const work = Promise.all(bodies);
  const turn = longestTurn(work);
  await work;
  return { allMs: tenths(performance.now() - start), longestTurnProcessorMs: tenths(await turn) };
}

async function serving() {
  const dataDir = await mkdtemp(join(tmpdir(), 'marquee-bench-'));
  const artwork = createArtwork({ subjects: catalogueSubjects(), dataDir, now: () => new Date() });
  const drawersAsleep = await askFor(artwork, firstScreen(1));
  const drawersAwake = [];
  for (let screen = 1; screen <= 5; screen += 1)
    drawersAwake.push(await askFor(artwork, firstScreen(1 + screen * 20)));
  const warm: number[] = [];
  for (const one of firstScreen(1)) {
    const start = performance.now();
    const found = artwork.find(one);
    if (found.status === 'found') await found.body('br');
    warm.push(performance.now() - start);
  }
  await artwork.close();
  await rm(dataDir, { recursive: true });
  return { firstScreenColdAsleep: drawersAsleep, firstScreenCold: drawersAwake, warmMs: spread(warm) };
}

console.log(
  JSON.stringify({
    drawing: {
      posterW342: drawing({ kind: 'poster' }, titles, true),
      posterW154: drawing({ kind: 'poster' }, titles, false),
      backdrop: drawing({ kind: 'backdrop' }, titles, true),
      profile: drawing({ kind: 'profile' }, people, true),
    },
    serving: await serving(),
  }),
);
