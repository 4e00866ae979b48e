import { expect, it } from 'vitest';

import { shortQuery } from './queryText.ts';

it.each([
  ['heat', 'heat'],
  ['x'.repeat(60), 'x'.repeat(60)],
  ['x'.repeat(61), `${'x'.repeat(60)}…`],
  ['🎬'.repeat(80), `${'🎬'.repeat(60)}…`],
  [`${'x'.repeat(59)} yz`, `${'x'.repeat(59)}…`],
])('%s is repeated as %s', (query, short) => expect(shortQuery(query)).toBe(short));
