import type { DatabaseSync, SQLInputValue } from 'node:sqlite';

import type { MediaType } from '@marquee/contracts/paths.ts';

import type { TitleRecord } from '#server/titles/embedded/build/records.ts';

import { select } from './select.ts';

/** A condition on `title` and an order; pieces are written by this service, values only ever bound. */
export type TitleQuery = { where: string; values: readonly SQLInputValue[]; order: string };

const byPopularity = 'popularity DESC';

export type ListReads = ReturnType<typeof createListReads>;

/** Titles and people by the page, and the few facts that whole-catalogue orders are made from. */
export function createListReads(database: DatabaseSync) {
  return {
    titles: ({ where, values, order }: TitleQuery, { limit, offset }: { limit: number; offset: number }) => {
      const by = order === byPopularity ? `${order}, id` : `${order}, ${byPopularity}, id`;
      // Finding the page needs only keys, which are in indexes; whole rows are read for its few titles only.
      const rows = select<TitleRecord>(
        database,
        `SELECT * FROM title WHERE (media, id) IN
           (SELECT media, id FROM title WHERE ${where} ORDER BY ${by} LIMIT ? OFFSET ?)
         ORDER BY ${by}`,
      );
      const total = select<{ count: number }>(database, `SELECT count(*) AS count FROM title WHERE ${where}`);
      return { titles: rows.all(...values, limit, offset), total: total.get(...values)?.count ?? 0 };
    },
    /** All titles of a medium, the best known first. */
    fame: select<{ id: number; fame: number }, [MediaType]>(
      database,
      'SELECT id, fame FROM title WHERE media = ? ORDER BY popularity DESC, id',
    ).all,
    /** The best known people with what their popularity would be as a title's fame. */
    peopleFame: select<{ id: number; fame: number }, [number]>(
      database,
      `SELECT id, 12.5 * log2(max(popularity, 1)) + 12.5 AS fame FROM person
       ORDER BY popularity DESC, id LIMIT ?`,
    ).all,
    returningSeries: select<{ id: number }, []>(
      database,
      "SELECT id FROM title WHERE media = 'tv' AND status = 'Returning Series' ORDER BY popularity DESC, id",
    ).all,
  };
}
