import { countBad } from '#server/search/importing/reading/badLines.ts';
import { sourceLabels } from '#server/search/importing/reading/sourceKind.ts';
import type { SourceRecord } from '#server/search/importing/staging/sourceRecords.ts';

import { count, counted } from './figures.ts';

/** What came of a file, a line for each thing to be said. */
export function describeSource(record: SourceRecord): string[] {
  const { kind, name, lines, rows, bad, state } = record;
  const badLines = countBad(bad);
  const stopped = state === 'reading' ? ', not read to its end yet: import it again to go on' : '';
  const head = `${sourceLabels[kind]} (${name}): ${counted(rows, 'row')} from ${counted(lines, 'line')}${stopped}`;
  const cut = state === 'cut' ? ['  The file ends before its time: what stands in it was kept.'] : [];
  if (badLines === 0) return [head, ...cut];
  const reasons = Object.entries(bad).map(
    ([reason, { count: times, examples }]) =>
      `    ${count(times)} × ${reason} (${examples.map(exampleText).join('; ')})`,
  );
  return [head, ...cut, `  ${counted(badLines, 'line')} could not be used:`, ...reasons];
}

const exampleText = ({ line, text }: { line: number; text: string }) =>
  `line ${count(line)}${text === '' ? '' : `: ${text}`}`;
