import { describe, expect, it } from 'vitest';

import {
  countryName,
  dayAfter,
  formatCount,
  formatDate,
  formatDayAndMonth,
  formatList,
  formatRuntime,
  formatScore,
  formatShortDay,
  formatWeekday,
  languageName,
  sentenceList,
  yearOf,
} from './format.ts';

describe('runtime', () => {
  it.each([
    [148, '2 h 28 min'],
    [120, '2 h'],
    [45, '45 min'],
    [61, '1 h 1 min'],
    [0, null],
    [null, null],
    [undefined, null],
  ])('says %s as %s', (minutes, text) => expect(formatRuntime(minutes)).toBe(text));
});

describe('dates', () => {
  it('are written out in British order, whatever the time zone', () => {
    expect(formatDate('2016-11-10')).toBe('10 November 2016');
    expect(formatDayAndMonth('2026-01-01')).toBe('1 January');
    expect(formatShortDay('2026-11-27')).toBe('27 Nov');
    expect(formatWeekday('2026-11-27')).toBe('Friday');
  });

  it.each([
    ['formatDayAndMonth', formatDayAndMonth, { day: 'numeric', month: 'long' }],
    ['formatShortDay', formatShortDay, { day: 'numeric', month: 'short' }],
    ['formatWeekday', formatWeekday, { weekday: 'long' }],
  ] as const)('%s says what Intl says on every day of a year', (_, format, options) => {
    const formatter = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', ...options });
    for (let day: string | null = '2028-01-01'; day && day < '2029-01-01'; day = dayAfter(day))
      expect(format(day)).toBe(formatter.format(new Date(day)));
  });

  it('are a year alone where the first of January means that', () => {
    expect(formatDate('1971-01-01')).toBe('1971');
    expect(formatDate('2016-13-01-01')).toBeNull();
  });

  it.each(['', '2016', '2016-13-01', 'soon', null, undefined])('are null for %s', (day) => {
    expect(formatDate(day)).toBeNull();
  });

  it('count on over the end of a month and a year', () => {
    expect(dayAfter('2026-12-31')).toBe('2027-01-01');
    expect(dayAfter('2028-02-28')).toBe('2028-02-29');
    expect(dayAfter('2026-11-20', 7)).toBe('2026-11-27');
    expect(dayAfter('')).toBeNull();
  });

  it.each([
    ['1962-12-10', 1962],
    ['1962', 1962],
    ['', null],
    [null, null],
    [undefined, null],
  ])('%s is of the year %s', (day, year) => expect(yearOf(day)).toBe(year));
});

describe('numbers', () => {
  it('group thousands', () => {
    const formatter = new Intl.NumberFormat('en-GB');
    for (const count of [0, 7, 999, 1000, 1012, 123_456, 1_234_567])
      expect(formatCount(count)).toBe(formatter.format(count));
  });
  it('keep one digit of a score', () => {
    expect(formatScore(7.64)).toBe('7.6');
    expect(formatScore(8)).toBe('8.0');
  });
  it('say nothing for a title without votes', () => expect(formatScore(0)).toBeNull());
});

describe('names', () => {
  it('of languages and countries are English', () => {
    expect(languageName('ja')).toBe('Japanese');
    expect(countryName('GB')).toBe('United Kingdom');
    expect(languageName('cs')).toBe('Czech');
    expect(countryName('NZ')).toBe('New Zealand');
  });
  it('are the same where they need no formatter', () => {
    const [language, region] = (['language', 'region'] as const).map(
      (type) => new Intl.DisplayNames('en-GB', { type }),
    );
    for (const code of ['en', 'ja', 'fr']) expect(languageName(code)).toBe(language?.of(code));
    for (const code of ['US', 'GB', 'FR', 'JP']) expect(countryName(code)).toBe(region?.of(code));
  });
  it('of unknown or broken codes are null', () => {
    expect(languageName('xx')).toBeNull();
    expect(countryName('!')).toBeNull();
    expect(languageName('')).toBeNull();
  });
  it('are joined as in a sentence', () => {
    expect(formatList(['Drama'])).toBe('Drama');
    expect(formatList(['Joel Coen', 'Ethan Coen'])).toBe('Joel Coen and Ethan Coen');
    expect(formatList(['Drama', 'Crime', 'Thriller'])).toBe('Drama, Crime and Thriller');
  });
});

describe('a list in one line', () => {
  it('begins with a capital and keeps abbreviations', () => {
    expect(sentenceList(['Science Fiction', 'Drama', 'TV Movie'])).toBe('Science fiction, drama, TV movie');
    expect(sentenceList([])).toBe('');
  });
});
