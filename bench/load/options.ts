import { parseArgs } from 'node:util';

const parts = ['memory', 'overload', 'fairness'] as const;
type Part = (typeof parts)[number];

export type LoadOptions = {
  parts: ReadonlySet<Part>;
  /** Of the mix, for memory. */
  requests: number;
  /** Different ones that are drawn, for memory. */
  pictures: number;
  /** How long the server rests before and after. */
  rest: number;
  /** Of each step of overload, and of fairness. */
  seconds: number;
  /** Folder of another built checkout of Marquee. */
  against: string | null;
};

const isPart = (name: string): name is Part => (parts as readonly string[]).includes(name);

export function readOptions(args: string[]): LoadOptions {
  const { values } = parseArgs({
    args,
    // Other benchmarks of the same command have options of their own.
    strict: false,
    options: {
      parts: { type: 'string', default: parts.join() },
      requests: { type: 'string', default: '80000' },
      pictures: { type: 'string', default: '2000' },
      rest: { type: 'string', default: '45' },
      seconds: { type: 'string', default: '60' },
      against: { type: 'string' },
    },
  });
  const count = (name: 'requests' | 'pictures' | 'rest' | 'seconds') => {
    const value = Number(values[name]);
    if (!Number.isInteger(value) || value < 1) throw new Error(`--${name} is a whole number from 1.`);
    return value;
  };
  const wanted = String(values.parts).split(',');
  const unknown = wanted.filter((name) => !isPart(name));
  if (unknown.length > 0) throw new Error(`--parts knows ${parts.join()}, not ${unknown.join()}.`);
  return {
    parts: new Set(wanted.filter(isPart)),
    requests: count('requests'),
    pictures: count('pictures'),
    rest: count('rest'),
    seconds: count('seconds'),
    against: typeof values.against === 'string' ? values.against : null,
  };
}
