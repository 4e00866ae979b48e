import type { ForeignRow } from '@marquee/contracts/library/libraryAnswer.ts';
import type { TitleId } from '@marquee/contracts/library/libraryKey.ts';

import type { LibraryWrite } from '#web/api/library/library.ts';

/** A file's data about one title. */
export type ForeignTitle = {
  row: ForeignRow;
  /** The title's stored number in our own export. */
  kept: TitleId | null;
  /** `added` is a time, where the file has it. */
  watchlist: { added: string | null } | null;
  seen: { on: string | null } | null;
  /** Half stars, 1 to 10. */
  rating: number | null;
  hidden: boolean;
  /** The lists it is on. */
  lists: readonly { name: string; note: string }[];
  /** Its records in our own export. */
  records: readonly LibraryWrite[];
};

export type ForeignList = { name: string; about: string };

/** The files' data, before matching. Whatever is dropped is counted. */
export type ForeignLibrary = {
  titles: ForeignTitle[];
  lists: ForeignList[];
  /** Episodes, seasons, games: a library has films and series only. */
  others: number;
  /** Rows without a title. */
  nameless: number;
};

export type FileProblem = {
  code:
    | 'unknown'
    | 'ambiguous'
    | 'too-many-rows'
    | 'too-large'
    | 'too-many-files'
    | 'bomb'
    | 'broken'
    | 'newer';
  file: string;
};

export type Read<Value> = { ok: true; value: Value } | { ok: false; problem: FileProblem };

export const emptyLibrary = (): ForeignLibrary => ({ titles: [], lists: [], others: 0, nameless: 0 });

export const emptyTitle = (row: Partial<ForeignRow>): ForeignTitle => ({
  row: { title: '', year: null, imdb: null, tmdb: null, media: null, ...row },
  kept: null,
  watchlist: null,
  seen: null,
  rating: null,
  hidden: false,
  lists: [],
  records: [],
});

// oxlint-disable-next-line no-control-regex
const controls = /[\u0000-\u001f\u007f\u200e\u200f\u202a-\u202e\u2066-\u2069]+/g;

export type RecordFields = Record<string, unknown>;
export const fieldsOf = (value: unknown): RecordFields | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as RecordFields) : null;

/** A line of text, cleaned for the library. */
export const lineFrom = (text: unknown, most: number): string =>
  typeof text === 'string' ? text.replace(controls, ' ').trim().slice(0, most).toWellFormed().trim() : '';

/** A number or text as text; empty for anything else. */
const textOf = (value: unknown): string =>
  typeof value === 'string' ? value.trim() : typeof value === 'number' ? String(value) : '';

export function yearFrom(value: unknown): number | null {
  const [text] = /^\d{4}/.exec(textOf(value)) ?? [];
  return text === undefined ? null : Number(text);
}

/** `2024-02-29`, also from a date and time; null where there is no such day. */
export function dayOf(value: unknown): string | null {
  const [day] = /^\d{4}-\d{2}-\d{2}/.exec(textOf(value)) ?? [];
  if (day === undefined) return null;
  const moment = new Date(`${day}T00:00:00Z`);
  return Number.isNaN(moment.getTime()) || !moment.toISOString().startsWith(day) ? null : day;
}

/** A date and time as the library stores it. */
export function momentOf(value: unknown): string | null {
  const day = dayOf(value);
  if (day === null) return null;
  const moment = new Date(textOf(value));
  return Number.isNaN(moment.getTime()) ? `${day}T00:00:00.000Z` : moment.toISOString();
}

/** Half stars from a rating, given how many make one of the file's. */
export function ratingOf(value: unknown, halfStars: 1 | 2): number | null {
  const text = textOf(value);
  const rating = text === '' ? Number.NaN : Math.round(Number(text) * halfStars);
  return rating >= 1 && rating <= 10 ? rating : null;
}

export function wholeOf(value: unknown): number | null {
  const text = textOf(value);
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}

export function imdbOf(value: unknown): string | null {
  const text = textOf(value);
  return /^tt\d{5,10}$/.test(text) ? text : null;
}

/** A file's name without folders and extension, as words. */
export const wordsOfFile = (file: string): string =>
  lineFrom((file.split(/[\\/]/).at(-1) ?? '').replace(/\.\w+$/, '').replace(/[-_]+/g, ' '), 100);
