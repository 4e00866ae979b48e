import type { IndexPointer } from '#importing/indexPointer.ts';
import { countBad } from '#importing/reading/badLines.ts';
import { sourceLabels } from '#importing/reading/recogniseFile.ts';
import type { Building } from '#importing/rebuildIndex.ts';
import type { SourceRecord } from '#importing/staging/sourceRecords.ts';
import type { ReadingProgress } from '#importing/staging/stageFile.ts';

const grouped = new Intl.NumberFormat('en');
const rules = new Intl.PluralRules('en');

/** 1234567 → `1,234,567` */
const groupDigits = (value: number): string => grouped.format(value);

/** `1 line`, `2,000 lines` */
export const counted = (value: number, one: string, other = `${one}s`): string =>
  `${groupDigits(value)} ${rules.select(value) === 'one' ? one : other}`;

const percent = (share: number): string => `${Math.min(100, Math.floor(share * 100))} %`;

const sqlite: Readonly<Record<number, string>> = {
  8: 'The folder can only be read, not written to.',
  10: 'The disk could not be read or written.',
  11: 'What was read from files so far is damaged. Start again with: npm run catalogue -- forget',
  13: 'The disk is full. Make room and run the same command again: it goes on where it stopped.',
  14: "The folder can't be written to.",
  26: 'What was read from files so far is damaged. Start again with: npm run catalogue -- forget',
};

const system: Readonly<Record<string, string>> = {
  ENOSPC: 'The disk is full. Make room and run the same command again: it goes on where it stopped.',
  EROFS: 'The folder can only be read, not written to.',
  EACCES: "The folder can't be written to.",
  EPERM: "The folder can't be written to.",
  ENOTDIR: "The folder can't be made: a part of its path is a file.",
  EEXIST: "The folder can't be made: there is a file of its name.",
  EDQUOT: 'Your share of the disk is used up. Make room and run the same command again.',
};

/** An explanation of a disk or database error for the user; undefined for unexpected errors. */
export function problemText(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  // SQLite's extended codes contain the plain one in their lowest byte.
  if ('errcode' in error && typeof error.errcode === 'number') return sqlite[error.errcode & 0xff];
  const code = 'code' in error ? String(error.code) : '';
  return Object.hasOwn(system, code) ? system[code] : undefined;
}

export type Output = { write: (text: string) => unknown; isTTY?: boolean | undefined };

/** A terminal's line is overwritten; elsewhere each is a line of its own, so there are fewer. */
const terminalEvery = 500;
const linesEvery = 5000;

const eraseLine = '\r\u001B[2K';

const steps: Readonly<Record<Building['step'], string>> = {
  matching: 'Finding out which titles are the same',
  gathering: 'Gathering entries',
  writing: 'Writing the index',
  checking: 'Checking the index',
};

export type ImportProgress = {
  reading: (reading: ReadingProgress) => void;
  building: (building: Building) => void;
  /** Prints a line that stays, such as an outcome. */
  say: (text: string) => void;
};

/** Reports progress at most twice a second. */
export function createProgress(output: Output, now: () => Date): ImportProgress {
  const every = output.isTTY ? terminalEvery : linesEvery;
  let toldAt = Number.NEGATIVE_INFINITY;
  let step: Building['step'] | undefined;
  let isOpen = false;

  const say = (text: string) => {
    output.write(`${isOpen ? eraseLine : ''}${text}\n`);
    isOpen = false;
  };
  const tell = (text: () => string, atOnce = false) => {
    const time = now().getTime();
    if (!atOnce && time - toldAt < every) return;
    toldAt = time;
    if (!output.isTTY) return say(text());
    output.write(`${eraseLine}${text()}`);
    isOpen = true;
    return undefined;
  };

  return {
    say,
    reading: ({ source, share, lines, bad }) =>
      tell(
        () =>
          `${sourceLabels[source.kind]}: ${percent(share)} read, ${groupDigits(lines)} lines` +
          (bad > 0 ? `, ${groupDigits(bad)} of them bad` : ''),
      ),
    building: (building) => {
      const isNew = building.step !== step;
      step = building.step;
      const soFar = building.entries > 0 ? `: ${groupDigits(building.entries)}` : ' …';
      tell(() => `${steps[building.step]}${soFar}`, isNew);
    },
  };
}

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
