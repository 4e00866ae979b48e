import type { DatabaseSync } from 'node:sqlite';

import type { CreditRecord, PersonRecord, TitleRecord } from '#server/titles/embedded/build/records.ts';

import { select } from './select.ts';

/** A credit with the title that it is for. */
export type TitleCredit = { credit: CreditRecord; title: TitleRecord };

export type PersonReads = ReturnType<typeof createPersonReads>;

/** Everything that is known of one person. */
export function createPersonReads(database: DatabaseSync) {
  const byId = select<PersonRecord, [number]>(database, 'SELECT * FROM person WHERE id = ?');
  const popular = select<PersonRecord, [number, number]>(
    database,
    'SELECT * FROM person ORDER BY popularity DESC, id LIMIT ? OFFSET ?',
  );
  const count = select<{ count: number }, []>(database, 'SELECT count(*) AS count FROM person');
  const knownFor = select<TitleRecord, [number]>(
    database,
    `SELECT title.* FROM known_for JOIN title ON title.media = known_for.media AND title.id = title_id
     WHERE person_id = ? ORDER BY ord`,
  );
  const credits = select<CreditRecord, [number]>(database, 'SELECT * FROM credit WHERE person_id = ?');
  const titles = select<TitleRecord, [number]>(
    database,
    `SELECT * FROM title WHERE (media, id) IN (SELECT media, title_id FROM credit WHERE person_id = ?)
     ORDER BY popularity DESC, id`,
  );
  return {
    find: (id: number) => byId.get(id),
    popular: ({ limit, offset }: { limit: number; offset: number }) => popular.all(limit, offset),
    count: () => count.get()?.count ?? 0,
    /** The few titles that the person is best known for. */
    knownFor: (id: number) => knownFor.all(id),
    /** All credits, those of the best known titles first. */
    credits: (id: number): TitleCredit[] => {
      const all = credits.all(id);
      return titles
        .all(id)
        .flatMap((title) =>
          all
            .filter((credit) => credit.media === title.media && credit.title_id === title.id)
            .map((credit) => ({ credit, title })),
        );
    },
  };
}
