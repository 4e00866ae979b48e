import type { Server } from 'node:http';

/**
 * Stops accepting, lets the requests that are under way finish, and closes what still lingers after the limit.
 * Resolves to whether everything finished by itself.
 */
export async function closeServer(server: Server, limitMilliseconds: number): Promise<boolean> {
  let finished = true;
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  const limit = setTimeout(() => {
    finished = false;
    server.closeAllConnections();
  }, limitMilliseconds);
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
  });
  clearInterval(idle);
  clearTimeout(limit);
  return finished;
}
