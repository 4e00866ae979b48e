import type { DatabaseSync } from 'node:sqlite';

import { type DescriptionField, descriptionFields, type FindByDescription } from '@marquee/assistant/events';
import type { MediaType } from '@marquee/contracts/paths.ts';

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
const bm25 = (weightOf: (field: DescriptionField) => number) =>
  `-bm25(description, 0, 0, ${descriptionFields.map(weightOf).join(', ')})`;

type Row = { row: number; media: MediaType; id: number; score: number };

/** Searches what titles tell, by BM25 over stems. Nothing of it lies on the heap. */
export function createFindByDescription(database: DatabaseSync): FindByDescription {
  const search = select<Row, [string]>(
    database,
    `SELECT rowid AS row, media, title_id AS id, ${bm25((field) => weights[field])} AS score
     FROM description WHERE description MATCH ? ORDER BY score DESC, row LIMIT ${most}`,
  );
  const where = select<Record<DescriptionField, number> & { row: number }, [string, string]>(
    database,
    `SELECT rowid AS row, ${descriptionFields
      .map((field) => `${bm25((other) => (other === field ? 1 : 0))} AS ${field}`)
      .join(', ')}
     FROM description WHERE description MATCH ? AND +rowid IN (SELECT value FROM json_each(?))`,
  );
  return (words) => {
    // A word in quotes is a word, whatever FTS5 would read into it.
    const terms = [...new Set(words)].map((word) => `"${word.replaceAll(/["\0]/g, '')}"`).join(' OR ');
    if (terms === '') return [];
    const rows = search.all(terms);
    const scores = new Map(
      where.all(terms, JSON.stringify(rows.map(({ row }) => row))).map((each) => [each.row, each]),
    );
    return rows.map(({ row, media, id, score }) => {
      const of = scores.get(row);
      return {
        media,
        id,
        score,
        fields: descriptionFields
          .filter((field) => (of?.[field] ?? 0) > 0)
          .toSorted((one, other) => (of?.[other] ?? 0) - (of?.[one] ?? 0)),
      };
    });
  };
}
