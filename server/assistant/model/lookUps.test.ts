import { createEngine } from '@marquee/assistant';
import { beforeAll, describe, expect, test } from 'vitest';

import { shippedFind, shippedTitles } from '#server/assistant/testing/shippedTitles.ts';

import { createLookUps } from './lookUps.ts';

let engine: ReturnType<typeof createEngine>;
beforeAll(() => {
  engine = createEngine(shippedTitles(), shippedFind());
});

const nothing = { wishes: [], misread: [], named: [], story: '' };

function lookUpsFor(say: string) {
  const asked = { turns: [{ say, without: [] }], seen: [], here: false };
  const embedded = engine.answer(asked, { count: 8, year: 2026 });
  return createLookUps({ asked, engine, embedded, year: 2026 });
}

const names = (rows: readonly (readonly unknown[])[]) => rows.map(([, name]) => name);

describe('A model', () => {
  test('begins with the rows that the engine has for what was said', () => {
    expect(lookUpsFor('a funny film from the 1990s').begin()).toHaveLength(8);
  });

  test('begins without rows where the engine understood nothing', () => {
    expect(lookUpsFor('zxqw plmk vbnt').begin()).toEqual([]);
  });

  test('looks titles up by name, and learns which there are not', () => {
    const { lookUp, find } = lookUpsFor('what my uncle raved about');
    const { rows, notUnderstood } = lookUp({ ...nothing, named: ['Spirited Away', 'Qwxz Vbnm'] });
    expect(names(rows)).toEqual(['Spirited Away']);
    expect(notUnderstood).toEqual(['Qwxz Vbnm']);
    expect(find(String(rows[0]?.[0]))?.title.name).toBe('Spirited Away');
  });

  test('looks a title up by what happens in it', () => {
    const { rows } = lookUpsFor('ten film o świnkach').lookUp({
      ...nothing,
      story: 'a piglet on a farm learns to herd sheep like a dog and wins a contest',
    });
    expect(names(rows)).toContain('Babe');
  });

  test('gets no row twice', () => {
    const { begin, lookUp } = lookUpsFor('a funny film from the 1990s');
    const first = new Set(begin().map(([key]) => key));
    const { rows } = lookUp({ ...nothing, wishes: [{ wish: 'feel-good', words: '' }] });
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.filter(([key]) => first.has(key))).toEqual([]);
  });

  test('gets rows first that meet what it added without words of the person', () => {
    const { lookUp } = lookUpsFor('something for a quiet night');
    const { rows } = lookUp({ ...nothing, wishes: [{ wish: 'in Japanese', words: '' }] });
    const languages = rows.map(
      ([key]) => [...engine.titles.values()].find(({ media, id }) => `${media}/${id}` === key)?.language,
    );
    expect(languages[0]).toBe('ja');
  });
});
