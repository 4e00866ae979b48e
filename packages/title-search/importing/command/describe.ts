import type { IndexPointer } from '#importing/indexPointer.ts';
import { countBad } from '#importing/reading/badLines.ts';
import { sourceLabels } from '#importing/reading/sourceKind.ts';
import type { SourceRecord } from '#importing/staging/sourceRecords.ts';

import { counted, groupDigits } from './figures.ts';

/** The outcome of a file, in lines. */
export function describeSource(record: SourceRecord): string[] {
  const { kind, name, lines, rows, bad, state } = record;
  const badLines = countBad(bad);
  const stopped = state === 'reading' ? ', not read to its end yet: import it again to go on' : '';
  const head = `${sourceLabels[kind]} (${name}): ${counted(rows, 'row')} from ${counted(lines, 'line')}${stopped}`;
  const cut = state === 'cut' ? ['  The file ends before its time: what stands in it was kept.'] : [];
  if (badLines === 0) return [head, ...cut];
  const reasons = Object.entries(bad).map(
    ([reason, { count: times, examples }]) =>
      `    ${groupDigits(times)} × ${reason} (${examples.map(exampleText).join('; ')})`,
  );
  return [head, ...cut, `  ${counted(badLines, 'line')} could not be used:`, ...reasons];
}

/** What can't be found though it was read, and what to do about it. */
export function describeLeftOut({ leftOut, withUnrated }: IndexPointer): string[] {
  if (!leftOut) return [];
  const { unrated, small, videos, doubtful } = leftOut;
  const lines: [titles: number, why: string][] = [
    [unrated, 'that nobody has rated. To take them in: npm run catalogue -- rebuild --with-unrated'],
    [videos, 'that came out on video only. With title.ratings, those that somebody has rated are taken in.'],
    [small, 'of the kinds short and special with fewer than 100 votes.'],
    [doubtful, 'that may be titles of TMDB’s by the same name.'],
  ];
  return [
    ...(withUnrated
      ? ['Titles that nobody has rated were taken in; without them: rebuild --rated-only']
      : []),
    ...lines
      .filter(([titles]) => titles > 0)
      .map(([titles, why]) => `Left out: ${counted(titles, 'title')} of IMDb’s ${why}`),
  ];
}

const exampleText = ({ line, text }: { line: number; text: string }) =>
  `line ${groupDigits(line)}${text === '' ? '' : `: ${text}`}`;
