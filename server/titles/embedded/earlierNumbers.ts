import type { DatabaseSync } from 'node:sqlite';

import type { NumberedKind } from './build/records.ts';
import { select } from './reads/select.ts';

/** A segment behind its kind, with or without words: `/person/1712802807-keanu-reeves`. */
const inPath = /(?<=\/(movie|tv|person|collection|keyword|network)\/)\d{9,10}(?![^/-])/g;
const inQuery = /(?<!\d)\d{9,10}(?!\d)/g;

/**
 * Addresses have numbers of our own making where TMDB's were not known when they were made. The same address with
 * TMDB's numbers; null where it has none of them.
 */
export function createEarlierNumbers(database: DatabaseSync): (url: URL) => URL | null {
  const find = select<{ kind: NumberedKind; id: number }, [number]>(
    database,
    'SELECT kind, id FROM earlier_number WHERE earlier = ?',
  );
  return (url) => {
    const current = new URL(url);
    current.pathname = url.pathname.replace(inPath, (number, kind: string) => {
      const found = find.get(Number(number));
      return found?.kind === kind ? String(found.id) : number;
    });
    current.search = url.search.replace(inQuery, (number) => String(find.get(Number(number))?.id ?? number));
    return current.href === url.href ? null : current;
  };
}
