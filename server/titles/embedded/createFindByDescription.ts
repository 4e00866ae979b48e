import type { DatabaseSync } from 'node:sqlite';

import {
  type Described,
  type DescriptionField,
  descriptionFields,
  type FindByDescription,
} from '@marquee/assistant/events';
import telling from '@marquee/content/words/telling.json' with { type: 'json' };

import { select } from './reads/select.ts';

const most = 50;

/** Words of nearly every description: they decide nothing, and reading where they are costs most. */
const everywhere = new Set(telling.everywhere);

/** Of few words, as of a line that somebody says in a film, those that follow each other count, too. */
const fewWords = 8;

/** Names are what people call it; people are named in passing, and an overview speaks of more than happens. */
const weights: Record<DescriptionField, number> = {
  names: 1.5,
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
    const pairs = words.length > fewWords ? [] : words.slice(1).map((word, at) => `${words[at]} ${word}`);
    const searched = new Set([...words.filter((word) => !everywhere.has(word)), ...pairs]);
    // What is in quotes is words, whatever FTS5 would read into it.
    const terms = [...searched].map((text) => `"${text.replaceAll(/["\0]/g, '')}"`).join(' OR ');
    return terms === '' ? [] : search.all(terms);
  };
}
