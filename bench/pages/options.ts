import { parseArgs } from 'node:util';

const parts = ['loads', 'interactions', 'scroll'] as const;
type Part = (typeof parts)[number];

export type Options = {
  runs: number;
  parts: ReadonlySet<Part>;
  /** Folder of another built checkout of Marquee, or the address where one runs. */
  against: string | null;
};

const isPart = (name: string): name is Part => (parts as readonly string[]).includes(name);

/** `--runs=9 --parts=loads,scroll --against=FOLDER`, or `--base=URL` for one that runs already. */
export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    // Other benchmarks of the same command have options of their own.
    strict: false,
    options: {
      runs: { type: 'string', default: '9' },
      parts: { type: 'string', default: parts.join() },
      against: { type: 'string' },
      base: { type: 'string' },
    },
  });
  const runs = Number(values.runs);
  if (!Number.isInteger(runs) || runs < 1) throw new Error('--runs is a whole number from 1.');
  const wanted = String(values.parts).split(',');
  const unknown = wanted.filter((name) => !isPart(name));
  if (unknown.length > 0) throw new Error(`--parts knows ${parts.join()}, not ${unknown.join()}.`);
  const other = values.against ?? values.base;
  return {
    runs,
    parts: new Set(wanted.filter(isPart)),
    against: typeof other === 'string' ? other : null,
  };
}
