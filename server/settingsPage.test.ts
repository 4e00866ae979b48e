import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { settingNames } from './env.ts';
import { settingDocs } from './settingDocs.ts';
import { settingsPage } from './settingsPage.ts';

test('every setting is described once', () => {
  const described = Object.values(settingDocs).flatMap((settings) => Object.keys(settings));
  expect(described.toSorted()).toEqual([...settingNames].toSorted());
});

test('docs/settings.md is current: node tools/writeSettings.ts', () => {
  const written = readFileSync(join(import.meta.dirname, '../docs/settings.md'), 'utf8');
  expect(written).toBe(settingsPage());
});
