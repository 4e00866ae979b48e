import type { Wish } from '@marquee/contracts/assistant/part.ts';
import { describe, expect, test } from 'vitest';

import { shippedTitles } from '../../../server/assistant/testing/shippedTitles.ts';
import { type TitleKey } from '../facts.ts';
import { createRank } from './createRank.ts';

const titles = shippedTitles();
const rank = createRank(titles);
const nobody: ReadonlySet<TitleKey> = new Set();

function titleOf(name: string, year: number) {
  const found = titles.find((title) => title.name === name && title.year === year);
  if (found === undefined) throw new Error(`${name} (${year}) is not in the catalogue.`);
  return found;
}
const like = (name: string, year: number): Wish => {
  const { media, id } = titleOf(name, year);
  return { slot: 'like', media, id, name, year, aspect: null, not: false };
};

describe('beside a title that is liked', () => {
  const asked = (told: string, ...wishes: Wish[]) =>
    rank({ wishes, words: [], told: [told] }, { count: 8, seen: nobody }).ranked.map(({ title }) => title);

  test('sequels are not the first', () => {
    const [first, second] = asked('like Toy Story', like('Toy Story', 1995));
    expect([first?.collection, second?.collection]).not.toContain(titleOf('Toy Story', 1995).collection);
    const named = rank(
      { wishes: [like('Toy Story', 1995)], words: [], isName: true },
      { count: 2, seen: nobody },
    );
    expect(named.ranked[0]?.title.name).toBe('Toy Story 2');
  });

  test('a blend is like both, not like one of them', () => {
    const both = asked(
      'Toy Story meets The Terminator',
      like('Toy Story', 1995),
      like('The Terminator', 1984),
    );
    expect(both.slice(0, 3).map(({ name }) => name)).toContain('WALL·E');
  });

  test('a contrast counts as much as the likeness', () => {
    const scary: Wish = { slot: 'theme', entry: 'scary', not: false };
    const [first] = asked('Toy Story but scary', like('Toy Story', 1995), scary);
    expect(first?.name).toBe("Child's Play");
    const grownUp: Wish = { slot: 'theme', entry: 'for-grown-ups', not: false };
    const picks = asked('Shrek but for grown-ups', like('Shrek', 2001), grownUp);
    expect(picks.slice(0, 5).every(({ audience }) => audience?.madeFor === 'adults')).toBe(true);
  });
});
