import type { NumbersReport, ReportLine } from './checkNumbers.ts';

const whys = {
  nothing: 'TMDB has none of this name and year',
  several: 'TMDB has several of this name and year',
} as const;

const bys = { number: 'by number', imdb: 'by its number at IMDb', name: 'by name and year' } as const;

function table(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map(
    (row) =>
      `  ${row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd()}`,
  );
}

const titleOf = ({ title, year }: ReportLine) => `${title} (${year})`;
const ourName = ({ media, id }: ReportLine) => `${media}/${id}`;

/** The report as people read it. */
export function printReport({ titles, looked, confirmed, moved, missing }: NumbersReport): string {
  const lines = [
    `${titles} titles in the catalogue, ${looked} of them looked for at TMDB:`,
    `${confirmed} have TMDB's number, ${moved.length} have another one there, ${missing.length} were not found.`,
  ];
  if (missing.length > 0)
    lines.push(
      '',
      'Not found:',
      ...table([
        ['number', 'title', 'why', 'what TMDB calls by this number'],
        ...missing.map((line) => [
          ourName(line),
          titleOf(line),
          line.why === null ? '' : whys[line.why],
          line.other ?? '',
        ]),
      ]),
    );
  if (moved.length > 0)
    lines.push(
      '',
      'Under another number at TMDB:',
      ...table([
        ['number', 'at TMDB', 'title', 'found', 'what TMDB calls by our number'],
        ...moved.map((line) => [
          ourName(line),
          String(line.tmdb),
          titleOf(line),
          line.by === null ? '' : bys[line.by],
          line.other ?? '',
        ]),
      ]),
    );
  return `${lines.join('\n')}\n`;
}
