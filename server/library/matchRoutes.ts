import { setImmediate } from 'node:timers/promises';

import { type MatchedRows, MatchRows } from '@marquee/contracts/library/libraryAnswer.ts';
import { createMatchRow, unavailable } from '@marquee/titles';
import { Hono } from 'hono';

import { askedJson, problem } from '#server/http/askedJson.ts';
import type { OpenTitles } from '#server/http/openTitles.ts';

/** Seconds, where the source sets no time. */
const usualWait = 15;

type MatchOptions = { openTitles: OpenTitles };

/** Finds rows of other products' exports among the titles. Open to all callers, nothing is stored. Below `/api`. */
export function createMatchRoutes({ openTitles }: MatchOptions) {
  return new Hono<{ Bindings: { id?: string; address?: string } }>().post('/match', async (context) => {
    const asked = await askedJson(context, MatchRows);
    if (!asked.ok) return asked.refusal;
    const matchRow = createMatchRow(openTitles().titles);
    const answer: MatchedRows = { rows: [] };
    for (const row of asked.body.rows) {
      const matched = await matchRow(row);
      if (!matched.ok) {
        const { problem: code, message } = unavailable(matched);
        context.header('retry-after', String(matched.retryAfter ?? usualWait));
        return problem(context, code, message);
      }
      answer.rows.push(matched.body);
      // A hundred searches in one go would make all other requests wait.
      await setImmediate();
    }
    return context.json(answer, 200, { 'cache-control': 'no-store' });
  });
}
