import { describe, expect, it } from 'vitest';

import { storiesOf, storyVector } from './stories.ts';

const told = [
  'shark eats swimmer beach sheriff closes shore',
  'shark hunts swimmer beach boat sinks shore',
  'swimmer flees shark boat beach shore',
  'detective finds killer letter murder night',
  'killer sends detective letter murder code',
  'detective hunts killer code murder letter',
  ...Array.from({ length: 60 }, (_, place) => `filler${place % 20} other${place % 15} thing${place % 12}`),
].map((text) => text.split(' '));

const nearness = (a: string | null | undefined, b: string | null | undefined) => {
  const [one, other] = [storyVector(a ?? ''), storyVector(b ?? '')];
  return one.reduce((sum, value, place) => sum + value * (other[place] ?? 0), 0);
};

describe('storiesOf', () => {
  it('puts stories of the same things near each other', () => {
    const [shark, second, third, killer] = storiesOf(told);
    expect(nearness(shark, second)).toBeGreaterThan(0.5);
    expect(nearness(shark, third)).toBeGreaterThan(0.5);
    expect(nearness(shark, killer)).toBeLessThan(0.2);
  });

  it('is the same each time, in digits alone', () => {
    const stories = storiesOf(told);
    expect(storiesOf(told)).toEqual(stories);
    expect(stories[0]).toMatch(/^[1-9a-f]+$/);
  });

  it('is null where nothing is told', () => {
    expect(storiesOf([...told, []]).at(-1)).toBeNull();
    expect(storiesOf([[]])).toEqual([null]);
    expect(storiesOf([])).toEqual([]);
  });
});

describe('storyVector', () => {
  it('has length 1', () => {
    expect(nearness('1f8', '1f8')).toBeCloseTo(1);
  });
});
