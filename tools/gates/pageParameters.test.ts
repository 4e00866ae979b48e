import { resolve } from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { type Gated, openGated } from './gated.ts';
import { unknownParameters } from './pageParameters.ts';

describe('the gate of parameters', () => {
  let gated: Gated;
  beforeEach(() => {
    gated = openGated();
  });
  afterEach(() => gated.remove());

  it.each(["search.get('colour')", "new URLSearchParams(search).get('colour')", "params.has('colour')"])(
    'rejects %s',
    (text) => {
      gated.write({ 'web/pages/HomePage.tsx': `const colour = ${text};\n` });
      expect(unknownParameters(gated.folder)).toEqual(['web/pages/HomePage.tsx: colour']);
    },
  );

  it('lets those through that caches know', () => {
    gated.write({ 'web/pages/HomePage.tsx': "const page = search.get('page');\n" });
    expect(unknownParameters(gated.folder)).toEqual([]);
  });
});

it('pages read no parameter that caches leave out', () => {
  expect(unknownParameters(resolve(import.meta.dirname, '../..'))).toEqual([]);
});
