import { describe, expect, it } from 'vitest';

import { filmRow, linesOf, seriesRow } from '#server/titles/embedded/testing/sampleRows.ts';

import { faultText, parseRows } from './readRows.ts';

const pier = { media: 'movie', title: 'The Long Pier', year: 1998 };
const lights = { media: 'tv', title: 'Harbour Lights', year: 2004 };

const parse = (...names: readonly unknown[]) =>
  parseRows([
    { file: 'names.jsonl', bytes: linesOf(names) },
    { file: 'films.jsonl', bytes: linesOf([filmRow()]) },
    { file: 'series.jsonl', bytes: linesOf([seriesRow()]) },
  ]);
const faultOf = (...names: readonly unknown[]) => {
  const parsed = parse(...names);
  return parsed.ok ? 'no fault' : faultText(parsed.fault);
};

describe('lines of names', () => {
  it('are added to the titles that they name', () => {
    expect(parse({ ...pier, imdb: 'tt0133093' }, { ...lights, also: ['Hafenlichter', 'HL'] })).toMatchObject({
      ok: true,
      value: {
        rows: [
          { ...filmRow(), imdb: 'tt0133093' },
          { ...seriesRow(), also: ['Hafenlichter', 'HL'] },
        ],
      },
    });
  });

  it('need not be there', () => {
    expect(parse()).toMatchObject({ ok: true, value: { rows: [filmRow(), seriesRow()] } });
  });

  it.each([
    [
      'no title has',
      [{ ...pier, year: 1999, also: ['X'] }],
      'movie "The Long Pier" of 1999 is no title of the catalogue',
    ],
    ['another medium has', [{ ...pier, media: 'tv', also: ['X'] }], 'is no title of the catalogue'],
    ['say nothing', [pier], 'The Long Pier: row: says nothing'],
    ['say something unknown', [{ ...pier, also: ['X'], aka: 'Y' }], 'Unrecognized key: "aka"'],
    ['have no number of IMDb', [{ ...pier, imdb: '0133093' }], 'imdb: is no number of IMDb'],
    ['have an empty name', [{ ...pier, also: [''] }], 'also.0: '],
    ['have spaces around a name', [{ ...pier, also: [' X'] }], 'also.0: has spaces at its ends'],
    ['name one name twice', [{ ...pier, also: ['X', 'X'] }], 'also: names something twice'],
    ['spell one name twice', [{ ...pier, also: ['Le Ponton', 'le pontôn'] }], '"le pontôn" says no new name'],
    ['repeat the title', [{ ...pier, also: ['the long pier!'] }], '"the long pier!" says no new name'],
  ])('are refused where they %s', (_, names, reason) => {
    expect(faultOf(...names)).toMatch(/^names\.jsonl:1: The Long Pier: /);
    expect(faultOf(...names)).toContain(reason);
  });

  it('are refused where a title or a number comes again, with both places', () => {
    expect(faultOf({ ...pier, also: ['X'] }, { ...pier, also: ['Y'] })).toBe(
      'names.jsonl:2: The Long Pier: movie "The Long Pier" of 1998 is also at names.jsonl:1',
    );
    expect(faultOf({ ...pier, imdb: 'tt0133093' }, { ...lights, imdb: 'tt0133093' })).toBe(
      "names.jsonl:2: Harbour Lights: IMDb's tt0133093 is also at names.jsonl:1",
    );
  });
});
