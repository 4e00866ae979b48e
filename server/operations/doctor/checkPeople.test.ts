import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { pino } from 'pino';
import { expect, onTestFinished, test } from 'vitest';

import { migrations } from '#server/database/migrations/migrations.ts';
import { openStorage } from '#server/database/openStorage.ts';
import { changeValue, flipped } from '#server/database/testing/damage.ts';
import { readSettings } from '#server/env.ts';
import { runBackup } from '#server/operations/backup/runBackup.ts';
import { addPeople } from '#server/operations/backup/testing/somePeople.ts';

import { checkPeople } from './checkPeople.ts';
import type { Finding } from './finding.ts';

const now = () => new Date('2026-11-22T12:00:00Z');

async function look(dataDirectory: string) {
  const read = readSettings({ DATA_DIR: dataDirectory }, () => '');
  if (!read.ok) throw new Error(read.problems.join());
  const findings: Finding[] = [];
  const network = { patience: 400 };
  await checkPeople({
    settings: read.settings,
    rowsDirectory: '',
    indexDirectory: '',
    network,
    now,
    findings,
  });
  return findings;
}

test('a value that is not what was written is reported, with the newest good backup', async () => {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'doctor-people-'));
  onTestFinished(() => rmSync(dataDirectory, { recursive: true, force: true }));
  const opened = await openStorage({ dataDirectory, now, log: pino({ level: 'silent' }) });
  if (!opened.ok) throw new Error(opened.problem);
  await addPeople(opened.storage, 2);
  await opened.storage.close();
  expect((await look(dataDirectory)).map(({ says }) => says)).toEqual([
    'people.sqlite is intact',
    'up to date (006-compact-libraries)',
  ]);

  const [good, bad] = ['20', '21'].map((day) =>
    join(dataDirectory, 'backups', `marquee-2026-11-${day}T03-00-00-000Z.jsonl.gz`),
  );
  for (const file of [good, bad]) {
    const shop = { place: { dataDirectory }, migrations, now, output: { write: () => {} } };
    expect(await runBackup(['backup', String(file)], shop)).toBe(0);
  }
  flipIn(String(bad));
  changeValue(join(dataDirectory, 'people.sqlite'), 'Firefox on Android', 'Firefax on Android');
  expect(await look(dataDirectory)).toMatchObject([
    {
      outcome: 'broken',
      says: 'people.sqlite is damaged (what session holds is not what was written)',
      advice: `Stop Marquee and run: npm run restore -- ${good}`,
    },
  ]);
});

function flipIn(file: string): void {
  const content = readFileSync(file);
  writeFileSync(file, flipped(content, { seed: 7, bytes: 1, from: 200, to: content.length - 20 }));
}
