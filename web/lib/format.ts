// English is fixed, so tables do what `Intl` would: its constructors cost a phone some 20 ms each.
const months = 'January February March April May June July August September October November December'.split(
  ' ',
);
const weekdays = 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' ');

const formatterOf =
  (write: (date: Date) => string | undefined) =>
  (day: string | null | undefined): string | null => {
    const date = dateOf(day);
    return (date && write(date)) ?? null;
  };

const monthOf = (date: Date): string => months[date.getUTCMonth()] ?? '';

/** As en-GB shortens it: three letters, but "Sept". */
const shortMonthOf = (date: Date): string => monthOf(date).slice(0, date.getUTCMonth() === 8 ? 4 : 3);

/** A calendar day of the protocol, `YYYY-MM-DD`, as midnight UTC; null for `""` and days that don't exist. */
function dateOf(day: string | null | undefined): Date | null {
  if (!day || !/^\d{4}-\d{2}-\d{2}$/.test(day)) return null;
  const date = new Date(`${day}T00:00:00Z`);
  return Number.isNaN(date.getTime()) ? null : date;
}

const formatDay = formatterOf((date) => `${date.getUTCDate()} ${monthOf(date)} ${date.getUTCFullYear()}`);

/** For the first of January only "2016", since the protocol uses that day where only the year is known. */
export const formatDate = (day: string | null | undefined): string | null =>
  day?.endsWith('-01-01') && dateOf(day) ? day.slice(0, 4) : formatDay(day);

/** "10 November" */
export const formatDayAndMonth = formatterOf((date) => `${date.getUTCDate()} ${monthOf(date)}`);

/** "10 Nov" */
export const formatShortDay = formatterOf((date) => `${date.getUTCDate()} ${shortMonthOf(date)}`);

/** "November 2026", in UTC. */
export const formatMonth = (date: Date): string => `${monthOf(date)} ${date.getUTCFullYear()}`;

/** "Thursday" */
export const formatWeekday = formatterOf((date) => weekdays[date.getUTCDay()]);

/** The day so many days later, in the protocol's form. */
export function dayAfter(day: string, days = 1): string | null {
  const date = dateOf(day);
  if (!date) return null;
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** The year of a protocol date; null where it isn't known. */
export function yearOf(day: string | null | undefined): number | null {
  const year = Number(day?.slice(0, 4));
  return Number.isInteger(year) && year > 0 ? year : null;
}

/** "Joel Coen and Ethan Coen", "Drama, Crime and Thriller". */
export const formatList = (parts: readonly string[], conjunction: 'and' | 'or' = 'and'): string =>
  [parts.slice(0, -1).join(', '), ...parts.slice(-1)].filter(Boolean).join(` ${conjunction} `);

/** The frequent ones are `known`: each formatter costs a phone 30 ms. */
const namesOf = (type: 'language' | 'region', known: Readonly<Record<string, string>>) => {
  let names: Intl.DisplayNames | undefined;
  return (code: string): string | null => {
    try {
      return (
        known[code] ?? (names ??= new Intl.DisplayNames('en-GB', { type, fallback: 'none' })).of(code) ?? null
      );
    } catch {
      return null;
    }
  };
};

/** `ja` to "Japanese"; null for an unknown code. */
export const languageName = namesOf('language', { en: 'English', ja: 'Japanese', fr: 'French' });

/** `GB` to "United Kingdom"; null for an unknown code. */
export const countryName = namesOf('region', {
  US: 'United States',
  GB: 'United Kingdom',
  FR: 'France',
  JP: 'Japan',
});

/** `1012` to "1,012". */
export const formatCount = (count: number): string =>
  String(Math.round(count)).replace(/\B(?=(?:\d{3})+$)/g, ',');

/** `7.64` to "7.6"; null without votes, for which the protocol has 0. */
export function formatScore(average: number | null | undefined): string | null {
  return average ? average.toFixed(1) : null;
}

/** `148` to "2 h 28 min", `90` to "1 h 30 min", `45` to "45 min"; null where the length isn't known. */
export function formatRuntime(minutes: number | null | undefined): string | null {
  if (!minutes || minutes < 1) return null;
  const hours = Math.floor(minutes / 60);
  const rest = Math.round(minutes % 60);
  return [hours > 0 && `${hours} h`, rest > 0 && `${rest} min`].filter(Boolean).join(' ');
}

/** `science fiction` to "Science fiction". */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const lower = (word: string) => (word === word.toUpperCase() ? word : word.toLowerCase());

/** Names one after another in a sentence that begins with the first. */
export const sentenceWords = (names: readonly string[]): string[] =>
  names.map((name, index) => {
    const words = name.split(' ').map(lower).join(' ');
    return index === 0 ? capital(words) : words;
  });

/** "Science Fiction", "Drama", "TV Movie" to "Science fiction, drama, TV movie": one line, one capital. */
export const sentenceList = (names: readonly string[]): string => sentenceWords(names).join(', ');
