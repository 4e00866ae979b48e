import { lookup } from 'node:dns/promises';
import { connect, isIP, type Socket } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { connect as connectSecurely, type TLSSocket } from 'node:tls';

import { type CheckResult, errorName, type Notebook } from './finding.ts';
import { type Network, type NetworkTarget, wayTo } from './network.ts';

const day = 24 * 60 * 60 * 1000;
/** From so few days on, the certificate needs attention. */
const fewDays = 14;

const late = Symbol('late');

async function within<Value>(promise: Promise<Value>, milliseconds: number): Promise<Value | typeof late> {
  const done = new AbortController();
  const bell = setTimeout(milliseconds, late, { signal: done.signal }).catch(() => late);
  try {
    return (await Promise.race([promise, bell])) as Value | typeof late;
  } finally {
    done.abort();
  }
}

async function seeName({ host }: NetworkTarget, { patience }: Network): Promise<CheckResult> {
  const found = await within(
    lookup(host, { all: true }).catch((error: unknown) => errorName(error)),
    patience,
  );
  const advice = 'Check that this machine’s name server can be reached and knows the name.';
  if (found === late) return { outcome: 'broken', says: `${host}: no answer from the name server`, advice };
  if (typeof found === 'string')
    return { outcome: 'broken', says: `${host} is not found (${found})`, advice };
  const kinds = [4, 6].map((family) => found.filter((one) => one.family === family).length);
  return { outcome: 'ok', says: `${host} has ${kinds[0]} IPv4 and ${kinds[1]} IPv6 addresses` };
}

function opened(socket: Socket, event: 'connect' | 'secureConnect'): Promise<string | null> {
  return new Promise((resolve) => {
    socket.once(event, () => resolve(null));
    socket.once('error', (error) => resolve(errorName(error)));
  });
}

async function seeConnection(way: NetworkTarget, { patience }: Network): Promise<CheckResult> {
  const { host, port } = way;
  const socket = connect({ host, port, autoSelectFamily: true, autoSelectFamilyAttemptTimeout: 250 });
  const failure = await within(opened(socket, 'connect'), patience);
  const address = socket.remoteAddress;
  socket.destroy();
  const where = way.isProxied ? `the proxy ${host}:${port}` : `${host}:${port}`;
  const advice = way.isProxied
    ? 'Check that the proxy in HTTPS_PROXY runs and accepts this machine.'
    : 'Check for a firewall, or set HTTPS_PROXY if this network has a proxy.';
  if (failure === late) return { outcome: 'broken', says: `${where} doesn't answer`, advice };
  if (failure !== null) return { outcome: 'broken', says: `${where} can't be reached (${failure})`, advice };
  return { outcome: 'ok', says: `${where} answers${address === host ? '' : ` at ${address}`}` };
}

function seeEnd(socket: TLSSocket, now: Date): CheckResult {
  const until = new Date(socket.getPeerCertificate().valid_to);
  const days = Math.floor((until.getTime() - now.getTime()) / day);
  const says = `certificate is good until ${until.toISOString().slice(0, 10)} (${days} days)`;
  return days < fewDays
    ? { outcome: 'note', says, advice: 'If the host is yours, renew its certificate soon.' }
    : { outcome: 'ok', says };
}

async function seeCertificate(way: NetworkTarget, network: Network, now: Date): Promise<CheckResult> {
  const { host, port, name } = way;
  const socket = connectSecurely({
    host,
    port,
    ...(isIP(name) === 0 && { servername: name }),
    ...(network.authority !== undefined && { ca: network.authority }),
  });
  const failure = await within(opened(socket, 'secureConnect'), network.patience);
  try {
    if (failure === null) return seeEnd(socket, now);
    const says = failure === late ? 'no answer to the handshake' : `not trusted (${failure})`;
    const advice =
      'Something else may be answering for this host. If you trust it, name its certificate authority in NODE_EXTRA_CA_CERTS.';
    return { outcome: 'broken', says, advice };
  } finally {
    socket.destroy();
  }
}

/** Step by step to a host: its name, the connection, its certificate. False where a step is broken. */
export async function reach(
  { look }: Notebook,
  address: string,
  { network, now }: { network: Network; now: () => Date },
): Promise<boolean> {
  const way = wayTo(address, network);
  if (isIP(way.host) === 0 && !(await look('DNS', () => seeName(way, network)))) return false;
  if (!(await look('TCP', () => seeConnection(way, network)))) return false;
  // Behind a proxy the certificate isn't seen before the request.
  return !way.isSecure || way.isProxied || look('TLS', () => seeCertificate(way, network, now()));
}
