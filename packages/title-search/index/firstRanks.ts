import type { DatabaseSync } from 'node:sqlite';

import { commonFrom } from './tables.ts';

/** The most that a search finds: 500 pages of 20. */
export const mostRanks = 10_000;

type Part = 'names' | 'words';

/** Writes the best ranks of each token that very many entries have: a list of one is read faster than searched for. */
export function noteFirstRanks(database: DatabaseSync): void {
  const add = database.prepare('INSERT INTO first_ranks VALUES (?, ?, ?)');
  for (const part of ['names', 'words'] as const) {
    database.exec(`CREATE VIRTUAL TABLE temp.token_counts USING fts5vocab(main, ${part}, row)`);
    const tokens = database.prepare(`SELECT term FROM token_counts WHERE doc > ${commonFrom}`).all();
    database.exec('DROP TABLE temp.token_counts');
    const first = database.prepare(
      `SELECT rowid FROM ${part} WHERE ${part} MATCH ? ORDER BY rowid LIMIT ${mostRanks}`,
    );
    first.setReturnArrays(true);
    for (const { term } of tokens) {
      const rows = first.all(`"${String(term)}"`);
      add.run(String(term), part, packed(rows.map((row) => Number(row[0]))));
    }
  }
}

/** The written ranks of a token, the best first; undefined for one that fewer entries have. */
export function createReadFirstRanks(database: DatabaseSync) {
  const find = database.prepare('SELECT ranks FROM first_ranks WHERE token = ? AND part = ?');
  return (part: Part, token: string, { limit, upTo }: { limit: number; upTo: number }) => {
    const bytes = find.get(token, part)?.['ranks'];
    return bytes instanceof Uint8Array ? unpacked(bytes, limit, upTo) : undefined;
  };
}

/** Each as its distance from the one before, seven bits a byte. */
function packed(ranks: readonly number[]): Uint8Array {
  const bytes: number[] = [];
  let last = 0;
  for (const rank of ranks) {
    let rest = rank - last;
    last = rank;
    for (; rest > 127; rest >>>= 7) bytes.push((rest & 127) | 128);
    bytes.push(rest);
  }
  return Uint8Array.from(bytes);
}

function unpacked(bytes: Uint8Array, limit: number, upTo: number): number[] {
  const ranks: number[] = [];
  let rank = 0;
  let shift = 0;
  for (const byte of bytes) {
    rank += (byte & 127) << shift;
    shift = byte > 127 ? shift + 7 : 0;
    if (shift > 0) continue;
    if (ranks.length === limit || rank > upTo) break;
    ranks.push(rank);
  }
  return ranks;
}
