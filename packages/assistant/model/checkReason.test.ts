import { describe, expect, test } from 'vitest';

import type { TitleFacts } from '#facts.ts';

import { shippedTitles } from '../../../server/assistant/testing/shippedTitles.ts';
import { checkReason } from './checkReason.ts';
import { knownNames } from './namesIn.ts';

const titles = shippedTitles();
const names = knownNames(titles);
const titled = (name: string, year: number): TitleFacts => {
  const title = titles.find((each) => each.name === name && each.year === year);
  if (!title) throw new Error(`no ${name}`);
  return title;
};
const fargo = titled('Fargo', 1996);
const check = (reason: string, title = fargo) => checkReason(reason, title, names);

describe('Words that can be shown', () => {
  test.each([
    'Dry, snowy and a little cruel.',
    'A crime that goes wrong in the cold, told with a straight face.',
    'Frances McDormand keeps calm while everybody else does not.',
    "McDormand's policewoman is the warmest thing in it.",
    'A crime film of 1996 that is over in 98 minutes.',
    'From the 1990s, and it shows in the phones.',
    'One of the nineties.',
    'Barely 1 h 38 min of trouble.',
    'An American crime story with a cold heart.',
    'Joel Coen directs it like a fairy tale.',
  ])('%s', (reason) => {
    expect(check(reason)).toBe(reason);
  });

  test('are tidied, not changed', () => {
    expect(check('  Dry  and cold. ')).toBe('Dry and cold.');
  });

  test('name what a series has', () => {
    const series = titles.find(({ seasons }) => seasons === 5);
    if (!series) throw new Error('no series');
    expect(check('All 5 seasons hold up.', series)).not.toBeNull();
    expect(check('Five seasons that hold up.', series)).not.toBeNull();
    expect(check('All 6 seasons hold up.', series)).toBeNull();
    expect(check('Six seasons that hold up.', series)).toBeNull();
  });

  test('may say a number that is in the name', () => {
    const numbered = titles.find(({ name }) => name === '12 Angry Men');
    if (!numbered) throw new Error('no 12 Angry Men');
    expect(check('12 Angry Men never leaves the room.', numbered)).not.toBeNull();
    expect(check('13 people in a room.', numbered)).toBeNull();
  });
});

describe('Words that can not be shown', () => {
  test.each([
    ['nothing', ' '],
    ['too long', `${'so '.repeat(60)}good`],
    ['a link', 'More at https://films.example/fargo'],
    ['an address without a scheme', 'More at films.example today'],
    ['markup', 'A <b>bold</b> choice'],
    ['Markdown', 'A **bold** choice'],
    ['a link in Markdown', 'See [this](x)'],
    ['a line break', 'One\ntwo'],
    ['a mark that turns the line round', 'Cold \u202eand dry'],
    ['something invisible', 'Cold\u200b and dry'],
    ['half a letter', 'Cold \ud83d and dry'],
    ['another year', 'A crime film of 1997.'],
    ['another decade', 'From the 1980s.'],
    ['another decade in short', 'Very 80s.'],
    ['another decade in words', 'Pure eighties.'],
    ['another length', 'Over in 90 minutes.'],
    ['another length in words', 'Over in ninety minutes.'],
    ['a length by the hour', 'Not quite two hours.'],
    ['a number that nobody can check', 'Won 7 prizes.'],
    ['figures of another script', 'Von ١٩٩٩.'],
    ['another person', 'Stars Tom Hanks in the snow.'],
    ['another person at the beginning', 'Tom Hanks in the snow.'],
    ['another person by the last name', 'Kubrick is not far away.'],
    ["another person's something", "Spielberg's coldest film."],
    ['another person without capitals', 'with tom hanks in the snow.'],
    ['a person that nobody knows', 'Stars Nobody Whatsoever.'],
    ['another title', 'As cold as Galaxy Quest is warm.'],
    ['another title at the beginning', 'Galaxy Quest in the snow.'],
    ['another title of one word', 'Casablanca meets a wood chipper.'],
    ['another rating', 'Rated PG-13 and mild.'],
    ['another country', 'A French crime film.'],
    ['nouns that look like names', 'Ein Krimi im Schnee.'],
    ['a script without capitals', '寒くて乾いた映画'],
  ])('%s', (_what, reason) => {
    expect(check(reason)).toBeNull();
  });
});

describe('What is so of one title', () => {
  const some = titles.filter((_, index) => index % 10 === 0);
  const pairs = some.map((title, index) => ({ title, other: some[(index + 1) % some.length] ?? title }));
  const said = ({ name, tagline, overview }: TitleFacts) => [name, tagline, overview].join(' ');

  test('can be said of it', () => {
    const refused = some.flatMap((title) => {
      const leads = title.cast.slice(0, 1).filter(({ name }) => !/\p{Lo}|\d|[^\p{L}'’. -]/u.test(name));
      const reasons = [`It is from ${title.year}.`, ...leads.map(({ name }) => `With ${name}.`)];
      return reasons.filter((reason) => check(reason, title) !== reason);
    });
    expect(refused).toEqual([]);
  });

  test('can not be said of another', () => {
    const passed = pairs.flatMap(({ title, other }) => {
      const people = new Set([...other.makers, ...other.writers, ...other.cast].map(({ name }) => name));
      const leads = title.cast.slice(0, 1).filter(({ name }) => name.includes(' ') && !people.has(name));
      const years = [title.year].filter((year) => year !== other.year && !said(other).includes(`${year}`));
      const reasons = [
        ...years.map((year) => `It is from ${year}.`),
        ...leads.map(({ name }) => `With ${name}.`),
        ...leads.map(({ name }) => `with ${name.toLowerCase()}.`),
      ];
      return reasons.filter((reason) => check(reason, other) !== null);
    });
    expect(pairs.length).toBeGreaterThan(150);
    expect(passed).toEqual([]);
  });
});
