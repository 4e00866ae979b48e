import { once } from 'node:events';
import { mkdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';

import { createEngine } from '@marquee/assistant';
import { titleFacts } from '@marquee/titles';

import { answerLine, type LineAnswer } from './assistant/answerLine.ts';
import { readSettings } from './env.ts';
import { openCatalogueDatabase } from './openCatalogueDatabase.ts';
import { createFindByDescription } from './titles/embedded/createFindByDescription.ts';
import { readTitles } from './titles/embedded/readTitles.ts';

/**
 * `npm run -s concierge`: one request a line on standard input, its picks on standard output. With `--json` a line is
 * `{"id","request","liked":[{"title","year"}]}`, and the answer `{"id","query","picks":[{"kind","tmdb_id","title","year"}]}`.
 */
const { values } = parseArgs({ options: { json: { type: 'boolean', default: false } } });
const root = resolve(import.meta.dirname, '..');

function giveUp(problems: readonly string[]): never {
  process.stderr.write(problems.map((problem) => `${problem}\n`).join(''));
  process.exit(1);
}

const result = readSettings(process.env, (path) => readFileSync(path, 'utf8'));
if (!result.ok) giveUp(result.problems);
const dataDirectory = resolve(root, result.settings.DATA_DIR);
mkdirSync(dataDirectory, { recursive: true });
const now = () => new Date();
const opened = openCatalogueDatabase({ rowsDirectory: join(root, 'content/catalogue'), dataDirectory, now });
if (!opened.ok) giveUp([opened.problem]);
const titles = Array.from(readTitles(opened.database), titleFacts);
const engine = createEngine(titles, createFindByDescription(opened.database));

const inWords = ({ picks }: LineAnswer) => picks.map(({ title, year }) => `${title} (${year})`).join('\n');

let wrong = 0;
for await (const line of createInterface({ input: process.stdin })) {
  if (line.trim() === '') continue;
  const answer = answerLine(line, { engine, titles, isJson: values.json, year: now().getFullYear() });
  if (!answer.ok) {
    wrong += 1;
    process.stderr.write(`${answer.problem}\n`);
  } else if (
    !process.stdout.write(`${values.json ? JSON.stringify(answer.value) : inWords(answer.value)}\n`)
  ) {
    await once(process.stdout, 'drain');
  }
}
process.exitCode = wrong > 0 ? 1 : 0;
