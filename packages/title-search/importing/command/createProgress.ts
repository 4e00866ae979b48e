import { sourceLabels } from '#importing/reading/sourceKind.ts';
import type { Building } from '#importing/rebuildIndex.ts';
import type { ReadingProgress } from '#importing/staging/stageFile.ts';

import { groupDigits, percent } from './figures.ts';

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
