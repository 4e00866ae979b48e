import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Listening = { ok: true; port: number } | { ok: false; problem: string };

type Place = { host: string; port: number };

function problemOf(code: string | undefined, { host, port }: Place): string {
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is taken by another program. Stop it, or choose another: PORT=${port + 1} npm start`;
    case 'EACCES':
      return `Port ${port} needs more rights than this program has. Choose one above 1023: PORT=3000 npm start`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `HOST=${host} is not an address of this machine. Use 127.0.0.1, or 0.0.0.0 for all.`;
    default:
      return `Can't listen on ${host}:${port} (${code ?? 'unknown reason'}). Check HOST and PORT.`;
  }
}

/** Opens the port; what can go wrong is said in words. Port 0 takes any free one. */
export function listen(server: Server, place: Place): Promise<Listening> {
  return new Promise((resolve) => {
    const onError = (error: NodeJS.ErrnoException) =>
      resolve({ ok: false, problem: problemOf(error.code, place) });
    server.once('error', onError);
    server.listen(place.port, place.host, () => {
      server.off('error', onError);
      resolve({ ok: true, port: (server.address() as AddressInfo).port });
    });
  });
}
