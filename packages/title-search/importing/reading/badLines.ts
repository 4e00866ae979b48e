const mostReasons = 20;
const examplesEach = 3;
const longestExample = 80;

type Reason = { count: number; examples: { line: number; text: string }[] };

/** Lines that couldn't be used, by reason, each with the first few as examples. Plain data, so it can be stored. */
export type BadLines = Record<string, Reason>;

const others = 'other reasons';

/** Printable and short, so that a wrong file can't garble the terminal. */
function exampleOf(bytes: Buffer | null): string {
  if (bytes === null) return '';
  const text = JSON.stringify(bytes.subarray(0, 4 * longestExample).toString()).slice(1, -1);
  const plain = text.replaceAll(String.raw`\"`, '"');
  return plain.length > longestExample ? `${plain.slice(0, longestExample - 1)}…` : plain;
}

export function addBadLine(bad: BadLines, line: number, reason: string, bytes: Buffer | null): void {
  const known = Object.hasOwn(bad, reason) || Object.keys(bad).length < mostReasons ? reason : others;
  const entry = (bad[known] ??= { count: 0, examples: [] });
  entry.count += 1;
  if (entry.examples.length < examplesEach) entry.examples.push({ line, text: exampleOf(bytes) });
}

export const countBad = (bad: BadLines): number =>
  Object.values(bad).reduce((sum, { count }) => sum + count, 0);
