const localHost = /^(?:127(?:\.\d{1,3}){3}|localhost|\[::1\])$/;
/** As limits name them: `::1` has its whole network to itself. */
const localAddress = /^(?:127(?:\.\d{1,3}){3}|0:0:0:0::\/64)$/;
const ofProxies = /^(?:x-forwarded-.*|x-real-ip|forwarded|via)$/;

export const isLocalHost = (host: string): boolean => localHost.test(host);

/**
 * Whether a request was made on this machine and came to us directly: by its sender, by the host name
 * that it uses, by its origin, and without a proxy's headers.
 */
export function isLocal({ url, headers }: Request, address: string): boolean {
  const origin = headers.get('origin');
  return (
    localAddress.test(address) &&
    isLocalHost(new URL(url).hostname) &&
    (origin === null || isLocalHost(URL.parse(origin)?.hostname ?? '')) &&
    ![...headers.keys()].some((name) => ofProxies.test(name))
  );
}

type Reach = {
  AUTH_TEST_API?: string | undefined;
  HOST?: string;
  PUBLIC_URL?: string | undefined;
  TRUSTED_PROXIES?: unknown;
};

/** Settings by which other machines could reach what only tests may do. */
export function reachOfTests({
  AUTH_TEST_API,
  HOST = '127.0.0.1',
  PUBLIC_URL,
  TRUSTED_PROXIES,
}: Reach): readonly string[] {
  if (AUTH_TEST_API !== '1') return [];
  const isPublic = PUBLIC_URL !== undefined && !isLocalHost(URL.parse(PUBLIC_URL)?.hostname ?? '');
  return [
    ...(HOST === '::1' || isLocalHost(HOST) ? [] : ['HOST']),
    ...(isPublic ? ['PUBLIC_URL'] : []),
    ...(TRUSTED_PROXIES === undefined ? [] : ['TRUSTED_PROXIES']),
  ];
}
