import type { Kysely, Transaction } from 'kysely';

import type { Logger } from '#server/log.ts';
import type { BeginSpan } from '#server/spans.ts';

import type { Tables } from './tables.ts';

export type StorageTrouble = {
  reason: StorageUnavailable['reason'];
  /** For operators: what was found, where that is known. */
  says?: string;
};

/** The people's own data in whichever database is set up. */
export type Storage = {
  engine: 'sqlite' | 'postgres';
  /** For reading. */
  db: Kysely<Tables>;
  /**
   * All or nothing, on the disk when it resolves. Writers of one process take turns with SQLite; with PostgreSQL
   * transactions are serialisable and are tried again where they got in each other's way, so `work` may run more
   * than once. Those that name the same `turn` come one after the other, over all replicas: they never collide
   * and see what the one before has written. It fits rows that are only ever written in that turn.
   */
  write: <T>(
    work: (transaction: Transaction<Tables>) => Promise<T>,
    options?: { turn?: string },
  ) => Promise<T>;
  /** Why nothing can be written just now, as far as is known without writing; null where something can. */
  trouble: () => Promise<StorageTrouble | null>;
  /** Whether a missing row surely never existed: false where rows may be lost. */
  isWhole: () => boolean;
  /** Called on damage: from then on the database is only read, so that nothing gets worse. */
  setDamaged: (says: string) => void;
  /** Removes deleted rows from the files too, where the database leaves them there; waits a while for readers. */
  scrub: () => Promise<void>;
  /** Connections, where there is a pool of them. */
  pool: (() => PoolFigures) | null;
  close: () => Promise<void>;
};

/** Connections that are open, those of them that are idle, and work that waits for one. */
type PoolFigures = { open: number; idle: number; waiting: number };

/**
 * The database can't be reached, is full or read-only, and nothing was written; only where a connection breaks in the
 * very moment of the commit, it is unknown. Everything else that fails is a mistake of ours.
 */
export class StorageUnavailable extends Error {
  /** `full` where there is no room, `damaged` where it has to be restored: trying again soon won't help. */
  readonly reason: 'full' | 'unreachable' | 'damaged';

  constructor(reason: StorageUnavailable['reason'], cause: unknown) {
    super(`The database is ${reason}.`, { cause });
    this.name = 'StorageUnavailable';
    this.reason = reason;
  }
}

export type OpenStorageOptions = {
  /** For the database file, where no other database is set up, and its backups. */
  dataDirectory: string;
  /** `postgres://…` */
  databaseUrl?: string;
  /** Connections to that database at most. */
  poolSize?: number;
  now: () => Date;
  log: Logger;
  begin?: BeginSpan;
  /** Called once, when the database file is found to be damaged. */
  onDamage?: (says: string) => void;
};

export type OpenedStorage =
  | { ok: true; storage: Storage }
  | { ok: false; problem: string; /** By what lies in the file. */ isDamaged?: boolean };
