import { type PoolConfig, types } from 'pg';

/** What connections of a server call themselves. */
export const servingName = 'marquee';

const int8 = 20;
const numeric = 1700;

/** Counts and times are numbers, as the other database gives them. */
export const typeParsers: NonNullable<PoolConfig['types']> = {
  getTypeParser: (oid: number, format?: 'text' | 'binary') =>
    oid === int8 || oid === numeric ? Number : types.getTypeParser(oid, format ?? 'text'),
};
