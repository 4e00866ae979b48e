import { setImmediate } from 'node:timers/promises';

import { type MatchedRows, MatchRows } from '@marquee/contracts/library/libraryAnswer.ts';
import { Hono } from 'hono';

import { askedJson } from '#server/http/askedJson.ts';
import type { WaitFor } from '#server/limits/computingLimits.ts';
import { tooMany } from '#server/limits/tooMany.ts';

import { createMatchRow, type MatchOptions } from './matchRow.ts';

/** Finds rows of other products' exports in the catalogue. Open to all callers, nothing is stored. Below `/api`. */
export function createMatchRoutes({ waitFor, ...parts }: MatchOptions & { waitFor: WaitFor }) {
  const matchRow = createMatchRow(parts);
  return new Hono<{ Bindings: { id?: string; address?: string } }>().post('/match', async (context) => {
    const asked = await askedJson(context, MatchRows);
    if (!asked.ok) return asked.refusal;
    const letters = asked.body.rows.reduce((sum, { title }) => sum + title.length, 0);
    const wait = waitFor(context.env.address ?? '', letters);
    if (wait !== null) return tooMany(context, wait);
    const answer: MatchedRows = { rows: [] };
    for (const row of asked.body.rows) {
      answer.rows.push(await matchRow(row));
      // A hundred searches in one go would make all other requests wait.
      await setImmediate();
    }
    return context.json(answer, 200, { 'cache-control': 'no-store' });
  });
}
