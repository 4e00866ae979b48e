import type { Wish } from '@marquee/contracts/assistant/part.ts';
import { describe, expect, test } from 'vitest';

import { keysOf } from '../../server/assistant/testing/readShipped.ts';
import { shippedFind, shippedTitles } from '../../server/assistant/testing/shippedTitles.ts';
import { createEngine } from './createEngine.ts';
import { meets } from './rank/meets.ts';

const titles = shippedTitles();
const engine = createEngine(titles, shippedFind());
const ask = (say: string) =>
  engine.answer({ turns: [{ say, without: [] }], seen: [] }, { count: 8, year: 2026 });
const picked = (say: string) => ask(say).picks.map(({ title }) => title);
const titleOf = (name: string) => {
  const found = titles.find((title) => title.name === name);
  if (found === undefined) throw new Error(`No title is ${name}`);
  return found;
};

describe('who is watching is read from', () => {
  test.each([
    ['something for my four year old', 'age/4'],
    ['a film for kids 5 and 8', 'media/movie age/5'],
    ['for my toddler', 'age/3'],
    ['my daughter is easily scared', 'intensity/scare age/7'],
    ['my daughter is easily scared, she is 10', 'intensity/scare age/10'],
    ['my little sister scares easily', 'intensity/scare age/7'],
    ['babysitting two girls, 7 and 4', 'age/4'],
    ['a film about a 12 year old boy', 'media/movie'],
    ['I scare easily', 'intensity/scare'],
    ['teach my kid about dinosaurs', 'age/7 theme/dinosaurs'],
    ['grandma, teenage son and me', 'age/13 theme/with-parents intensity/sex intensity/violence'],
    ["where the dog doesn't die", 'intensity/sad intensity/violence'],
    ['three generations on one sofa', 'age/8'],
    ['grandma and a ten year old', 'intensity/sex intensity/violence age/10'],
    ['sleepover for 12 year olds', 'theme/movie-night age/12'],
    ['first date', 'theme/date-night'],
    ['with my parents', 'theme/with-parents intensity/sex'],
    ['after a funeral', 'theme/after-a-funeral intensity/sad intensity/violence'],
    ['nothing scary', 'intensity/scare'],
    ['not too sad', 'intensity/sad'],
    ['no blood', 'intensity/gore'],
    ['no swearing', 'intensity/swearing'],
    ['something to watch on the side while ironing', 'theme/in-the-background'],
    ['with a happy ending', 'theme/happy-ending'],
    ['a drama about three generations of a family', 'genre/Drama'],
  ])('%j', (say, keys) => {
    expect(keysOf(say).split(' ').slice(0, keys.split(' ').length).join(' ')).toBe(keys);
    expect(keysOf(say).includes('age/')).toBe(keys.includes('age/'));
  });
});

type Judged = 'scary' | 'violence' | 'sad' | 'sex' | 'strongLanguage';

/** The most of anything that an age should meet, and never more. */
const most: Readonly<Record<number, Partial<Record<Judged, number>>>> = {
  3: { scary: 1, violence: 1, sad: 1, sex: 0, strongLanguage: 0 },
  4: { scary: 1, violence: 1, sad: 1, sex: 0, strongLanguage: 0 },
  6: { scary: 1, violence: 1, sad: 2, sex: 0, strongLanguage: 0 },
  8: { scary: 2, violence: 2, sad: 2, sex: 1, strongLanguage: 1 },
  10: { scary: 2, violence: 2, sex: 1, strongLanguage: 1 },
  12: { scary: 2, violence: 2, sex: 1, strongLanguage: 1 },
};

/** Those that keep a title out, however it was judged. */
const certificates = (years: number) => ['R', 'TV-MA', 'NC-17', ...(years < 10 ? ['PG-13', 'TV-14'] : [])];

const requests = (years: number) => [
  `something for my ${years} year old`,
  `a film for a ${years}-year-old`,
  `something funny to watch with my kids aged ${years} and 16`,
  `an adventure for my son, he is ${years} years old`,
];

describe.each(Object.keys(most).map(Number))('what is shown to a child of %i', (years) => {
  test.each(requests(years))('%j', (say) => {
    const shown = picked(say);
    const isUnfit = ({ audience, certification }: (typeof shown)[number]) =>
      audience === null ||
      audience.fromAge > years ||
      Object.entries(most[years] ?? {}).some(([of, limit]) => audience[of as Judged] > limit) ||
      (years < 7 && ['teens', 'adults'].includes(audience.madeFor)) ||
      certificates(years).includes(certification);
    expect(shown.filter(isUnfit).map(({ name }) => name)).toEqual([]);
    expect(shown.length).toBeGreaterThanOrEqual(years === 3 ? 0 : 1);
    expect(shown.map(({ name }) => name)).not.toContain('Gone with the Wind');
    expect(shown[0]?.name).not.toBe('2001: A Space Odyssey');
  });
});

test('a lion that is murdered is nothing for a four year old', () => {
  expect(picked('something for my four year old, with animals').map(({ name }) => name)).not.toContain(
    'The Lion King',
  );
});

test('what is made for the smallest comes first for them, and not at all for those who outgrew it', () => {
  expect(picked('something for my four year old')[0]?.audience?.madeFor).toBe('preschool');
  expect(picked('something for my ten year old').map(({ name }) => name)).not.toContain('Bluey');
});

test.each(['for adults only', 'the kids are in bed', 'something grown-up', 'a cartoon for adults'])(
  'among grown-ups nothing is made for children: %j',
  (say) => {
    const shown = picked(say);
    expect(shown.length).toBeGreaterThan(4);
    const made = shown.map(({ name, audience }) => [name, audience?.madeFor]);
    expect(made.filter(([, of]) => of !== 'adults' && of !== 'teens')).toEqual([]);
  },
);

