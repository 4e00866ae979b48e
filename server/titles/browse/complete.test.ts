import { Completions } from '@marquee/contracts/browse.ts';
import { describe, expect, it } from 'vitest';

import { browseRoutes, testPorts, titleFacts } from './testing/testTitles.ts';

const names: Record<string, string> = {
  '1': 'Tom Hanks',
  '2': 'Tommy Lee Jones',
  '3': 'Penélope Cruz',
  '4': 'Tom Cruise',
  '5': 'Catherine Zeta-Jones',
  US: 'United States',
  GB: 'United Kingdom',
  FR: 'France',
};
const titles = [
  titleFacts({ id: 1, cast: [1, 2], genres: [18], countries: ['US'], moods: ['slow-burn'] }),
  titleFacts({ id: 2, cast: [1, 3], genres: [18], countries: ['US', 'GB'], moods: ['slow-burn', 'dark'] }),
  titleFacts({ id: 3, cast: [4, 3], genres: [35], countries: ['FR'], moods: ['dark'] }),
  titleFacts({ id: 4, cast: [5], genres: [35], makers: [4] }),
  titleFacts({ id: 1, media: 'tv', cast: [2], countries: ['GB'] }),
];
const routes = browseRoutes(testPorts(titles, { nameOf: (_, value) => names[value] }));

async function complete(path: string) {
  const answer = await routes.request(`/complete/${path}`);
  expect(answer.status).toBe(200);
  return Completions.parse(await answer.json()).options.map(({ value, label, count }) => [
    label ?? value,
    count,
  ]);
}

describe('values while the visitor types', () => {
  it('are those with a word that begins so, the more frequent first', async () => {
    expect(await complete('actor?q=to&media=movie')).toEqual([
      ['Tom Hanks', 2],
      ['Tommy Lee Jones', 1],
      ['Tom Cruise', 1],
    ]);
    expect(await complete('actor?q=jon')).toEqual([
      ['Tommy Lee Jones', 2],
      ['Catherine Zeta-Jones', 1],
    ]);
  });

  it('may be typed word by word, in any order and without accents', async () => {
    expect(await complete('actor?q=cruz+PENELOPE')).toEqual([['Penélope Cruz', 2]]);
    expect(await complete('actor?q=zeta+jones')).toEqual([['Catherine Zeta-Jones', 1]]);
  });

  it('forgive a slip in words of four letters and more, where nothing else fits', async () => {
    expect(await complete('actor?q=hnaks')).toEqual([['Tom Hanks', 2]]);
    expect(await complete('actor?q=cruis')).toEqual([['Tom Cruise', 1]]);
    expect(await complete('actor?q=tmo')).toEqual([]);
    expect(await complete('actor?q=hxnxs')).toEqual([]);
  });

  it('begin with the very name', async () => {
    const routes = browseRoutes(
      testPorts(
        [
          titleFacts({ id: 1, keywords: [1] }),
          titleFacts({ id: 2, keywords: [1] }),
          titleFacts({ id: 3, keywords: [2] }),
        ],
        { nameOf: (_, value) => (value === '1' ? 'star wars fan' : 'star') },
      ),
    );
    const answer = await routes.request('/complete/keyword?q=star');
    expect(Completions.parse(await answer.json()).options.map(({ label }) => label)).toEqual([
      'star',
      'star wars fan',
    ]);
  });

  it('are counted under the present filters, and those with nothing left come last', async () => {
    expect(await complete('actor?q=c&genre=35&media=movie')).toEqual([
      ['Catherine Zeta-Jones', 1],
      ['Penélope Cruz', 1],
      ['Tom Cruise', 1],
    ]);
    expect(await complete('actor?q=tom&genre=35&media=movie')).toEqual([
      ['Tom Cruise', 1],
      ['Tom Hanks', 0],
      ['Tommy Lee Jones', 0],
    ]);
  });

  it('leave out what is chosen already', async () => {
    expect(await complete('actor?q=tom&actor=1&media=movie')).toEqual([
      ['Tommy Lee Jones', 1],
      ['Tom Cruise', 0],
    ]);
  });

  it('are the most frequent ones where nothing is typed', async () => {
    expect(await complete('actor?q=&media=movie')).toEqual([
      ['Tom Hanks', 2],
      ['Penélope Cruz', 2],
      ['Tommy Lee Jones', 1],
      ['Tom Cruise', 1],
      ['Catherine Zeta-Jones', 1],
    ]);
    expect(await complete('maker?q=%20')).toEqual([['Tom Cruise', 1]]);
  });

  it('distinguish people by craft', async () => {
    expect(await complete('maker?q=tom')).toEqual([['Tom Cruise', 1]]);
  });

  it('are ten at most', async () => {
    const crowd = [titleFacts({ id: 1, cast: Array.from({ length: 30 }, (_, index) => index) })];
    const answer = await browseRoutes(testPorts(crowd)).request('/complete/person?q=person');
    expect(Completions.parse(await answer.json()).options).toHaveLength(10);
  });

  it('may be words and places', async () => {
    expect(await complete('country?q=united&media=movie')).toEqual([
      ['United States', 2],
      ['United Kingdom', 1],
    ]);
    expect(await complete('mood?q=burn')).toEqual([['slow-burn', 2]]);
  });
});
