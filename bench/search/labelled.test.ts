import { describe, expect, it } from 'vitest';

import { embeddedEntries } from './embedded.ts';
import { askLabelled, readLabelled, typoKinds } from './labelled.ts';

const labelled = readLabelled();

describe('labelled queries', () => {
  it('are at least 300, 60 of them typed wrong, and 15 of each kind', () => {
    expect(labelled.length).toBeGreaterThanOrEqual(300);
    expect(labelled.filter(({ kind }) => typoKinds.has(kind)).length).toBeGreaterThanOrEqual(60);
    const few = [...Map.groupBy(labelled, ({ kind }) => kind)].filter(([, queries]) => queries.length < 15);
    expect(few).toEqual([]);
  });

  it('are asked once each', () => {
    const asked = labelled.map(({ query, media }) => `${media} ${query}`);
    expect(asked.filter((query, index) => asked.indexOf(query) !== index)).toEqual([]);
  });

  it('have one answer each among the embedded titles and people', () => {
    const answers = askLabelled(embeddedEntries()).filter(({ right }) => right.length !== 1);
    expect(answers).toEqual([]);
  });
});
