import type { Server } from 'node:http';
import type { Socket } from 'node:net';

const tickMilliseconds = 50;
/** Browsers open connections ahead of need: one that stays silent for so long is no request under way. */
const silentTicks = 10;

/** Closes a server without cutting off requests; made before the server listens, since it follows its connections. */
export function createCloseServer(server: Server): (limitMilliseconds: number) => Promise<boolean> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });

  /**
   * Stops accepting, lets the requests that are under way finish, and closes what still lingers after the limit.
   * Resolves to whether everything finished by itself.
   */
  return async (limitMilliseconds) => {
    let finished = true;
    let ticks = 0;
    const tick = setInterval(() => {
      server.closeIdleConnections();
      if ((ticks += 1) !== silentTicks) return;
      for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
    }, tickMilliseconds);
    const limit = setTimeout(() => {
      finished = false;
      server.closeAllConnections();
    }, limitMilliseconds);
    await new Promise<void>((resolve) => {
      server.close(() => resolve());
    });
    clearInterval(tick);
    clearTimeout(limit);
    return finished;
  };
}
