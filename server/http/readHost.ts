import type { IncomingMessage } from 'node:http';

const hostLines = ({ rawHeaders }: IncomingMessage): number => {
  let count = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === 'host') count += 1;
  }
  return count;
};

/** The address that the other side connected to, as a Host line says it. */
function ownHost({ socket }: IncomingMessage): string {
  const { localAddress = '127.0.0.1', localPort = 80, localFamily } = socket;
  return `${localFamily === 'IPv6' ? `[${localAddress}]` : localAddress}:${localPort}`;
}

/**
 * Settles which host is asked (RFC 9112, section 3.2): of a whole address in the request line that one, in HTTP/1.0 our
 * own where none is named. False where it can't be determined, which deserves a 400.
 */
export function readHost(incoming: IncomingMessage): boolean {
  const { url = '', headers, httpVersion } = incoming;
  const lines = hostLines(incoming);
  if (lines > 1) return false;
  if (lines === 0) {
    if (httpVersion !== '1.0') return false;
    headers.host = ownHost(incoming);
  }
  if (url.startsWith('/')) return true;
  const [, authority, path = ''] = /^https?:\/\/([^/?#@\\]+)((?:[/?].*)?)$/i.exec(url) ?? [];
  if (authority === undefined) return false;
  headers.host = authority;
  incoming.url = path.startsWith('/') ? path : `/${path}`;
  return true;
}
