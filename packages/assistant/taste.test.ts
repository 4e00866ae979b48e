import { describe, expect, test } from 'vitest';

import { shippedTitles } from '../../server/assistant/testing/shippedTitles.ts';
import { createEngine } from './createEngine.ts';

const titles = shippedTitles();
const engine = createEngine(titles);
const idsOf = (...names: string[]) =>
  names.map((name) => {
    const title = titles.find((each) => each.name === name);
    if (title === undefined) throw new Error(`${name} is not in the catalogue.`);
    return { media: title.media, id: title.id };
  });
const romances = idsOf('The Notebook', 'Notting Hill', 'Before Sunrise');
const superheroes = idsOf('Iron Man', 'The Avengers', 'Black Panther');

function ask(turns: readonly { say: string; without?: string[] }[], liked: ReturnType<typeof idsOf>) {
  const { query, picks } = engine.answer(
    { turns: turns.map(({ say, without = [] }) => ({ say, without })), seen: [] },
    { count: 8, year: 2026, liked },
  );
  return { keys: query.parts.map(({ key }) => key), picks: picks.map(({ title }) => title) };
}
const share = (picks: ReturnType<typeof ask>['picks'], genre: 'Romance' | 'Comedy') =>
  picks.filter(({ genres }) => genres.includes(genre)).length / picks.length;

describe('what somebody likes', () => {
  test('is a part of the answer, which is like it and doesn’t name it', () => {
    const { keys, picks } = ask([{ say: 'something for tonight' }], romances);
    expect(keys).toContain('taste');
    expect(share(picks, 'Romance')).toBeGreaterThan(0.8);
    expect(picks.map(({ name }) => name)).not.toContain('Notting Hill');
  });

  test('counts beside what is asked for', () => {
    const { picks } = ask([{ say: 'a comedy' }], romances);
    expect(share(picks, 'Comedy')).toBe(1);
    expect(share(picks, 'Romance')).toBeGreaterThan(0.8);
  });

  test('no longer counts where it was removed, nor beside a title that is named', () => {
    const { keys, picks } = ask([{ say: 'a comedy', without: ['taste'] }], romances);
    expect(keys).not.toContain('taste');
    expect(picks).toEqual(ask([{ say: 'a comedy' }], []).picks);
    expect(ask([{ say: 'films like Alien' }], romances).picks).toEqual(
      ask([{ say: 'films like Alien' }], []).picks,
    );
  });

  test('is kept away from where they want something else', () => {
    const { keys, picks } = ask([{ say: 'not my usual stuff for once' }], superheroes);
    expect(keys).toEqual(['not-taste']);
    expect(picks.filter(({ keywords }) => keywords.includes('superhero'))).toEqual([]);
  });

  test('is no part where nothing is known', () => {
    expect(ask([{ say: 'a comedy' }], []).keys).toEqual(['genre/Comedy']);
  });
});
