import { createServer } from 'node:http';

import { getRequestListener } from '@hono/node-server';
import { pino } from 'pino';

import { openStorage } from '#server/database/openStorage.ts';
import { libraryFetch } from '#server/library/testing/libraryApp.ts';

/** The library behind the whole app on a port of its own, in a process that may be killed at any moment. */
const [dataDirectory = '', databaseUrl] = process.argv.slice(2);
const now = () => new Date();
const opened = await openStorage({
  dataDirectory,
  now,
  log: pino({ level: 'silent' }),
  ...(databaseUrl !== undefined && { databaseUrl }),
});
if (!opened.ok) throw new Error(opened.problem);
const fetch = libraryFetch(opened.storage, now);
const server = createServer(
  getRequestListener((request) => fetch(request), { overrideGlobalObjects: false }),
);
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.stdout.write(`${address && typeof address === 'object' ? address.port : ''}\n`);
});