test('where there is no film for a small child, series are shown, and the answer says so', () => {
  const { picks, notes } = ask('a film for my 3 year old who is scared of everything');
  expect(picks.length).toBeGreaterThan(4);
  expect(notes).toContainEqual(expect.objectContaining({ is: 'relaxed', part: 'media/movie' }));
  expect(picks.filter(({ title }) => title.audience?.scary !== 0)).toEqual([]);
});

test('who is watching counts more than what sounds like a story', () => {
  const shown = picked('my class (3rd grade), a film for the last day before the holidays, 90 min max');
  expect(shown.filter(({ runtime }) => (runtime ?? 0) > 90).map(({ name }) => name)).toEqual([]);
});

test.each([
  'rainy day with three kids (5, 8, 11)',
  'sick child at home, 5',
  'she is 5 and loves dragons',
  'what can a 5 year old and her brother watch',
  'we have a 5 year old here, a house full of guests and a long evening ahead of us',
])('however much it sounds like a story, nobody of five is shown what is not for them: %j', (say) => {
  const shown = picked(say);
  expect(shown.length).toBeGreaterThan(3);
  expect(shown.filter(({ audience }) => (audience?.fromAge ?? 18) > 5).map(({ name }) => name)).toEqual([]);
});

test.each(['with grandma, something gentle', 'a relaxing series', 'something cosy and kind'])(
  'where no child is spoken of, what is made for children comes last: %j',
  (say) => {
    const childish = picked(say).filter(({ audience }) =>
      ['preschool', 'children'].includes(audience?.madeFor ?? ''),
    );
    expect(childish.map(({ name }) => name)).toEqual([]);
  },
);

test('at fourteen nothing is shown that is for small ones', () => {
  const childish = picked('14 year old boy, action').filter(({ audience }) => (audience?.fromAge ?? 0) < 10);
  expect(childish.map(({ name }) => name)).toEqual([]);
});

test('a first date is no divorce, and neither is an evening after one', () => {
  for (const say of ['first date tonight', 'alone for the first time since the divorce']) {
    const about = picked(say).filter(({ keywords }) => keywords.includes('divorce'));
    expect(about.map(({ name }) => name)).toEqual([]);
  }
});

test('a certificate lets nobody in: what nobody judged needs to be made for families, and comes last', () => {
  const age: Wish = { slot: 'age', years: 6 };
  const unjudged = { ...titleOf('Paddington'), audience: null };
  expect(meets(age, unjudged)).toBe(true);
  expect(meets(age, { ...unjudged, genres: ['Drama'] })).toBe(false);
  const among = createEngine([{ ...titleOf('Toy Story'), audience: null }, titleOf('A Goofy Movie')]);
  const { picks } = among.answer(
    { turns: [{ say: 'for my 6 year old', without: [] }], seen: [] },
    { count: 8, year: 2026 },
  );
  expect(picks.map(({ title, ledger }) => [title.name, ledger[0]?.fit])).toEqual([
    ['A Goofy Movie', 'fits'],
    ['Toy Story', 'unknown'],
  ]);
});

describe('how a title was judged decides', () => {
  test.each([
    ['a thriller that is not scary', ({ scary }) => scary === 0],
    ['a western, less violent', ({ violence }) => violence <= 1],
    ['a drama, nothing sad', ({ sad }) => sad <= 1],
    ['a comedy with no swearing', ({ strongLanguage }) => strongLanguage === 0],
    ['a crime film, no blood', ({ violence }) => violence < 2],
    ['a drama, not too sad', ({ sad, ending }) => sad < 2 && ending !== 'sad' && ending !== 'dark'],
  ] satisfies [string, (audience: NonNullable<(typeof titles)[number]['audience']>) => boolean][])(
    'of %j without exception',
    (say, isSo) => {
      const { picks } = ask(say);
      expect(picks.length).toBeGreaterThan(4);
      for (const { title } of picks)
        expect([title.name, title.audience !== null && isSo(title.audience)]).toEqual([title.name, true]);
    },
  );

  test.each([
    ['something slow', ({ pace }) => pace <= 2],
    ['something fast', ({ pace }) => pace >= 4],
    ['something to watch on the side while ironing', ({ attention }) => attention === 1],
    ['something with a happy ending', ({ ending }) => ending === 'happy'],
  ] satisfies [string, (audience: NonNullable<(typeof titles)[number]['audience']>) => boolean][])(
    'of %j among the first',
    (say, isSo) => {
      const first = picked(say).slice(0, 5);
      expect(first).toHaveLength(5);
      expect(
        first.filter(({ audience }) => audience === null || !isSo(audience)).map(({ name }) => name),
      ).toEqual([]);
    },
  );

  test('and the ledger says so in a line', () => {
    const [first] = ask('something for my four year old').picks;
    expect(first?.ledger).toEqual([
      {
        part: 'age/4',
        fit: 'fits',
        fact: { is: 'audience', judged: { madeFor: 'preschool', fromAge: 2, scary: 0, violence: 0 } },
      },
    ]);
  });
});

test('whether a title may be shown to a child is a question about it', () => {
  expect(ask('can I show Jaws to my 9 year old').notes).toMatchObject([
    { is: 'whether', fit: 'misses', title: { name: 'Jaws' } },
  ]);
});

test.each(['my best friend just lost her mom', 'my flatmates and I', 'a double date'])(
  'nothing is animated first for %j',
  (say) => {
    expect(picked(say)[0]?.genres).not.toContain('Animation');
  },
);

test('who is watching tells no story', () => {
  const { parts } = ask("with my girlfriend's parents for the first time").query;
  expect(parts.map(({ key }) => key)).not.toContain('story');
});
