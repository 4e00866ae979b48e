import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { readSearch } from '../../contracts/readParameters.ts';

/** A named parameter that is read of an address. */
const reading =
  /(?:\b(?:search|searchParams|params|query|asked)|new URLSearchParams\(\w+\))\s*\.(?:get|getAll|has|text|word|number|integer|day|list|numberList|flag)\('(?<name>[\w.]+)'\)|\breq\.query\('(?<asked>\w+)'\)/g;

/** Where addresses are read, with one of each kind that they are of. */
const readers: readonly { files: string; addresses: readonly string[] }[] = [
  { files: 'web/{app,features,lib,pages,platform}/**/*.{ts,tsx}', addresses: ['/'] },
  {
    files: 'server/titles/embedded/**/*.ts',
    addresses: ['/3/discover/movie', '/3/discover/tv', '/3/search/movie', '/3/find/tt1', '/3/movie/603'],
  },
  {
    files: '{packages/{facets,titles}/**/*,server/{accounts,assistant,library,titles/routes}/**/*Routes}.ts',
    addresses: [
      ...['search', 'suggest', 'discover/movie', 'complete/keyword', 'titles', 'library'].map(
        (path) => `/api/${path}`,
      ),
      '/identitytoolkit.googleapis.com/v2/passwordPolicy',
    ],
  },
];

/** Parameters that are read of addresses but that caches leave out, so that they never arrive: with the file. */
export const unknownParameters = (folder: string): string[] =>
  readers
    .flatMap(({ files, addresses }) =>
      globSync(files, { cwd: folder })
        .filter((path) => !/\.test\.tsx?$|\/testing\//.test(path))
        .flatMap((path) =>
          [...readFileSync(join(folder, path), 'utf8').matchAll(reading)]
            .map(({ groups }) => groups?.['name'] ?? groups?.['asked'] ?? '')
            .filter((name) => addresses.every((address) => readSearch(address, `?${name}=1`) === ''))
            .map((name) => `${path}: ${name}`),
        ),
    )
    .toSorted();
