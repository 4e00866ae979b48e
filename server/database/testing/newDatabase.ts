import { randomUUID } from 'node:crypto';

import { Client } from 'pg';
import { afterAll, inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    postgres: string;
  }
}

async function query(text: string): Promise<void> {
  const client = new Client({ connectionString: inject('postgres') });
  await client.connect();
  await client.query(text);
  await client.end();
}

/**
 * Makes databases in the PostgreSQL of the run (startPostgres.ts), which go after the suite that called this: `empty`
 * ones, or copies of the `model` that has the tables.
 */
export function databases(): (kind: 'empty' | 'model') => Promise<string> {
  const made: string[] = [];
  afterAll(async () => {
    for (const name of made.splice(0)) await query(`drop database ${name} with (force)`);
  });
  return async (kind) => {
    const name = `test_${randomUUID().replaceAll('-', '')}`;
    await query(`create database ${name} template ${kind === 'model' ? 'model' : 'template1'}`);
    made.push(name);
    return inject('postgres').replace('@/postgres?', `@/${name}?`);
  };
}
