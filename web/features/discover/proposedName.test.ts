import type { FacetName } from '@marquee/contracts/facets.ts';
import { expect, it } from 'vitest';

import { proposedName } from './savedFilters.ts';

const part = (facet: FacetName, label: string, isOut = false) => ({ facet, value: '1', label, isOut });

it.each([
  [[], 'Films'],
  [
    [part('genre', 'Animation'), part('year', '1990 to 1999'), part('language', 'Japanese')],
    'Japanese animation, 1990 to 1999',
  ],
  [[part('language', 'French')], 'French films'],
  [[part('language', 'French'), part('language', 'Danish')], 'Films, French, Danish'],
  [
    [part('genre', 'Comedy'), part('genre', 'Crime'), part('genre', 'Not horror', true)],
    'Comedy and crime, not horror',
  ],
  [[part('maker', 'By Joel Coen'), part('score', '8.0 or more')], 'Films by Joel Coen, 8.0 or more'],
  [[part('person', 'Tilda Swinton')], 'Films, Tilda Swinton'],
])('%j is called %s', (parts, name) => {
  expect(proposedName('movie', parts)).toBe(name);
});

it('says that series are series', () => {
  expect(proposedName('tv', [part('genre', 'Drama'), part('network', 'On HBO')])).toBe('Drama series on HBO');
});

it('is never longer than a name may be', () => {
  expect(proposedName('movie', [part('keyword', 'x'.repeat(900))]).length).toBeLessThanOrEqual(300);
});
