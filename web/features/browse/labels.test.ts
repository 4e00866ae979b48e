import type { Filters } from '@marquee/contracts/facets.ts';
import { facetWords } from '@marquee/contracts/facetWords.ts';
import { describe, expect, it } from 'vitest';

import { browse } from '#web/messages/en/browse.ts';

import { setFilters } from './filterChanges.ts';
import { filterLabel, filterWords, nameOfParameter, optionLabel, rememberLabel } from './labels.ts';

const facets = [
  {
    name: 'language',
    options: [{ value: 'ja', label: 'Japanese', count: 3 }],
  },
  { name: 'keyword', options: [{ value: '5', label: 'time loop', count: 2 }] },
  { name: 'maker', options: [{ value: '7', label: 'Hayao Miyazaki', count: 2 }] },
];

const labels = (filters: Filters) => setFilters(filters).map((set) => filterLabel(set, facets));
const both = (value: string) => ({ in: [value], out: [] });
const none = (value: string) => ({ in: [], out: [value] });

describe('chips', () => {
  it('say what is wanted', () => {
    expect(
      labels({
        genre: both('878'),
        language: both('ja'),
        keyword: both('5'),
        maker: both('7'),
        certification: both('PG'),
        source: both('true-story'),
      }),
    ).toEqual([
      'Science fiction',
      'Japanese',
      'Rated PG',
      'Time loop',
      'By Hayao Miyazaki',
      'Based on a true story',
    ]);
  });

  it('say what is kept out, and leave names their capitals', () => {
    expect(
      labels({ genre: none('27'), language: none('ja'), mood: none('feel-good'), maker: none('7') }),
    ).toEqual(['Not horror', 'Not Japanese', 'Not feel-good', 'Not by Hayao Miyazaki']);
  });

  it.each([
    [{ year: { from: 1990, to: 1999 } }, '1990 to 1999'],
    [{ year: { from: null, to: 1959 } }, 'Until 1959'],
    [{ year: { from: 1990, to: null } }, 'Since 1990'],
    [{ year: { from: 1999, to: 1999 } }, '1999'],
    [{ score: { from: 8, to: null } }, 'Scored 8.0 or more'],
    [{ runtime: { from: 90, to: 120 } }, '1 h 30 min to 2 h'],
    [{ runtime: { from: null, to: 95 } }, '1 h 35 min or shorter'],
    [{ seasons: { from: 1, to: 1 } }, '1 season'],
    [{ seasons: { from: 3, to: null } }, '3 seasons or more'],
  ] satisfies [Filters, string][])('say ranges as people would: %j', (filters, label) => {
    expect(labels(filters)).toEqual([label]);
  });

  it('begin small within a sentence, where they are no names', () => {
    const words = setFilters({ year: { from: 1990, to: null }, language: both('ja') }).map((set) =>
      filterWords(set, facets),
    );
    expect(words).toEqual(['since 1990', 'Japanese']);
  });

  it('know a name that was found by typing before an answer has it', () => {
    expect(labels({ actor: both('31') })).toEqual(['With Actor 31']);
    rememberLabel('actor', { value: '31', label: 'Tom Hanks' });
    expect(labels({ actor: both('31') })).toEqual(['With Tom Hanks']);
  });
});

it('has words for every value that the server counts', () => {
  for (const [facet, values] of Object.entries(facetWords)) {
    const name = facet as keyof typeof facetWords;
    for (const value of values) {
      expect(browse.valueWords(name, value)).toBe(optionLabel(name, { value, label: null }));
      expect(browse.valueWords(name, value)).toMatch(/^[A-Z]/);
    }
  }
});

it('shows values that it has no words for as they are', () => {
  expect(optionLabel('mood', { value: 'gloomy', label: null })).toBe('Gloomy');
  expect(optionLabel('network', { value: '49', label: null })).toBe('Network 49');
});

it('calls a parameter by the name of its facet', () => {
  expect(nameOfParameter('runtime')).toBe('Length');
  expect(nameOfParameter('utm_source')).toBe('utm_source');
});
