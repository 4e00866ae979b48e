import type { DatabaseSync } from 'node:sqlite';

import {
  type Described,
  type DescriptionField,
  descriptionFields,
  type FindByDescription,
} from '@marquee/assistant/events';

import { select } from './reads/select.ts';

const most = 50;

/** People are named in passing, and an overview speaks of more than happens. */
const weights: Record<DescriptionField, number> = {
  names: 1,
  people: 0.5,
  subjects: 1,
  overview: 0.7,
  plot: 1,
  scenes: 1,
};

/** `bm25` counts the two columns that say which title it is. It is lower for better rows. */
const score = `-bm25(description, 0, 0, ${descriptionFields.map((field) => weights[field]).join(', ')})`;

/** Searches what titles tell, by BM25 over stems. Nothing of it lies on the heap. */
export function createFindByDescription(database: DatabaseSync): FindByDescription {
  const search = select<Described, [string]>(
    database,
    `SELECT media, title_id AS id, ${score} AS score
     FROM description WHERE description MATCH ? ORDER BY score DESC, rowid LIMIT ${most}`,
  );
  return (words) => {
    // A word in quotes is a word, whatever FTS5 would read into it.
    const terms = [...new Set(words)].map((word) => `"${word.replaceAll(/["\0]/g, '')}"`).join(' OR ');
    return terms === '' ? [] : search.all(terms);
  };
}
