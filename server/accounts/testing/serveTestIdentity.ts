import type { AddressInfo } from 'node:net';

import { createAdaptorServer } from '@hono/node-server';
import { deleteApp, initializeApp } from 'firebase/app';
import { type Auth, connectAuthEmulator, initializeAuth, inMemoryPersistence } from 'firebase/auth';

import type { TestIdentity } from './openTestIdentity.ts';

let count = 0;

/** A browser's identity library, speaking to the service through a socket. `close` ends both. */
export async function serveTestIdentity(
  { app, identity }: TestIdentity,
  { address = '203.0.113.7', apiKey = 'marquee-embedded' } = {},
): Promise<{
  origin: string;
  /** Paths that were asked for so far. */
  requests: string[];
  /** Another browser. */
  open: () => Auth;
  close: () => Promise<void>;
}> {
  const requests: string[] = [];
  const server = createAdaptorServer({
    fetch: async (request) => {
      requests.push(new URL(request.url).pathname);
      const response = await app.fetch(request, { address });
      await identity.settled();
      return response;
    },
    overrideGlobalObjects: false,
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const origin = `http://127.0.0.1:${port}`;
  const apps: ReturnType<typeof initializeApp>[] = [];
  return {
    origin,
    requests,
    open: () => {
      count += 1;
      const library = initializeApp({ apiKey, projectId: 'marquee' }, `test-${count}`);
      apps.push(library);
      const auth = initializeAuth(library, { persistence: inMemoryPersistence });
      connectAuthEmulator(auth, origin, { disableWarnings: true });
      return auth;
    },
    close: async () => {
      await Promise.all(apps.map((library) => deleteApp(library)));
      await new Promise<void>((closed) => {
        server.close(() => closed());
        if ('closeAllConnections' in server) server.closeAllConnections();
      });
    },
  };
}
