import { spawn } from 'node:child_process';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { openDatabase } from './database.ts';
import { filmRow, linesOf, seriesRow, writeRows } from './testing/sampleRows.ts';

let root: string;
let rowsDirectory: string;
let dataDirectory: string;
const now = () => new Date('2026-01-14T12:00:00Z');

const built = () => readdirSync(join(dataDirectory, 'catalogue'));
const onlyFile = () => join(dataDirectory, 'catalogue', built()[0] ?? 'none');

/** Opens, says how that went, and closes. */
function open(parts: Parameters<typeof openDatabase>[0]['parts'] = []) {
  const opened = openDatabase({ rowsDirectory, dataDirectory, parts, now });
  if (!opened.ok) return opened.fault;
  const names = opened.database.prepare('SELECT name FROM title ORDER BY name').all();
  opened.database.close();
  return { built: opened.built, names: names.map(({ name }) => name) };
}

const whole = ['Harbour Lights', 'The Long Pier'];

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'marquee-database-'));
  rowsDirectory = join(root, 'rows');
  dataDirectory = join(root, 'data');
  mkdirSync(rowsDirectory);
  writeRows(rowsDirectory, [filmRow(), seriesRow()]);
});
afterEach(() => rmSync(root, { recursive: true }));

describe('openDatabase', () => {
  it('builds once and opens the same file from then on', () => {
    expect(open()).toEqual({ built: true, names: whole });
    expect(open()).toEqual({ built: false, names: whole });
    expect(built()).toHaveLength(1);
  });

  it('rebuilds when a row changes, and when a part does', () => {
    open();
    writeRows(rowsDirectory, [filmRow({ title: 'Another Pier' }), seriesRow()]);
    expect(open()).toEqual({ built: true, names: ['Another Pier', 'Harbour Lights'] });
    const part = { name: 'extra', version: 1, build: () => {} };
    expect(open([part])).toMatchObject({ built: true });
    expect(open([part])).toMatchObject({ built: false });
    expect(open([{ ...part, version: 2 }])).toMatchObject({ built: true });
  });

  it('lets a part fill tables of its own from the finished ones', () => {
    const part = {
      name: 'extra',
      version: 1,
      build: (database: DatabaseSync) =>
        database.exec('CREATE TABLE extra AS SELECT count(*) AS titles FROM title'),
    };
    const opened = openDatabase({ rowsDirectory, dataDirectory, parts: [part], now });
    expect(opened.ok && opened.database.prepare('SELECT titles FROM extra').get()).toEqual({ titles: 2 });
  });

  it.each([
    ['cut in half', (file: string) => truncateSync(file, statSync(file).size / 2)],
    ['cut to nothing', (file: string) => truncateSync(file, 0)],
    ['overwritten with something else', (file: string) => writeFileSync(file, 'not a database '.repeat(900))],
    [
      'damaged inside',
      (file: string) => {
        const bytes = readFileSync(file);
        bytes.fill(0xff, 4096, 4096 * 6);
        writeFileSync(file, bytes);
      },
    ],
  ])('builds anew when the file is %s', (_how, damage) => {
    open();
    damage(onlyFile());
    expect(open()).toEqual({ built: true, names: whole });
    expect(open()).toEqual({ built: false, names: whole });
  });

  it('cannot be written to', () => {
    const opened = openDatabase({ rowsDirectory, dataDirectory, now });
    expect(() => opened.ok && opened.database.exec('DELETE FROM title')).toThrow('readonly');
  });

  it('names file, line and reason of a broken row, and leaves nothing behind', () => {
    writeFileSync(
      join(rowsDirectory, 'films.jsonl'),
      linesOf([filmRow(), { ...filmRow({ title: 'Broken' }), score: '7' }]),
    );
    expect(open()).toEqual({
      file: join(rowsDirectory, 'films.jsonl'),
      line: 2,
      reason: expect.stringMatching(/^Broken: score: /),
    });
    expect(built()).toEqual([]);
  });

  it('leaves no draft when building fails', () => {
    const part = {
      name: 'broken',
      version: 1,
      build: () => {
        throw new Error('no');
      },
    };
    expect(() => open([part])).toThrow('no');
    expect(built()).toEqual([]);
  });

  it('clears away what is a day old, and not what another process may be writing', () => {
    mkdirSync(join(dataDirectory, 'catalogue'), { recursive: true });
    const leave = (name: string, day: string) => {
      const file = join(dataDirectory, 'catalogue', name);
      copyFileSync(join(rowsDirectory, 'films.jsonl'), file);
      utimesSync(file, new Date(day), new Date(day));
    };
    leave('old.sqlite', '2026-01-12');
    leave('old.sqlite.1f.draft', '2026-01-12');
    leave('young.sqlite.2f.draft', '2026-01-14T11:59:00Z');
    open();
    expect(built().toSorted()).toEqual([
      expect.stringMatching(/^[0-9a-f]{24}\.sqlite$/),
      'young.sqlite.2f.draft',
    ]);
  });

  it('opens for all of several processes that start at once on an empty folder', async () => {
    const script = `
      import { openDatabase } from '#server/titles/embedded/database.ts';
      const [rowsDirectory, dataDirectory] = process.argv.slice(-2);
      const opened = openDatabase({ rowsDirectory, dataDirectory, now: () => new Date() });
      const count = opened.ok && opened.database.prepare('SELECT count(*) AS count FROM title').get().count;
      process.stdout.write(String(count));`;
    const start = () =>
      new Promise<string>((resolve, reject) => {
        const child = spawn(
          process.execPath,
          ['--input-type=module', '-e', script, rowsDirectory, dataDirectory],
          { cwd: join(import.meta.dirname, '../../..') },
        );
        let output = '';
        child.stdout.on('data', (chunk) => (output += String(chunk)));
        child.stderr.on('data', (chunk) => (output += String(chunk)));
        child.on('error', reject);
        child.on('close', () => resolve(output));
      });
    writeRows(rowsDirectory, [
      ...Array.from({ length: 400 }, (_, number) => filmRow({ title: `Pier ${number}` })),
      seriesRow(),
    ]);
    expect(await Promise.all([start(), start(), start()])).toEqual(['401', '401', '401']);
    expect(built()).toHaveLength(1);
  });
});
