/** What a search has cost, for tests that show that no query costs much. */
export type QueryWork = {
  /** Questions put to SQLite. */
  statements: number;
  /** Rows that it answered. */
  rows: number;
  /** Nodes of the word tree that were looked at. */
  nodes: number;
};

export const noWork = (): QueryWork => ({ statements: 0, rows: 0, nodes: 0 });
