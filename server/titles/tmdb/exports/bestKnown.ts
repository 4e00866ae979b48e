import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';

const popularity = /"popularity":([\d.]+)/;
/** Fine steps where most are. */
const stepOf = (line: string) => Math.round(Math.log1p(Number(popularity.exec(line)?.[1] ?? 0)) * 10_000);

function linesOf(file: string) {
  return createInterface({ input: createReadStream(file).pipe(createGunzip()), crlfDelay: Infinity });
}

/**
 * Keeps the most popular lines of an export, about so many. TMDB knows five million people, most of whom have done one
 * thing once: an index of them all would be mostly that.
 */
export async function keepBestKnown(file: string, most: number): Promise<{ kept: number; of: number }> {
  const counts = new Map<number, number>();
  let of = 0;
  for await (const line of linesOf(file)) {
    of += 1;
    const step = stepOf(line);
    counts.set(step, (counts.get(step) ?? 0) + 1);
  }
  if (of <= most) return { kept: of, of };
  let kept = 0;
  let least = Number.POSITIVE_INFINITY;
  for (const [step, count] of [...counts].sort(([a], [b]) => b - a)) {
    if (kept > 0 && kept + count > most) break;
    kept += count;
    least = step;
  }
  const draft = `${file}.draft`;
  async function* chosen() {
    for await (const line of linesOf(file)) if (stepOf(line) >= least) yield `${line}\n`;
  }
  try {
    await pipeline(Readable.from(chosen()), createGzip({ level: 1 }), createWriteStream(draft));
    await rename(draft, file);
  } finally {
    await rm(draft, { force: true });
  }
  return { kept, of };
}
