import { hexIdOf } from '#server/titles/embedded/ids.ts';
import { nameOf, type Row } from '#server/titles/embedded/rows.ts';

import { identityOf } from './namesakes.ts';
import type { CreditRecord } from './records.ts';
import { titleIdOf } from './titleRecord.ts';

/** A credit with what is needed to know the person again. */
export type NamedCredit = { name: string; identity: string; credit: CreditRecord };

type PersonId = (identity: string) => number;

const crafts = [
  { field: 'directors', department: 'Directing', job: 'Director' },
  { field: 'writers', department: 'Writing', job: 'Writer' },
] as const;

/** Who did what on a title, by `identityOf`. */
export const identitiesIn = (row: Row): string[] => creditsOf(row, () => 0).map(({ identity }) => identity);

export function creditsOf(row: Row, personId: PersonId): NamedCredit[] {
  const crew =
    row.kind === 'movie'
      ? crafts.flatMap(({ field, department, job }) => row[field].map((name) => ({ name, department, job })))
      : row.created_by.map((name) => ({ name, department: 'Creator', job: 'Creator' }));
  return [
    ...row.cast.map(([name, character], ord) =>
      named(row, personId, name, { kind: 'cast', character, department: 'Acting', job: '', ord }),
    ),
    ...crew.map(({ name, department, job }, ord) =>
      named(row, personId, name, { kind: 'crew', character: '', department, job, ord }),
    ),
  ];
}

type Part = Pick<CreditRecord, 'kind' | 'character' | 'department' | 'job' | 'ord'>;

function named(row: Row, personId: PersonId, name: string, part: Part): NamedCredit {
  const identity = identityOf(name, { kind: part.kind, year: row.year });
  const key = [row.kind, nameOf(row), row.year, identity, part.kind, part.job, part.character];
  return {
    name,
    identity,
    credit: {
      credit_id: hexIdOf('credit', ...key),
      media: row.kind,
      title_id: titleIdOf(row),
      person_id: personId(identity),
      ...part,
    },
  };
}
