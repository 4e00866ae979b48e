import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

import {
  approvedFile,
  changedPictures,
  readApproved,
  approvedPictures,
} from './distinct/approvedPictures.ts';
import { catalogueRolls } from './distinct/catalogueRolls.ts';
import type { Clash } from './distinct/lookAlike.ts';
import { printSheet, sheetSections } from './sheet/sheetPage.ts';

/** `npm run artwork -- sheet|rolls|approve`: shows the pictures, chooses variants that differ, and approves changes. */

const rollsFile = new URL('data/rolls.json', import.meta.url);
const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;
const say = (text: string): void => void process.stdout.write(`${text}\n`);

function sheet([file = 'data/artwork-sheet.html']: readonly string[]): void {
  say('Drawing the sheet (some 20 seconds) …');
  const path = resolve(file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, printSheet(sheetSections()));
  say(pathToFileURL(path).href);
}

/** The stored variants are dropped first, so that the outcome doesn't depend on the last run. */
function rolls(): void {
  const found: Record<string, Record<string, number>> = {};
  const clashes: Clash[] = [];
  for (const kind of ['poster', 'backdrop'] as const) {
    const outcome = catalogueRolls(kind, (done) => {
      if (done % 300 === 0) say(`${kind}s told apart: ${done}`);
    });
    found[kind] = outcome.rolls;
    clashes.push(...outcome.clashes);
  }
  writeFileSync(rollsFile, json(found));
  for (const { name, with: other, because } of clashes) say(`still alike (${because}): ${name} and ${other}`);
  say('Raise engineVersion.ts if anything changed, look at the sheet, then approve.');
}

function approve(): void {
  const drawn = approvedPictures();
  const before = readApproved();
  const changed = changedPictures(before, drawn);
  if (changed.length === 0 && before.engineVersion === drawn.engineVersion)
    return say('Nothing has changed.');
  if (changed.length > 0 && before.engineVersion === drawn.engineVersion) {
    say('Pictures have changed: raise engineVersion.ts first, or browsers keep the old ones for a year.');
    process.exitCode = 1;
    return;
  }
  writeFileSync(approvedFile, json(drawn));
  say(`Approved as version ${drawn.engineVersion}: ${changed.join(', ') || 'no change'}.`);
}

const commands: Record<string, (rest: readonly string[]) => void> = { sheet, rolls, approve };

const [name = '', ...rest] = process.argv.slice(2);
const command = commands[name];
if (command === undefined) {
  say(`Say which: ${Object.keys(commands).join(', ')}.`);
  process.exitCode = 1;
} else command(rest);
