import { expect, it } from 'vitest';

import { filmRow, linesOf, seriesRow } from '#server/titles/embedded/testing/sampleRows.ts';

import { faultText, parseRows } from './readRows.ts';

const parse = (file: string, ...lines: readonly unknown[]) =>
  parseRows([
    {
      file: 'films.jsonl',
      bytes: linesOf([filmRow({ tmdb_id: 7, collection: 'Pier Collection' }), seriesRow()]),
    },
    { file: `ids/${file}.jsonl`, bytes: linesOf(lines) },
  ]);
const faultOf = (result: ReturnType<typeof parseRows>) => (result.ok ? 'no fault' : faultText(result.fault));

it('adds the numbers of everything that the rows name', () => {
  for (const [file, name] of [
    ['people', 'Ada Holm'],
    ['collections', 'Pier Collection'],
    ['keywords', 'pier'],
    ['networks', 'Channel 4'],
  ] as const) {
    const read = parse(file, { name, tmdb_id: 12 });
    expect(read.ok && read.value.ids[file].get(name)).toBe(12);
  }
  const companies = [[3, 'Pier Pictures', 'GB']];
  const read = parse('companies', { media: 'movie', tmdb_id: 7, companies });
  expect(read.ok && read.value.ids.companies.get('movie/7')).toEqual(companies);
});

it.each([
  [
    'people',
    [{ name: 'Nobody Here', tmdb_id: 1 }],
    "ids/people.jsonl:1: Nobody Here: is not among the catalogue's people",
  ],
  [
    'people',
    [
      { name: 'Ada Holm', tmdb_id: 1 },
      { name: 'Cora Vance', tmdb_id: 1 },
    ],
    'ids/people.jsonl:2: Cora Vance: number 1 is also at ids/people.jsonl:1',
  ],
  [
    'keywords',
    [
      { name: 'pier', tmdb_id: 1 },
      { name: 'pier', tmdb_id: 2 },
    ],
    'ids/keywords.jsonl:2: pier: "pier" is also at ids/keywords.jsonl:1',
  ],
  ['networks', [{ name: 'Channel 4', tmdb_id: 100_000_001 }], 'ids/networks.jsonl:1: Channel 4: tmdb_id: '],
  [
    'companies',
    [{ media: 'tv', tmdb_id: 7, companies: [[3, 'Pier Pictures', null]] }],
    'ids/companies.jsonl:1: tv/7 is no title of the catalogue',
  ],
])('refuses a wrong line of %s with file, line and reason', (file, lines, fault) => {
  expect(faultOf(parse(file, ...lines))).toContain(fault);
});
