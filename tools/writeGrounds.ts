import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { type ArtRequest, groundFile, sitterOf } from '@marquee/artwork';
import { drawPicture, nearestGround, type PictureOrder } from '@marquee/artwork/draw';

import { createCatalogue } from '#server/titles/embedded/catalogue.ts';
import { openDatabase } from '#server/titles/embedded/database.ts';
import { createLookup } from '#server/titles/embedded/lookup.ts';

/**
 * Looks at the pictures of the whole catalogue and writes down which of the listed colours each is nearest to. To be run
 * when the drawing has changed (a test of a sample says so); takes some minutes.
 */

type Lookup = ReturnType<typeof createLookup>;
type Request = ArtRequest & PictureOrder;

/** The embedded catalogue, for as long as `read` needs it. */
export function withCatalogue<Result>(read: (lookup: Lookup) => Result): Result {
  const dataDirectory = mkdtempSync(join(tmpdir(), 'grounds-'));
  const rowsDirectory = join(import.meta.dirname, '../content/catalogue');
  const opened = openDatabase({ rowsDirectory, dataDirectory, now: () => new Date() });
  if (!opened.ok) throw new Error(opened.fault.reason);
  try {
    return read(createLookup(opened.database, createCatalogue(opened.database)));
  } finally {
    opened.database.close();
    rmSync(dataDirectory, { recursive: true });
  }
}

/** Everything that has an entry in the table, and the pictures that the entry is about. */
export function* picturesByOwner(lookup: Lookup): Generator<readonly [owner: string, readonly Request[]]> {
  for (const media of ['movie', 'tv'] as const)
    for (const { id } of media === 'movie' ? lookup.films() : lookup.series())
      yield [
        `${media === 'movie' ? 'm' : 't'}${id}`,
        [
          { of: 'title', kind: 'poster', media, id },
          { of: 'title', kind: 'backdrop', media, id },
        ],
      ];
  for (const { id, season } of lookup.seasons())
    yield [
      `t${id}-s${season}`,
      [
        { of: 'season', kind: 'poster', id, season },
        { of: 'episode', kind: 'still', id, season, episode: 1 },
      ],
    ];
  for (const { id } of lookup.collections())
    yield [
      `c${id}`,
      [
        { of: 'collection', kind: 'poster', id },
        { of: 'collection', kind: 'backdrop', id },
      ],
    ];
  for (const { id } of lookup.people()) yield [`p${id}`, [{ of: 'person', kind: 'profile', id }]];
}

export function lookAt(request: Request, lookup: Lookup): ReturnType<typeof nearestGround> {
  const sitter = sitterOf(request, lookup);
  if (sitter === null) throw new Error(`Nobody to draw: ${JSON.stringify(request)}`);
  return nearestGround(drawPicture(request, sitter, false));
}

function writeTable(): void {
  const entries = withCatalogue((lookup) =>
    [...picturesByOwner(lookup)].map(([owner, requests]) => [
      owner,
      requests.map((request) => lookAt(request, lookup).code).join(''),
    ]),
  );
  const sorted = entries.toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1));
  writeFileSync(groundFile, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}

if (import.meta.main) writeTable();
