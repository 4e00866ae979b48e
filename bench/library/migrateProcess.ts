import { pino } from 'pino';

import { openStorage } from '#server/database/openStorage.ts';

/** A program of its own that migrates the tables of a place, to be killed while it does. */
const [dataDirectory = '', databaseUrl] = process.argv.slice(2);
const opened = await openStorage({
  dataDirectory,
  ...(databaseUrl !== undefined && { databaseUrl }),
  now: () => new Date(),
  log: pino({ level: 'silent' }),
});
if (!opened.ok) throw new Error(opened.problem);
await opened.storage.close();
