import { rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';

import { takeLock } from '@marquee/folder-lock';

import { type Embedded, embeddedFile } from '#importing/embedded.ts';
import { importFiles, listFiles } from '#importing/importFiles.ts';
import { pointerFile, readPointer, removeOldIndexes } from '#importing/indexPointer.ts';
import { removeWorkFile } from '#importing/merging/workTables.ts';
import type { SourceFile } from '#importing/reading/recogniseFile.ts';
import { rebuildIndex } from '#importing/rebuildIndex.ts';
import { openStaging, readStaging, stagingFile } from '#importing/staging/openStaging.ts';
import { isOutdated, listSources } from '#importing/staging/sourceRecords.ts';
import { openBuilt } from '#index/openIndex.ts';

import {
  createProgress,
  type ImportProgress,
  type Output,
  describeLeftOut,
  describeSource,
  counted,
  problemText,
} from './describe.ts';

type Shop = {
  /** The folder of the index and its other files. */
  directory: string;
  /** Opened only where needed: it may have to be built first. */
  openEmbedded: () => { ok: true; embedded: Embedded; close: () => void } | { ok: false; problem: string };
  now: () => Date;
  output: Output;
};

const help = `npm run catalogue -- import FILE …    reads files, or all of a folder, and makes their titles findable
npm run catalogue -- import --with-unrated FILE …   the same, with IMDb's titles that nobody has rated
npm run catalogue -- status           says what was read and what is served
npm run catalogue -- rebuild          builds the index again from what was read, without the files
npm run catalogue -- rebuild --with-unrated   the same, with IMDb's titles that nobody has rated;
                                     --rated-only leaves them out again. It is kept for the next time.
npm run catalogue -- forget           drops all that was read: back to the embedded titles

Files: TMDB's daily exports (movie_ids, tv_series_ids, person_ids; .json or .json.gz) and IMDb's tables
(title.basics, title.ratings, title.akas; .tsv or .tsv.gz), in any order. A server that is running takes up
the new index by itself. A run that was stopped goes on where it was, when the same command is given again.
`;

/** Undefined: as the time before. */
type Choice = { withUnrated: boolean | undefined };

type Work = (
  files: readonly string[],
  shop: Shop & Choice,
  progress: ImportProgress,
) => number | Promise<number>;

const commands: Readonly<Record<string, { takesFiles: boolean; builds: boolean; work: Work }>> = {
  import: { takesFiles: true, builds: true, work: runImport },
  status: { takesFiles: false, builds: false, work: (_, shop, progress) => status(shop, progress) },
  rebuild: {
    takesFiles: false,
    builds: true,
    work: (_, shop, progress) => alone(shop, progress, () => rebuild(shop, progress)),
  },
  forget: {
    takesFiles: false,
    builds: false,
    work: (_, shop, progress) => alone(shop, progress, () => forget(shop, progress)),
  },
};

const choices: Readonly<Record<string, boolean>> = { '--with-unrated': true, '--rated-only': false };
const helpWords = new Set(['help', '--help', '-h']);

/** `isRight`: whether the command accepts the arguments after it. */
function readWords([name = 'help', ...rest]: readonly string[]) {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  const files = rest.filter((word) => !Object.hasOwn(choices, word));
  const choice = rest.find((word) => Object.hasOwn(choices, word));
  const takesChoice = command?.builds || choice === undefined;
  const isRight = takesChoice && command?.takesFiles === files.length > 0;
  return { command, files, withUnrated: choice === undefined ? undefined : choices[choice], isRight };
}

/** The command `npm run catalogue`: returns the exit code. */
export async function runCatalogue(words: readonly string[], shop: Shop): Promise<number> {
  const { output } = shop;
  if (words.some((word) => helpWords.has(word)) || words.length === 0) {
    output.write(help);
    return 0;
  }
  const { command, files, withUnrated, isRight } = readWords(words);
  if (!command || !isRight) {
    output.write(
      `${command?.takesFiles ? 'Say which files to import.' : "That isn't a command."}\n\n${help}`,
    );
    return 1;
  }
  const progress = createProgress(output, shop.now);
  try {
    return await command.work(files, { ...shop, withUnrated }, progress);
  } catch (error) {
    const text = problemText(error);
    if (text === undefined) throw error;
    progress.say(`${text}\n(${shop.directory}: ${error instanceof Error ? error.message : ''})`);
    return 1;
  }
}

/** Runs a command that changes the folder, unless another run holds the lock. */
async function alone(
  shop: Shop,
  { say }: ImportProgress,
  work: () => number | Promise<number>,
): Promise<number> {
  const lock = takeLock(shop.directory, 'import');
  if (!lock.ok) {
    const who = lock.process === null ? '' : ` (process ${lock.process})`;
    say(`Another import is under way${who}. Wait until it has ended, or end it, and try again.`);
    return 1;
  }
  try {
    return await work();
  } finally {
    lock.release();
  }
}

async function runImport(
  names: readonly string[],
  shop: Shop & Choice,
  progress: ImportProgress,
): Promise<number> {
  const listed = await listFiles(names);
  if (!listed.ok) {
    for (const problem of listed.problems) progress.say(problem);
    return 1;
  }
  for (const text of listed.passedOver) progress.say(`Passed over: ${text}`);
  return alone(shop, progress, () => importAndRebuild(listed.sources, shop, progress));
}

async function importAndRebuild(
  sources: readonly SourceFile[],
  shop: Shop & Choice,
  progress: ImportProgress,
): Promise<number> {
  return withEmbedded(shop, progress, async (embedded) => {
    const staging = openStaging(shop.directory);
    try {
      await importFiles(staging, sources, {
        embedded,
        now: shop.now,
        onReading: progress.reading,
        onRead: ({ record, before }) => {
          if (before) progress.say(`${record.name} was read before: nothing to do.`);
          else for (const line of describeSource(record)) progress.say(line);
        },
      });
      if (lacksTitles(staging)) progress.say(namesAlone);
    } finally {
      staging.close();
    }
    return build(embedded, shop, progress);
  });
}

const namesAlone =
  'Other names are kept only of titles that are known: import title.basics too, and then title.akas again.';

function lacksTitles(staging: DatabaseSync): boolean {
  const kinds = new Set(listSources(staging).map(({ kind }) => kind));
  return kinds.has('imdb-names') && !kinds.has('imdb-titles');
}

function rebuild(shop: Shop & Choice, progress: ImportProgress): number | Promise<number> {
  if (isThere(stagingFile(shop.directory))) {
    return withEmbedded(shop, progress, (embedded) => build(embedded, shop, progress));
  }
  progress.say('Nothing has been imported yet, so there is nothing to rebuild from.');
  return 1;
}

async function withEmbedded(
  { openEmbedded }: Shop,
  { say }: ImportProgress,
  work: (embedded: Embedded) => number | Promise<number>,
): Promise<number> {
  const opened = openEmbedded();
  if (!opened.ok) {
    say(opened.problem);
    return 1;
  }
  try {
    return await work(opened.embedded);
  } finally {
    opened.close();
  }
}

function build(
  embedded: Embedded,
  { directory, now, withUnrated }: Shop & Choice,
  progress: ImportProgress,
): number {
  const pointer = rebuildIndex({ directory, now, embedded, withUnrated, onBuilding: progress.building });
  for (const line of describeLeftOut(pointer)) progress.say(line);
  progress.say(
    `Done: ${counted(pointer.entries, 'entry', 'entries')} can be found. A running server takes them up by itself.`,
  );
  return 0;
}

const isThere = (file: string) => statSync(file, { throwIfNoEntry: false })?.isFile() === true;

function forget(shop: Shop, progress: ImportProgress): number | Promise<number> {
  const { directory, now } = shop;
  return withEmbedded(shop, progress, (embedded) => {
    // So that a running server finds the index that it returns to.
    openBuilt(join(directory, embeddedFile(embedded)), embedded.entries).close();
    // The pointer first: after that no process opens what is deleted next.
    rmSync(pointerFile(directory), { force: true });
    removeOldIndexes(directory, { now: now(), embedded, drafts: true });
    removeWorkFile(directory);
    for (const end of ['', '-wal', '-shm']) rmSync(`${stagingFile(directory)}${end}`, { force: true });
    progress.say('All that was imported is forgotten. The embedded titles can be found.');
    return 0;
  });
}

function status({ directory }: Shop, { say }: ImportProgress): number {
  if (!isThere(stagingFile(directory))) {
    say('Nothing was imported: the embedded titles can be found.');
    return 0;
  }
  const staging = readStaging(directory);
  if (staging === undefined) {
    say('The imported data is from another version. Import the files again.');
    return 0;
  }
  try {
    for (const record of listSources(staging)) {
      for (const line of describeSource(record)) say(line);
      if (isOutdated(staging, record)) {
        say('  More titles were read since: import the file again for their other names.');
      }
    }
  } finally {
    staging.close();
  }
  const pointer = readPointer(directory);
  if (pointer === undefined) {
    say('No index has been built from this yet: npm run catalogue -- rebuild');
    return 0;
  }
  const size = statSync(join(directory, pointer.file), { throwIfNoEntry: false })?.size ?? 0;
  say(
    `Served: ${counted(pointer.entries, 'entry', 'entries')}, ${Math.ceil(size / 2 ** 20)} MB, built ${pointer.builtAt}`,
  );
  for (const line of describeLeftOut(pointer)) say(line);
  return 0;
}
