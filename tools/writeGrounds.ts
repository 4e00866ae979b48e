import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { type Drawing, drawPicture } from '#server/artwork/drawPicture.ts';
import type { ArtRequest } from '#server/artwork/fileName.ts';
import { groundFile } from '#server/artwork/grounds/groundTable.ts';
import { nearestGround } from '#server/artwork/grounds/nearestGround.ts';
import { sitterOf } from '#server/artwork/sitterOf.ts';
import { createCatalogue } from '#server/catalogue/catalogue.ts';
import { openDatabase } from '#server/catalogue/database.ts';
import { createLookup } from '#server/catalogue/lookup.ts';

/**
 * Looks at every picture of the catalogue and writes down which of the listed colours it is nearest to. To be run when
 * the drawing has changed (the test of the table says so); takes some minutes.
 */
const dataDirectory = mkdtempSync(join(tmpdir(), 'grounds-'));
const opened = openDatabase({
  rowsDirectory: join(import.meta.dirname, '../catalogue'),
  dataDirectory,
  now: () => new Date(),
});
if (!opened.ok) throw new Error(opened.fault.reason);
const lookup = createLookup(opened.database, createCatalogue(opened.database));

function groundsOf(requests: readonly (ArtRequest & Drawing)[]): string {
  return requests
    .map((request) => {
      const sitter = sitterOf(request, lookup);
      if (sitter === null) throw new Error(`Nobody to draw: ${JSON.stringify(request)}`);
      return nearestGround(drawPicture(request, sitter, false)).code;
    })
    .join('');
}

const table: Record<string, string> = {};
for (const media of ['movie', 'tv'] as const) {
  for (const { id } of media === 'movie' ? lookup.films() : lookup.series())
    table[`${media === 'movie' ? 'm' : 't'}${id}`] = groundsOf([
      { of: 'title', kind: 'poster', media, id },
      { of: 'title', kind: 'backdrop', media, id },
    ]);
}
for (const { id, season } of lookup.seasons())
  table[`t${id}-s${season}`] = groundsOf([
    { of: 'season', kind: 'poster', id, season },
    { of: 'episode', kind: 'still', id, season, episode: 1 },
  ]);
for (const { id } of lookup.collections())
  table[`c${id}`] = groundsOf([
    { of: 'collection', kind: 'poster', id },
    { of: 'collection', kind: 'backdrop', id },
  ]);
for (const { id } of lookup.people()) table[`p${id}`] = groundsOf([{ of: 'person', kind: 'profile', id }]);

const sorted = Object.entries(table).toSorted(([a], [b]) => (a < b ? -1 : 1));
writeFileSync(groundFile, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
opened.database.close();
rmSync(dataDirectory, { recursive: true });
