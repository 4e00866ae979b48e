/** How the doctor reaches the network. */
export type Network = {
  httpsProxy?: string | undefined;
  noProxy?: string | undefined;
  /** Certificates to trust beside the usual authorities, in tests. */
  authority?: string;
  /** Each step may take so long. */
  patience: number;
};

/** Where to connect to: the host itself, or the proxy in front of it. */
export type NetworkTarget = {
  host: string;
  port: number;
  name: string;
  isSecure: boolean;
  isProxied: boolean;
};

/** Node has the brackets in a host name and wants none. */
const plain = (host: string) => host.replace(/^\[|\]$/g, '');

const portOf = ({ port, protocol }: URL) => Number(port) || (protocol === 'https:' ? 443 : 80);

const isExcepted = (host: string, port: number, list: string) =>
  list.split(/[\s,]+/).some((entry) => {
    const [name = '', only] = entry.toLowerCase().split(':');
    if (name === '' || (only !== undefined && Number(only) !== port)) return false;
    const suffix = name.replace(/^\*/, '');
    return suffix === '' || host === suffix || host.endsWith(suffix.startsWith('.') ? suffix : `.${suffix}`);
  });

export function wayTo(address: string, { httpsProxy, noProxy = '' }: Network): NetworkTarget {
  const url = new URL(address);
  const name = plain(url.hostname);
  const isSecure = url.protocol === 'https:';
  const isProxied = isSecure && httpsProxy !== undefined && !isExcepted(name, portOf(url), noProxy);
  const next = isProxied ? new URL(httpsProxy) : url;
  return { host: plain(next.hostname), port: portOf(next), name, isSecure, isProxied };
}
