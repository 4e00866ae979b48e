import { isLocalHost } from './toolkit/isLocal.ts';

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
