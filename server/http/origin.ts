const loopback = 'http://127.0.0.1';
const hostPattern = /^[a-z\d.-]{1,253}(?::\d{1,5})?$|^\[[\da-f:.]{2,45}\](?::\d{1,5})?$/;

/**
 * The address under which the caller reached us, for links that have to be absolute: the configured one, else the
 * one in the request where it looks like a host and a port.
 */
export function createOriginOf(publicUrl: string | undefined): (request: Request) => string {
  if (publicUrl !== undefined) return () => publicUrl;
  return (request) => {
    const { host, origin } = new URL(request.url);
    return hostPattern.test(host) ? origin : loopback;
  };
}
