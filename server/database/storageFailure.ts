import { StorageUnavailable } from './storage.ts';

type Coded = { code?: unknown; errcode?: unknown; message?: unknown };

const codedOf = (error: unknown): Coded => (typeof error === 'object' && error !== null ? error : {});

/** Primary result codes of SQLite: BUSY, LOCKED, READONLY, IOERR, CANTOPEN. */
const sqliteUnreachable = new Set([5, 6, 8, 10, 14]);
const sqliteFull = 13;
/** CORRUPT, NOTADB. */
const sqliteDamaged = new Set([11, 26]);

/** Of the system, on the way to a database or to a file. */
const systemUnreachable = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ENOENT',
  'EACCES',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EIO',
  'EROFS',
]);
const systemFull = new Set(['ENOSPC', 'EDQUOT']);

/**
 * Of PostgreSQL: connection lost, no resources, read-only stand-by, taken off by its operator (a statement that took
 * too long among it), trouble of the machine, damaged data, wrong password, no such database, not allowed.
 */
const postgresUnreachable = /^(?:08|53|57|58|XX00[12]|25006|28|3D000|42501)/;
const postgresFull = '53100';

/** What the driver says without a code. */
const driverUnreachable =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Query read timeout|Client (?:was closed|has encountered a connection error))/;

function reasonOf({ code, errcode, message }: Coded): StorageUnavailable['reason'] | null {
  if (typeof errcode === 'number') {
    const primary = errcode & 0xff;
    if (primary === sqliteFull) return 'full';
    if (sqliteDamaged.has(primary)) return 'damaged';
    return sqliteUnreachable.has(primary) ? 'unreachable' : null;
  }
  if (typeof code === 'string') {
    if (code === postgresFull || systemFull.has(code)) return 'full';
    return systemUnreachable.has(code) || (code.length === 5 && postgresUnreachable.test(code))
      ? 'unreachable'
      : null;
  }
  return typeof message === 'string' && driverUnreachable.test(message) ? 'unreachable' : null;
}

/** The same error, or `StorageUnavailable` where the database is the reason. */
export function storageFailure(error: unknown): unknown {
  if (error instanceof StorageUnavailable) return error;
  const reason = reasonOf(codedOf(error));
  return reason === null ? error : new StorageUnavailable(reason, error);
}

/** Whether a row was refused because its like is there already. */
export function isUniqueViolation(error: unknown): boolean {
  const { code, errcode } = codedOf(error);
  // SQLite's UNIQUE and PRIMARYKEY.
  return code === '23505' || errcode === 2067 || errcode === 1555;
}

/** Whether transactions collided and this one may be retried. */
export function isCollision(error: unknown): boolean {
  const { code } = codedOf(error);
  return code === '40001' || code === '40P01';
}
