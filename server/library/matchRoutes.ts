import { setImmediate } from 'node:timers/promises';

import { Hono } from 'hono';

import { MatchRows, type MatchedRows } from '#contracts/library/libraryAnswer.ts';
import { askedJson } from '#server/http/askedJson.ts';

import { createMatchRow, type MatchParts } from './matchRow.ts';

/** Finds rows of other products' exports in the catalogue. Anybody may ask, nothing is kept. Below `/api`. */
export function createMatchRoutes(parts: MatchParts) {
  const matchRow = createMatchRow(parts);
  return new Hono<{ Bindings: { id?: string; address?: string } }>().post('/match', async (context) => {
    const asked = await askedJson(context, MatchRows);
    if (!asked.ok) return asked.refusal;
    const answer: MatchedRows = { rows: [] };
    for (const row of asked.body.rows) {
      answer.rows.push(await matchRow(row));
      // A hundred searches in one go would make everybody else wait.
      await setImmediate();
    }
    return context.json(answer, 200, { 'cache-control': 'no-store' });
  });
}
