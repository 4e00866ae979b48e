import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';

const hasBody = ({ headers }: IncomingMessage) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/**
 * Keeps at most so many connections on which the next request hasn't arrived as a whole; above it the one that has
 * waited longest is closed. A client with idle open connections takes no other client's place.
 */
export function boundWaiting(server: Server, most: number): void {
  const waiting = new Set<Socket>();

  const wait = (socket: Socket) => {
    if (socket.destroyed) return;
    waiting.delete(socket);
    waiting.add(socket);
    if (waiting.size <= most) return;
    for (const oldest of waiting) {
      waiting.delete(oldest);
      oldest.destroy();
      return;
    }
  };

  server.on('connection', (socket) => {
    socket.once('close', () => waiting.delete(socket));
    wait(socket);
  });
  server.on('request', (request, response) => {
    const { socket } = request;
    if (hasBody(request)) request.once('end', () => waiting.delete(socket));
    else waiting.delete(socket);
    response.once('close', () => wait(socket));
  });
}
