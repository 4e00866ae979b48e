import type { Server } from 'node:http';

export type Listening = { ok: true; port: number } | { ok: false; problem: string };

type Place = {
  host: string;
  port: number;
  /** The settings that name it, where they aren't `PORT` and `HOST`. */
  setting?: 'METRICS_';
};

const reasons: Record<string, (place: Place) => string> = {
  EADDRINUSE: ({ port, setting = '' }) =>
    `Port ${port} is taken by another program. Stop it, or choose another: ${setting}PORT=${port + 1} npm start`,
  EACCES: ({ port, setting = '' }) =>
    `Port ${port} needs more rights than this program has. Choose one above 1023: ${setting}PORT=${setting === '' ? 3000 : 9464} npm start`,
  EADDRNOTAVAIL: ({ host, setting = '' }) =>
    `${setting}HOST=${host} is not an address of this machine. Use 127.0.0.1, or 0.0.0.0 for all.`,
  ENOTFOUND: ({ host, setting = '' }) =>
    `${setting}HOST=${host} is not a name that leads here. Use 127.0.0.1, or 0.0.0.0 for all.`,
};

function problemOf(code: string | undefined, place: Place): string {
  const reason = reasons[code ?? ''];
  return reason
    ? reason(place)
    : `Can't listen on ${place.host}:${place.port} (${code}). Check ${place.setting ?? ''}HOST and ${place.setting ?? ''}PORT.`;
}

/** Opens the port; what can go wrong is said in words. Port 0 takes any free one. */
export function listen(server: Server, place: Place): Promise<Listening> {
  return new Promise((resolve) => {
    const onError = (error: NodeJS.ErrnoException) =>
      resolve({ ok: false, problem: problemOf(error.code, place) });
    server.once('error', onError);
    server.listen(place.port, place.host, () => {
      server.off('error', onError);
      const address = server.address();
      resolve({ ok: true, port: address && typeof address === 'object' ? address.port : place.port });
    });
  });
}
