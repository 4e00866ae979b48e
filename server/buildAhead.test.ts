import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

import { afterAll, expect, test } from 'vitest';

import { buildAhead } from './buildAhead.ts';
import { openCatalogueDatabase } from './openCatalogueDatabase.ts';

const dataDirectory = mkdtempSync(join(tmpdir(), 'marquee-ahead-'));
const rowsDirectory = resolve(import.meta.dirname, '../content/catalogue');

afterAll(() => rmSync(dataDirectory, { recursive: true, force: true }));

const built = () =>
  ['catalogue', 'search'].flatMap((folder) =>
    readdirSync(join(dataDirectory, folder)).map((name) => {
      const { ino, mtimeMs } = statSync(join(dataDirectory, folder, name));
      return { name, ino, mtimeMs };
    }),
  );

test('catalogue and title index are built before the server opens them, and only once', async () => {
  await buildAhead({ rowsDirectory, dataDirectory });
  const first = built();
  const opened = openCatalogueDatabase({ rowsDirectory, dataDirectory, now: () => new Date() });
  if (!opened.ok) throw new Error(opened.problem);
  opened.database.close();
  expect(first.map(({ name }) => name)).toEqual([
    `${opened.embedded.fingerprint}.sqlite`,
    `embedded-${opened.embedded.fingerprint}.sqlite`,
  ]);
  await buildAhead({ rowsDirectory, dataDirectory });
  expect(built()).toEqual(first);
});

test('rows that are missing stop no start: opening says what is wrong', async () => {
  await expect(
    buildAhead({ rowsDirectory: join(dataDirectory, 'none'), dataDirectory }),
  ).resolves.toBeUndefined();
});
