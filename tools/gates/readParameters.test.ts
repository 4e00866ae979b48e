import { resolve } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { type Gated, openGated } from './gated.ts';
import { unknownParameters } from './readParameters.ts';

describe('the gate of parameters', () => {
  let gated: Gated;
  beforeEach(() => {
    gated = openGated();
  });
  afterEach(() => gated.remove());

  it.each([
    ['web/pages/HomePage.tsx', "search.get('colour')"],
    ['web/pages/HomePage.tsx', "new URLSearchParams(search).get('colour')"],
    ['web/pages/HomePage.tsx', "params.has('colour')"],
    ['server/titles/embedded/discover/movieFilters.ts', "params.numberList('colour')"],
    ['packages/facets/readAsked.ts', "search.get('colour')"],
    ['server/library/libraryRoutes.ts', "context.req.query('colour')"],
  ])('rejects in %s: %s', (path, text) => {
    gated.write({ [path]: `const colour = ${text};\n` });
    expect(unknownParameters(gated.folder)).toEqual([`${path}: colour`]);
  });

  it('lets those through that caches know', () => {
    gated.write({
      'web/pages/HomePage.tsx': "const page = search.get('page');\n",
      'server/titles/embedded/discover/movieFilters.ts': "const from = params.day('release_date.gte');\n",
    });
    expect(unknownParameters(gated.folder)).toEqual([]);
  });
});

it('nothing reads a parameter that caches leave out', () => {
  expect(unknownParameters(resolve(import.meta.dirname, '../..'))).toEqual([]);
});
