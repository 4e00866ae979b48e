export type TitleSize = 'hero' | 'title' | 'h1' | 'h2';

/** The indent of the second line, in letters. */
const step = 2;

/** A title broken as on a title card: two lines as equal as possible, one word stays one. */
export function titleLines(title: string): [string] | [string, string] {
  const words = title.trim().split(/\s+/);
  let best: { lines: [string, string]; length: number } | undefined;
  for (let at = 1; at < words.length; at += 1) {
    const lines: [string, string] = [words.slice(0, at).join(' '), words.slice(at).join(' ')];
    const length = Math.max(lines[0].length, lines[1].length + step);
    if (!best || length < best.length) best = { lines, length };
  }
  return best?.lines ?? [title.trim()];
}

/** The largest size of the scale in which the longest line fits a phone. */
export function titleSize(title: string): TitleSize {
  const longest = Math.max(...titleLines(title).map((line) => line.length));
  if (longest <= 12) return 'hero';
  if (longest <= 16) return 'title';
  return longest <= 26 ? 'h1' : 'h2';
}
