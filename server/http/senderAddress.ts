import { BlockList, isIP, isIPv6 } from 'node:net';

/** Masks that would make strangers into proxies. */
const broadest = { ipv4: 8, ipv6: 16 } as const;

/** `10.0.0.0/8, 192.168.1.7` as a list to look addresses up in; null where it says something else, or too much. */
export function readProxies(text: string): BlockList | null {
  const proxies = new BlockList();
  for (const part of text.split(',').map((part) => part.trim())) {
    const [address = '', bits, ...rest] = part.split('/');
    if (isIP(address) === 0 || rest.length > 0) return null;
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    const most = family === 'ipv6' ? 128 : 32;
    const mask = bits === undefined ? most : /^\d{1,3}$/.test(bits) ? Number(bits) : -1;
    // Written as IPv6, a whole IPv4 network hides behind a long mask.
    if (mask < broadest[family] || mask > most || /^::ffff:/i.test(address)) return null;
    proxies.addSubnet(address, mask, family);
  }
  return proxies;
}

const withoutMapping = (address: string) => address.replace(/^::ffff:(?=\d+\.\d+\.\d+\.\d+$)/i, '');

const isTrusted = (proxies: BlockList, address: string) =>
  proxies.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');

/** One line may have a whole /64 to itself: counting single addresses would count nothing. */
function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [host = ''] = address.split('%');
  const full = new URL(`http://[${host}]`).hostname.slice(1, -1);
  const [head = '', tail = ''] = full.split('::');
  const groups = (part: string) => (part === '' ? [] : part.split(':'));
  const missing = full.includes('::') ? 8 - groups(head).length - groups(tail).length : 0;
  const all = [...groups(head), ...Array.from({ length: missing }, () => '0'), ...groups(tail)];
  return `${all.slice(0, 4).join(':')}::/64`;
}

/** Whether a connection comes from a proxy of ours. */
export const createIsProxy = (proxies: BlockList | null) => (socketAddress: string | undefined) => {
  const socket = withoutMapping(socketAddress ?? '');
  return proxies !== null && isIP(socket) !== 0 && isTrusted(proxies, socket);
};

/**
 * The sender for limits. What a request says about itself (`X-Forwarded-For`) counts only as far as proxies of ours said
 * it: from the right, the first address that isn't one of them.
 */
export function createSenderAddress(proxies: BlockList | null) {
  return (socketAddress: string | undefined, forwardedFor: string | undefined): string => {
    const socket = withoutMapping(socketAddress ?? '');
    if (isIP(socket) === 0) return '';
    if (proxies === null || !isTrusted(proxies, socket)) return networkOf(socket);
    let sender = socket;
    for (const said of (forwardedFor ?? '').split(',').toReversed()) {
      const address = withoutMapping(said.trim());
      if (isIP(address) === 0) break;
      sender = address;
      if (!isTrusted(proxies, address)) break;
    }
    return networkOf(sender);
  };
}
