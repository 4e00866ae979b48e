import { expect, test } from 'vitest';

import { StorageUnavailable } from './storage.ts';
import { isCollision, isUniqueViolation, storageFailure } from './storageFailure.ts';

const coded = (code: string, rest: object = {}) => Object.assign(new Error('said so'), { code, ...rest });
const sqlite = (errcode: number) => coded('ERR_SQLITE_ERROR', { errcode });

test.each([
  ['SQLite’s disk', sqlite(13)],
  ['PostgreSQL’s disk', coded('53100')],
  ['the disk', coded('ENOSPC')],
])('%s is full', (_, error) => {
  expect(storageFailure(error)).toMatchObject({ name: 'StorageUnavailable', reason: 'full', cause: error });
});

test.each([
  ['SQLite finds another page than its own', sqlite(267)],
  ['SQLite finds rubbish', sqlite(26)],
])('%s: the database is damaged', (_, error) => {
  expect(storageFailure(error)).toMatchObject({ name: 'StorageUnavailable', reason: 'damaged' });
});

test.each([
  ['SQLite cannot read', sqlite(266)],
  ['SQLite is not allowed to write', sqlite(1032)],
  ['SQLite finds no file', sqlite(14)],
  ['SQLite waited for too long', sqlite(5)],
  ['PostgreSQL shuts down', coded('57P01')],
  ['PostgreSQL gave up a statement', coded('57014')],
  ['PostgreSQL takes no more connections', coded('53300')],
  ['PostgreSQL is a stand-by', coded('25006')],
  ['connection refused', coded('ECONNREFUSED')],
  ['the connection broke', new Error('Connection terminated unexpectedly')],
  ['there is no connection left', new Error('timeout exceeded when trying to connect')],
])('%s: the database is unreachable', (_, error) => {
  expect(storageFailure(error)).toMatchObject({ name: 'StorageUnavailable', reason: 'unreachable' });
});

test.each([
  ['a row of the like', sqlite(2067)],
  ['a wrong statement', sqlite(1)],
  ['a wrong statement for PostgreSQL', coded('42601')],
  ['a mistake', new TypeError('x is not a function')],
  ['something else of Node', coded('ERR_INVALID_ARG_TYPE')],
  ['no error at all', 'oh'],
  ['nothing', undefined],
])('%s stays what it is', (_, error) => {
  expect(storageFailure(error)).toBe(error);
});

test('a failure already classified is passed on as it is', () => {
  const failure = new StorageUnavailable('full', new Error('no room'));
  expect(storageFailure(failure)).toBe(failure);
});

test('unique violations and collisions, are known on both databases', () => {
  expect([sqlite(2067), sqlite(1555), coded('23505')].map(isUniqueViolation)).toEqual([true, true, true]);
  expect([sqlite(787), coded('23503'), null].map(isUniqueViolation)).toEqual([false, false, false]);
  expect([coded('40001'), coded('40P01'), coded('23505')].map(isCollision)).toEqual([true, true, false]);
});
