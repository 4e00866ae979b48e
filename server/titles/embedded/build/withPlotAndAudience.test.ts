import { describe, expect, it } from 'vitest';

import {
  audienceRow,
  filmRow,
  linesOf,
  plotRow,
  seriesRow,
} from '#server/titles/embedded/testing/sampleRows.ts';
import { shippedRows } from '#server/titles/embedded/testing/testCatalogue.ts';

import { faultText, parseRows } from './readRows.ts';

const film = filmRow();
const series = seriesRow();

const parse = ({
  plots = [plotRow(film), plotRow(series)],
  audience = [audienceRow(film), audienceRow(series)],
}: {
  plots?: readonly unknown[];
  audience?: readonly unknown[];
} = {}) =>
  parseRows([
    { file: 'plots.jsonl', bytes: linesOf(plots) },
    { file: 'audience.jsonl', bytes: linesOf(audience) },
    { file: 'films.jsonl', bytes: linesOf([film]) },
    { file: 'series.jsonl', bytes: linesOf([series]) },
  ]);
const faultOf = (files: Parameters<typeof parse>[0]) => {
  const parsed = parse(files);
  return parsed.ok ? 'no fault' : faultText(parsed.fault);
};

describe('lines of plots and audiences', () => {
  it('are added to the titles that they name', () => {
    expect(parse()).toMatchObject({
      ok: true,
      value: {
        rows: [
          { ...film, plot: plotRow(film), audience: audienceRow(film) },
          { ...series, plot: plotRow(series), audience: audienceRow(series) },
        ],
      },
    });
  });

  it('are there for every title that the project ships', () => {
    const rows = shippedRows();
    expect(rows.filter(({ plot, audience }) => plot === undefined || audience === undefined)).toEqual([]);
  });

  it('are refused where a title has none, with its name', () => {
    expect(faultOf({ plots: [plotRow(series)] })).toBe(
      'plots.jsonl: has no line for movie "The Long Pier" of 1998',
    );
    expect(faultOf({ audience: [audienceRow(film)] })).toBe(
      'audience.jsonl: has no line for tv "Harbour Lights" of 2004',
    );
  });

  it('are refused where a title has two, with both places', () => {
    expect(faultOf({ plots: [plotRow(film), plotRow(series), plotRow(film)] })).toBe(
      'plots.jsonl:3: movie "The Long Pier" of 1998 is also at plots.jsonl:1',
    );
    expect(faultOf({ audience: [audienceRow(film), audienceRow(film)] })).toBe(
      'audience.jsonl:2: movie "The Long Pier" of 1998 is also at audience.jsonl:1',
    );
  });

  it('are refused where the catalogue has no such title', () => {
    expect(faultOf({ plots: [plotRow(film, { year: 1999 })] })).toBe(
      'plots.jsonl:1: movie "The Long Pier" of 1999 is no title of the catalogue',
    );
    expect(faultOf({ audience: [audienceRow(film, { media: 'tv' })] })).toBe(
      'audience.jsonl:1: tv "The Long Pier" of 1998 is no title of the catalogue',
    );
  });

  it.each([
    ['a plot of three words', plotRow(film, { plot: 'x'.repeat(250) }), 'plot: is under 50 words'],
    ['no scene', plotRow(film, { scenes: [] }), 'scenes: '],
    ['a scene twice', plotRow(film, { scenes: ['rain', 'rain', 'snow'] }), 'scenes: names something twice'],
    ['an unknown field', { ...plotRow(film), end: 'They die.' }, 'Unrecognized key: "end"'],
  ])('are refused with %s', (_, line, reason) => {
    expect(faultOf({ plots: [line] })).toContain(`plots.jsonl:1: The Long Pier: `);
    expect(faultOf({ plots: [line] })).toContain(reason);
  });

  it.each([
    ['an age of 0', { ...audienceRow(film), from_age: 0 }, 'from_age: '],
    ['half a step', { ...audienceRow(film), scary: 1.5 }, 'scary: '],
    ['a fourth step', { ...audienceRow(film), violence: 4 }, 'violence: '],
    ['no pace', { ...audienceRow(film), pace: 0 }, 'pace: '],
    ['somebody unknown', { ...audienceRow(film), for: 'cats' }, 'for: '],
    ['another end', { ...audienceRow(film), ending: 'sudden' }, 'ending: '],
  ])('are refused with %s', (_, line, reason) => {
    expect(faultOf({ audience: [line] })).toContain(`audience.jsonl:1: The Long Pier: ${reason}`);
  });
});
