import { editDistance, normalise } from '@marquee/text';
import type { Client } from 'pg';

import { startPostgres } from '../../support/postgres.ts';
import { processorMilliseconds } from '../../support/processorMilliseconds.ts';
import type { Media } from '../asked.ts';
import { type Document, documentsOf, type MakeEngine, suggestions } from './engine.ts';

const numberOf: Readonly<Record<Media, number>> = { movie: 1, tv: 2, person: 3 };
const rowsAtOnce = 10_000;
const candidates = 100;

/** Words and the beginning of the last one; whole names first, then names that begin so, then the rest. */
const byWords = `
SELECT id FROM title WHERE media = $1 AND words @@ to_tsquery('simple', $2)
ORDER BY name = $3 DESC, starts_with(name, $3) DESC, popularity DESC LIMIT ${suggestions}`;

/** Names that share most of their groups of three letters with the query. */
const byTrigrams = {
  gin: `SELECT id, name, popularity FROM title WHERE media = $1 AND $2 <% names
    ORDER BY word_similarity($2, names) DESC, popularity DESC LIMIT ${candidates}`,
  gist: `SELECT id, name, popularity FROM title WHERE media = $1 ORDER BY $2 <<-> names LIMIT ${candidates}`,
};

const indexes = {
  gin: 'CREATE INDEX ON title USING gin (names gin_trgm_ops)',
  gist: 'CREATE INDEX ON title USING gist (names gist_trgm_ops (siglen = 64))',
};

/**
 * PostgreSQL's text search for words, and pg_trgm's trigrams behind it: the nearest by groups of letters, put in order
 * by how many letters differ, since swapped letters cost many groups.
 */
export const makePostgres =
  (kind: 'gin' | 'gist'): MakeEngine =>
  async (entries) => {
    const started = await startPostgres();
    if (typeof started === 'string') throw new Error(started);
    const { client, stop } = started;
    await client.query(`
      CREATE EXTENSION pg_trgm;
      CREATE UNLOGGED TABLE title (
        media smallint, id bigint, name text, names text, popularity real,
        words tsvector GENERATED ALWAYS AS (to_tsvector('simple', names)) STORED
      )`);
    for (const documents of Object.values(documentsOf(entries))) await copy(client, documents);
    await client.query(`${indexes[kind]}; CREATE INDEX ON title USING gin (words); ANALYZE title`);
    // Typos cost so many groups that the usual bar of 0.6 would keep the right name out.
    await client.query('SET pg_trgm.word_similarity_threshold = 0.35');
    const size = await client.query<{ bytes: string }>("SELECT pg_total_relation_size('title') AS bytes");
    const backend = await client.query<{ pid: number }>('SELECT pg_backend_pid() AS pid');
    const pid = backend.rows[0]?.pid ?? 0;
    return {
      sizeMegabytes: Math.round(Number(size.rows[0]?.bytes) / 1e6),
      elsewhere: () => processorMilliseconds(pid),
      search: (query, media) => find(client, kind, { words: normalise(query), media }),
      close: stop,
    };
  };

type Looking = { words: string; media: Media };

async function find(client: Client, kind: 'gin' | 'gist', { words, media }: Looking): Promise<number[]> {
  if (words === '') return [];
  const expression = `${words
    .split(' ')
    .map((word) => `'${word}'`)
    .join(' & ')}:*`;
  const direct = await client.query<{ id: string }>({
    name: 'words',
    text: byWords,
    values: [numberOf[media], expression, words],
  });
  const ids = direct.rows.map(({ id }) => Number(id));
  if (ids.length >= suggestions) return ids;
  const near = await client.query<{ id: string; name: string; popularity: number }>({
    name: 'trigrams',
    text: byTrigrams[kind],
    values: [numberOf[media], words],
  });
  const ranked = near.rows
    .map(({ id, name, popularity }) => ({
      id: Number(id),
      distance: editDistance(words, name, 12),
      popularity,
    }))
    .sort((a, b) => a.distance - b.distance || b.popularity - a.popularity);
  return [...new Set([...ids, ...ranked.map(({ id }) => id)])].slice(0, suggestions);
}

async function copy(client: Client, documents: readonly Document[]): Promise<void> {
  for (let first = 0; first < documents.length; first += rowsAtOnce) {
    const rows = documents.slice(first, first + rowsAtOnce);
    await client.query(
      'INSERT INTO title SELECT * FROM unnest($1::smallint[], $2::bigint[], $3::text[], $4::text[], $5::real[])',
      [
        rows.map(({ media }) => numberOf[media]),
        rows.map(({ id }) => id),
        rows.map(({ name }) => name),
        rows.map(({ name, others }) => (others === '' ? name : `${name} | ${others}`)),
        rows.map(({ popularity }) => popularity),
      ],
    );
  }
}
