import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

import { describe, expect, it } from 'vitest';

import { problemText } from './describe.ts';

function thrownBy(work: () => unknown): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  throw new Error('Nothing was thrown.');
}

describe('problemText', () => {
  it('recognises a full disk by SQLite’s error', () => {
    const database = new DatabaseSync(':memory:');
    database.exec('CREATE TABLE t (x); PRAGMA max_page_count = 2');
    const error = thrownBy(() => database.prepare('INSERT INTO t VALUES (?)').run('x'.repeat(100_000)));
    expect(problemText(error)).toMatch(/^The disk is full\. .* goes on where it stopped\.$/);
  });

  it('recognises a read-only database, an invalid one, and a folder in place of one', () => {
    const folder = mkdtempSync(join(tmpdir(), 'marquee-problem-'));
    const file = join(folder, 'x.sqlite');
    new DatabaseSync(file).exec('CREATE TABLE t (x)');
    const reader = new DatabaseSync(file, { readOnly: true });
    expect(problemText(thrownBy(() => reader.exec('DELETE FROM t')))).toMatch(/can only be read/);
    reader.close();
    writeFileSync(file, 'x'.repeat(5000));
    expect(problemText(thrownBy(() => new DatabaseSync(file).exec('SELECT * FROM t')))).toMatch(/is damaged/);
    expect(problemText(thrownBy(() => new DatabaseSync(folder)))).toMatch(/can't be written to/);
    rmSync(folder, { recursive: true });
  });

  it("recognises the system's own errors for the same", () => {
    const failed = (code: string) => problemText(Object.assign(new Error(code), { code }));
    expect(failed('ENOSPC')).toMatch(/disk is full/);
    expect(failed('EROFS')).toMatch(/can only be read/);
    expect(failed('EACCES')).toMatch(/can't be written to/);
  });

  it('is undefined for unexpected errors', () => {
    expect(problemText(new TypeError('x'))).toBeUndefined();
    expect(problemText('x')).toBeUndefined();
    expect(problemText(Object.assign(new Error('x'), { code: 'toString' }))).toBeUndefined();
  });
});
