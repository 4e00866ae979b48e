import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, expect, it } from 'vitest';

const folder = mkdtempSync(join(tmpdir(), 'marquee-mail-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it.each([folder, join(folder, 'none')])(
  'before the first start there are no mails, and no file is made',
  (place) => {
    const { status, stderr } = spawnSync(
      process.execPath,
      [join(import.meta.dirname, 'mailCommand.ts'), 'list'],
      { encoding: 'utf8', env: { PATH: process.env['PATH'], DATA_DIR: place } },
    );
    expect([status, stderr]).toEqual([
      1,
      'There is no people’s database yet: it is made at the first start.\n',
    ]);
    expect(existsSync(join(place, 'people.sqlite'))).toBe(false);
  },
);
