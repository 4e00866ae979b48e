import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { pageParameters } from '../../contracts/pageParameters.ts';

/** A named parameter that is read of an address. */
const reading =
  /(?:\b(?:search|searchParams|params|query|asked)|new URLSearchParams\(\w+\))\s*\.(?:get|getAll|has)\('(?<name>\w+)'\)/g;

/** Parameters that the app's pages read but caches don't know, so that they never reach a page: with the file. */
export const unknownParameters = (folder: string): string[] =>
  globSync('web/{app,features,lib,pages,platform}/**/*.{ts,tsx}', { cwd: folder })
    .filter((path) => !/\.test\.tsx?$/.test(path))
    .flatMap((path) =>
      [...readFileSync(join(folder, path), 'utf8').matchAll(reading)]
        .map(({ groups }) => groups?.['name'] ?? '')
        .filter((name) => !pageParameters.has(name))
        .map((name) => `${path}: ${name}`),
    )
    .toSorted();
