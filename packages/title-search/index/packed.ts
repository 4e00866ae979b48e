import type { DatabaseSync } from 'node:sqlite';

const pieceBytes = 1 << 20;

/** Writes numbers into the index in pieces, so that there is never a second copy of all of them in memory. */
export function writePacked(
  database: DatabaseSync,
  name: string,
  { buffer, byteOffset, byteLength }: ArrayBufferView,
) {
  const add = database.prepare('INSERT INTO packed VALUES (?, ?, ?)');
  for (let start = 0, piece = 0; start < byteLength; start += pieceBytes, piece += 1) {
    const length = Math.min(pieceBytes, byteLength - start);
    add.run(name, piece, new Uint8Array(buffer, byteOffset + start, length));
  }
}

/** The bytes written under the name. */
export function readPacked(database: DatabaseSync, name: string): ArrayBuffer {
  const size = database.prepare('SELECT total(length(bytes)) AS size FROM packed WHERE name = ?').get(name);
  const all = new Uint8Array(Number(size?.['size']));
  let start = 0;
  const pieces = database.prepare('SELECT bytes FROM packed WHERE name = ? ORDER BY piece');
  for (const { bytes } of pieces.iterate(name)) {
    if (!(bytes instanceof Uint8Array)) continue;
    all.set(bytes, start);
    start += bytes.length;
  }
  return all.buffer;
}
