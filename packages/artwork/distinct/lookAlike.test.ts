import { describe, expect, it } from 'vitest';

import type { Look } from '#pictures/drawn.ts';

import { chooseRolls } from './catalogueRolls.ts';
import { createClashFinder, type Impression, limits, distance, thumbnailOf } from './lookAlike.ts';

const picture = (ground: string, disc: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 120"><path d="M0 0h80v120H0z" fill="${ground}"/><circle cx="40" cy="40" r="30" fill="${disc}"/></svg>`;

const look = (composition: string, drawing = 'ship/sail', palette = 'rust/day'): Look => ({
  family: 'flat',
  composition,
  drawing,
  palette,
});

const impression = (name: string, svg: string, more: Partial<Impression> = {}): Impression => ({
  name,
  collection: null,
  look: null,
  thumbnail: thumbnailOf(svg, 8),
  ...more,
});

const finderOf = (...impressions: Impression[]) => {
  const finder = createClashFinder(limits.poster);
  impressions.forEach((each) => finder.add(each));
  return finder;
};

describe('thumbnails', () => {
  it('are eight colours across and twelve down for a poster', () => {
    const { columns, rows, colours } = thumbnailOf(picture('#102030', '#ffffff'), 8);
    expect([columns, rows, colours.length]).toEqual([8, 12, 288]);
    expect(Array.from(colours.subarray(0, 3))).toEqual([16, 32, 48]);
  });

  it('are as far apart as their colours', () => {
    const [black, white] = ['#000000', '#ffffff'].map((colour) => thumbnailOf(picture(colour, colour), 8));
    if (!black || !white) throw new Error('no thumbnails');
    expect(distance(black, white)).toBe(255);
    expect(distance(black, black)).toBe(0);
  });

  it('of different shapes are never alike', () => {
    const svg = picture('#000000', '#000000');
    expect(distance(thumbnailOf(svg, 8), thumbnailOf(svg, 12))).toBe(Infinity);
  });
});

describe('the clash finder', () => {
  it('confuses pictures of nearly the same colours in the same places', () => {
    const finder = finderOf(impression('one', picture('#102030', '#f0e0d0')));
    expect(finder.clashOf(impression('two', picture('#122232', '#eedece')))).toMatchObject({
      with: 'one',
      because: 'same-colours',
    });
    expect(finder.clashOf(impression('three', picture('#f0e0d0', '#102030')))).toBeNull();
  });

  it('confuses the same drawing in the same composition and tone, whatever the palette', () => {
    const finder = finderOf(impression('one', picture('#000000', '#ffffff'), { look: look('horizon') }));
    const clash = (svg: string, other: Look) => finder.clashOf(impression('two', svg, { look: other }));
    const light = picture('#ffffff', '#000000');
    expect(clash(light, look('horizon', 'ship/sail', 'rust/night'))?.because).toBe('same-idea');
    expect(clash(light, look('horizon', 'ship/sail', 'teal/night'))?.because).toBe('same-in-row');
    expect(clash(light, look('portal', 'ship/sail', 'rust/night'))).toBeNull();
  });

  it('lets a composition return after six neighbours, within a collection only after four others', () => {
    const fillerOf = (index: number) =>
      impression(`filler ${index}`, picture(`#${index}0${9 - index}0${index}0`, '#ff00ff'), {
        look: look(`other ${index}`, `drawing ${index}`),
      });
    const fillers = Array.from({ length: 6 }, (_, index) => fillerOf(index));
    const first = impression('first', picture('#00ff00', '#0000ff'), {
      look: look('horizon', 'ship/steam'),
      collection: 'Ships',
    });
    const finder = finderOf(first, ...fillers);
    const next = { look: look('horizon', 'ship/raft', 'teal/day') };
    const svg = picture('#ffffff', '#ff0000');
    expect(finder.clashOf(impression('next', svg, next))).toBeNull();
    expect(finder.clashOf(impression('next', svg, { ...next, collection: 'Ships' }))?.because).toBe(
      'same-in-collection',
    );
    const others = Array.from({ length: 4 }, (_, index) => ({ ...fillerOf(index + 6), collection: 'Ships' }));
    others.forEach((each) => finder.add(each));
    expect(finder.clashOf(impression('next', svg, { ...next, collection: 'Ships' }))).toBeNull();
  });
});

describe('choosing rolls', () => {
  const grounds = ['#101010', '#808080', '#f0f0f0'];
  const entry = (key: string) => ({
    key,
    impression: (roll: number) => impression(key, picture(grounds[roll] ?? '#101010', '#ff0000')),
  });

  it('tries another variant of the less famous title only', () => {
    expect(chooseRolls([entry('famous'), entry('known'), entry('obscure')], limits.poster)).toEqual({
      rolls: { known: 1, obscure: 2 },
      clashes: [],
    });
  });

  it('reports which likeness is left after all variants', () => {
    const { rolls, clashes } = chooseRolls(['a', 'b', 'c', 'd'].map(entry), limits.poster);
    expect(rolls).toEqual({ b: 1, c: 2 });
    expect(clashes).toEqual([{ name: 'd', with: 'a', because: 'same-colours' }]);
  });

  it('never changes a more famous picture when a row is added', () => {
    const before = chooseRolls([entry('a'), entry('b')], limits.poster).rolls;
    expect(chooseRolls([entry('a'), entry('b'), entry('c')], limits.poster).rolls).toMatchObject(before);
  });
});
