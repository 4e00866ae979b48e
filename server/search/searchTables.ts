export const searchKinds = ['movie', 'tv', 'person', 'collection', 'keyword'] as const;
export type SearchKind = (typeof searchKinds)[number];

/** Raised whenever the tables or what fills them change. */
export const searchVersion = 4;

/** The table of a kind's words. Its rowid is the entry's rank, so the first rows that match are the most wanted. */
export const wordTable = (kind: SearchKind) => `search_${kind}`;

export const searchSchema = `
CREATE TABLE search_entry (
  rank INTEGER PRIMARY KEY,
  kind TEXT NOT NULL,
  id INTEGER NOT NULL,
  name TEXT NOT NULL,
  name_words TEXT NOT NULL,
  original_words TEXT NOT NULL,
  first_year INTEGER,
  last_year INTEGER
) STRICT;
CREATE TABLE search_name (
  kind TEXT NOT NULL,
  name TEXT NOT NULL,
  rank INTEGER NOT NULL,
  PRIMARY KEY (kind, name, rank)
) STRICT, WITHOUT ROWID;
CREATE TABLE search_word (word TEXT PRIMARY KEY, rank INTEGER NOT NULL) STRICT, WITHOUT ROWID;
${searchKinds
  .map(
    (kind) => `CREATE VIRTUAL TABLE ${wordTable(kind)} USING fts5(
  name, bare, original, spellings,
  content='', columnsize=0, prefix='1 2 3',
  tokenize="unicode61 remove_diacritics 0 categories 'L* M* N* Co'"
);`,
  )
  .join('\n')}
`;
