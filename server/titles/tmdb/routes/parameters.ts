import type { FailureCode } from '@marquee/contracts/tmdb/failures.ts';

/** What a value is sent as; null where it counts as not given; a number is the failure that it deserves. */
export type ReadParameter = (value: string) => string | null | FailureCode;

/** By their names. Whatever isn't in it is never sent. */
export type Parameters = Readonly<Record<string, ReadParameter>>;

/** What clients write for "nothing". */
const empty: ReadonlySet<string> = new Set(['', 'null', 'undefined']);
const unlessEmpty =
  (read: ReadParameter): ReadParameter =>
  (value) =>
    empty.has(value) ? null : read(value);

const matching = (pattern: RegExp, dress = (value: string) => value): ReadParameter =>
  unlessEmpty((value) => (pattern.test(value) ? dress(value) : null));

const maxListed = 100;

/** A list: a comma means "and", a bar "or". Every item is read by itself. */
const listOf = (readItem: ReadParameter): ReadParameter =>
  unlessEmpty((value) => {
    let count = 0;
    let refused: FailureCode | null = null;
    const readAny = (any: string) =>
      any
        .split('|')
        .flatMap((text) => {
          const item = text.trim() === '' ? null : readItem(text.trim());
          if (typeof item === 'number') refused ??= item;
          if (typeof item !== 'string') return [];
          count += 1;
          return item;
        })
        .join('|');
    const all = value.split(',').map(readAny);
    if (count > maxListed) return 5;
    return refused ?? (all.filter((any) => any !== '').join(',') || null);
  });

const maxText = 200;

/** What people type: its words, without control characters. */
export const text: ReadParameter = (value) =>
  value
    .replaceAll(/[\p{Cc}\p{Cf}\p{Cs}\s]+/gu, ' ')
    .trim()
    .slice(0, maxText)
    // Half of a character, where the cut went through it.
    .replace(/\p{Cs}$/u, '')
    .trim() || null;

/** The first is the default. */
export const page: ReadParameter = (value) => {
  const number = /^\d{1,3}$/.test(value) ? Number(value) : 0;
  if (number < 1 || number > 500) return 22;
  return number === 1 ? null : String(number);
};

const languageCode = /^[a-z]{2}(?:-[a-z]{2})?$/i;
const dressLanguage = (code: string) => `${code.slice(0, 2).toLowerCase()}${code.slice(2).toUpperCase()}`;
export const language = matching(languageCode, dressLanguage);
export const country = matching(/^[a-z]{2}$/i, (code) => code.toUpperCase());

const maxLanguages = 50;
/** `en,null`: here the word "null" means without language. */
export const languages: ReadParameter = (value) =>
  [...new Set(value.split(',').map((code) => code.trim()))]
    .filter((code) => code === 'null' || languageCode.test(code))
    .slice(0, maxLanguages)
    .map((code) => (code === 'null' ? code : dressLanguage(code)))
    .join(',') || null;

/** Off unless it is `true`. */
export const flag: ReadParameter = (value) => (value === 'true' ? value : null);

export const number = unlessEmpty((value) => (/^-?\d{1,9}(?:\.\d{1,6})?$/.test(value) ? value : 5));
export const integer = unlessEmpty((value) => (/^-?\d{1,9}(?:\.0{1,6})?$/.test(value) ? value : 5));

/** A calendar day; a time behind it is let go. */
export const day = unlessEmpty((value) => {
  const found = /^(\d{4}-\d{2}-\d{2})(?:T.{0,30})?$/.exec(value)?.[1];
  const date = new Date(`${found}T00:00:00Z`);
  return found !== undefined && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(found)
    ? found
    : 23;
});

export const numbers = listOf((item) => (/^\d{1,10}$/.test(item) ? item : 5));
/** Kinds that have numbers, from 0 on. */
export const numbersTo = (last: number) =>
  listOf((item) => (/^\d{1,2}$/.test(item) && Number(item) <= last ? item : 5));
/** Certifications and kinds that have names. */
export const words = listOf((item) => (/^[\p{L}\p{N} +./_-]{1,40}$/u.test(item) ? item : 5));
export const word = unlessEmpty((value) => (/^[\p{L}\p{N} +./_-]{1,40}$/u.test(value) ? value : 5));
export const countries = listOf((item) => (/^[a-z]{2}$/i.test(item) ? item.toUpperCase() : 5));
export const codes = listOf((item) => (/^[a-z]{2}$/i.test(item) ? item.toLowerCase() : 5));

export const oneOf = (names: readonly string[]): ReadParameter =>
  unlessEmpty((value) => (names.includes(value) ? value : 5));

/** A name of the time zone database. */
export const timeZone = unlessEmpty((value) => {
  if (value.length > 50) return 28;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: value }).resolvedOptions().timeZone && value;
  } catch {
    return 28;
  }
});
