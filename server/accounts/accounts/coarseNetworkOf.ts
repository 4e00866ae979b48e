import { isIPv4 } from 'node:net';

/** An address's network, coarse enough to store: it distinguishes home from abroad, but no single connection. */
export function coarseNetworkOf(address: string): string | null {
  if (address === '') return null;
  if (isIPv4(address)) return `${address.split('.').slice(0, 3).join('.')}.0/24`;
  const [host = ''] = address.split('::');
  const groups = host.split(':').slice(0, 3);
  return `${[...groups, '0', '0', '0'].slice(0, 3).join(':')}::/48`;
}
