import { errorName } from './finding.ts';

type Trouble = { says: string; advice: string };

const unreachable: Trouble = {
  says: 'no PostgreSQL answers there',
  advice: 'Check that it runs, that it can be reached from here, and the host and port in DATABASE_URL.',
};
const refused: Trouble = {
  says: 'it rejects the name or the password',
  advice: 'Check the name and the password in DATABASE_URL, and pg_hba.conf if they are right.',
};

/** By PostgreSQL’s own codes, or those of the network. */
const troubles: Readonly<Record<string, Trouble>> = {
  ECONNREFUSED: unreachable,
  ENOENT: { ...unreachable, says: 'there is no PostgreSQL socket there' },
  EACCES: { ...unreachable, says: 'its socket can’t be opened from here' },
  ENOTFOUND: { says: 'its host is unknown', advice: 'Check the host in DATABASE_URL.' },
  EAI_AGAIN: {
    says: 'its host can’t be looked up right now',
    advice: 'Check the name server, then try again.',
  },
  ETIMEDOUT: unreachable,
  ECONNRESET: unreachable,
  '28P01': refused,
  '28000': refused,
  '3D000': {
    says: 'it has no such database',
    advice: 'Create it (createdb), or check the end of DATABASE_URL.',
  },
  '42501': {
    says: 'this name may not use the database or its tables',
    advice: 'Use the name that owns them in DATABASE_URL, or transfer them to this one (REASSIGN OWNED).',
  },
  '53300': {
    says: 'it has no connection left',
    advice: 'Raise max_connections, or find out what else holds connections.',
  },
  '57P03': { says: 'it is starting or stopping', advice: 'Wait a moment and try again.' },
};

/** What is wrong with a database, in words; never the error’s own, which may repeat an address with a password. */
export function postgresTrouble(error: unknown): Trouble {
  const name = errorName(error);
  const known = Object.hasOwn(troubles, name) ? troubles[name] : undefined;
  const { says, advice } = known ?? words(error);
  return { says: `${says} (${name})`, advice };
}

/** The driver has words and no codes for some. */
function words(error: unknown): Trouble {
  const message = error instanceof Error ? error.message : '';
  if (/timeout/i.test(message)) return { ...unreachable, says: 'it doesn’t answer in time' };
  if (/password|SASL/i.test(message)) return refused;
  if (/SSL/.test(message))
    return { says: 'it requires another encryption', advice: 'Check sslmode in DATABASE_URL.' };
  return {
    says: 'the database can’t be used',
    advice: 'Check that it runs, and host, name, password and database in DATABASE_URL.',
  };
}
