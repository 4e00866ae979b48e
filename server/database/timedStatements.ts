import type { KyselyConfig } from 'kysely';

import { type BeginSpan, inSpan } from '#server/spans.ts';

import type { Storage } from './storage.ts';

/** Reports how long each statement took, by its first word; parameters and results stay where they are. */
export function timedStatements(begin: BeginSpan | undefined): Pick<KyselyConfig, 'log'> {
  if (!begin) return {};
  return {
    log: ({ level, query, queryDurationMillis }) => {
      const operation = /^\W*(\w+)/.exec(query.sql)?.[1]?.toLowerCase() ?? 'other';
      const span = begin(
        'statement',
        { 'db.operation.name': operation },
        performance.now() - queryDurationMillis,
      );
      span.end({ failed: level === 'error' });
    },
  };
}

/** Reports how long writing took, from the wait for its turn to the commit. */
export function timedWrites(storage: Storage, begin: BeginSpan | undefined): Storage {
  if (!begin) return storage;
  return {
    ...storage,
    write: (work, options) => inSpan(begin('transaction'), () => storage.write(work, options)),
  };
}
