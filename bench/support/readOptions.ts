import { parseArgs } from 'node:util';

type Known<Part extends string, Count extends string> = {
  parts: readonly Part[];
  /** Whole numbers from 1, with their defaults. */
  counts: Readonly<Record<Count, number>>;
};

type BenchOptions<Part extends string, Count extends string> = {
  parts: ReadonlySet<Part>;
  counts: Readonly<Record<Count, number>>;
  /** Folder of another built checkout of Marquee. */
  against: string | null;
  /** Address at which a Marquee runs. */
  base: string | null;
};

/** `--parts=one,two --runs=9 --against=FOLDER --base=URL`. */
export function readOptions<Part extends string, Count extends string>(
  args: string[],
  known: Known<Part, Count>,
): BenchOptions<Part, Count> {
  const names = Object.keys(known.counts) as Count[];
  const { values } = parseArgs({
    args,
    // Other benchmarks of the same command have options of their own.
    strict: false,
    options: Object.fromEntries(
      ['parts', 'against', 'base', ...names].map((name) => [name, { type: 'string' as const }]),
    ),
  });
  const text = (name: string) => {
    const value = values[name];
    return typeof value === 'string' ? value : null;
  };
  const count = (name: Count) => {
    const value = Number(text(name) ?? known.counts[name]);
    if (!Number.isInteger(value) || value < 1) throw new Error(`--${name} is a whole number from 1.`);
    return value;
  };
  const isPart = (name: string): name is Part => known.parts.some((part) => part === name);
  const wanted = text('parts')?.split(',') ?? known.parts;
  const unknown = wanted.filter((name) => !isPart(name));
  if (unknown.length > 0) throw new Error(`--parts knows ${known.parts.join()}, not ${unknown.join()}.`);
  return {
    parts: new Set(wanted.filter(isPart)),
    counts: Object.fromEntries(names.map((name) => [name, count(name)])) as Record<Count, number>,
    against: text('against'),
    base: text('base'),
  };
}
