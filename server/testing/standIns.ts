import { once } from 'node:events';
import { createServer, type RequestListener, type Server } from 'node:http';

/** Replicas that say they are well and answer everything else as set. */
export function createStandIns() {
  const servers: Server[] = [];
  return {
    start: async (listener: RequestListener): Promise<string> => {
      const server = createServer((request, response) => {
        if (request.url?.startsWith('/readyz')) response.end('ready');
        else listener(request, response);
      }).listen(0, '127.0.0.1');
      servers.push(server);
      await once(server, 'listening');
      const address = server.address();
      return `http://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}`;
    },
    end: () => {
      for (const server of servers.splice(0)) {
        server.closeAllConnections();
        server.close();
      }
    },
  };
}
