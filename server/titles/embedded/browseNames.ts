import type { DatabaseSync } from 'node:sqlite';

import type { NamedFacet } from '@marquee/contracts/facetWords.ts';

import { genres } from './answers/genres.ts';
import { select } from './reads/select.ts';

/** English names of values. An unassigned code has no name. */
export function createBrowseNames(database: DatabaseSync) {
  const inEnglish = (type: 'language' | 'region') => {
    // Made when it is first asked for: the start can do without.
    let names: Intl.DisplayNames | undefined;
    const known = new Map<string, string | undefined>();
    return (code: string, isCode: RegExp) => {
      if (!isCode.test(code)) return undefined;
      names ??= new Intl.DisplayNames('en', { type, fallback: 'none' });
      if (!known.has(code)) known.set(code, names.of(code));
      return known.get(code);
    };
  };
  const language = inEnglish('language');
  const country = inEnglish('region');
  const genreNames = new Map([...genres.movie, ...genres.tv].map(({ id, name }) => [String(id), name]));
  const named = (table: 'keyword' | 'person' | 'network') => {
    const find = select<{ name: string }, [number]>(database, `SELECT name FROM ${table} WHERE id = ?`);
    return (id: string) => (Number.isSafeInteger(Number(id)) ? find.get(Number(id))?.name : undefined);
  };
  const keyword = named('keyword');
  const person = named('person');
  const network = named('network');

  const finders: Readonly<Record<NamedFacet, (value: string) => string | undefined>> = {
    genre: (value) => genreNames.get(value),
    language: (value) => language(value, /^[a-z]{2,3}$/),
    country: (value) => country(value, /^[A-Z]{2}$/),
    keyword,
    person,
    actor: person,
    maker: person,
    writer: person,
    network,
  };
  return (facet: NamedFacet, value: string): string | undefined => finders[facet](value);
}
