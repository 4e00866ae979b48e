import { TmdbFailure } from './failure.ts';

/** A list of a filter: every inner list is one condition, and one of its values is enough for it. */
export type AllOfAny = readonly (readonly string[])[];

const maxListed = 100;
const empty: ReadonlySet<string> = new Set(['', 'null', 'undefined']);

/** The query of a request. The first value counts where a name is given twice. */
export class Params {
  readonly #query: URLSearchParams;

  constructor(url: string) {
    const start = url.indexOf('?');
    this.#query = new URLSearchParams(start === -1 ? '' : url.slice(start + 1));
  }

  /** The text; undefined where it is missing, empty, or what a client writes for "nothing". */
  text(name: string): string | undefined {
    const value = this.#query.get(name);
    return value === null || empty.has(value) ? undefined : value;
  }

  /** The text as it was sent, even where it is the word "null". */
  word(name: string): string {
    return this.#query.get(name) ?? '';
  }

  page(): number {
    const value = this.#query.get('page') ?? '1';
    const page = /^\d{1,3}$/.test(value) ? Number(value) : 0;
    if (page < 1 || page > 500) throw new TmdbFailure(22);
    return page;
  }

  number(name: string): number | undefined {
    const value = this.text(name);
    if (value === undefined) return undefined;
    if (!/^-?\d{1,9}(\.\d{1,6})?$/.test(value)) throw new TmdbFailure(5);
    return Number(value);
  }

  integer(name: string): number | undefined {
    const value = this.number(name);
    if (value !== undefined && !Number.isInteger(value)) throw new TmdbFailure(5);
    return value;
  }

  /** A calendar day; a time behind it is allowed and not looked at. */
  day(name: string): string | undefined {
    const value = this.text(name);
    if (value === undefined) return undefined;
    const day = /^(\d{4}-\d{2}-\d{2})(T.{0,30})?$/.exec(value)?.[1];
    if (day === undefined || !isDay(day)) throw new TmdbFailure(23);
    return day;
  }

  /** `a,b|c` means a, and b or c. */
  list(name: string): AllOfAny {
    const value = this.text(name);
    if (value === undefined) return [];
    const all = value.split(',').map((any) => any.split('|').flatMap((item) => item.trim() || []));
    if (all.flat().length > maxListed) throw new TmdbFailure(5);
    return all.filter((any) => any.length > 0);
  }

  numberList(name: string): readonly (readonly number[])[] {
    return this.list(name).map((any) =>
      any.map((item) => {
        if (!/^\d{1,10}$/.test(item)) throw new TmdbFailure(5);
        return Number(item);
      }),
    );
  }

  flag(name: string): boolean {
    return this.text(name) === 'true';
  }
}

function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
