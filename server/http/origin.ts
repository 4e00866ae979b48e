const hostPattern = /^[a-z\d.-]{1,253}(?::\d{1,5})?$|^\[[\da-f:.]{2,45}\](?::\d{1,5})?$/;
const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

export type Origins = {
  /** The address under which the caller reached the server, as claimed; only for answers that are revalidated. */
  asked: (request: Request) => string;
  /** Null where only the caller says what it is: it could be forged, and cached answers reach others, too. */
  known: (request: Request) => string | null;
};

/** Where links that have to be absolute lead: the configured address, else one that the request names. */
export function createOrigins(publicUrl: string | undefined, ownHost: string): Origins {
  if (publicUrl !== undefined) return { asked: () => publicUrl, known: () => publicUrl };
  return {
    asked: (request) => {
      const { host, origin } = new URL(request.url);
      return hostPattern.test(host) ? origin : 'http://127.0.0.1';
    },
    known: (request) => {
      const { hostname, origin } = new URL(request.url);
      const isOwn = loopback.test(hostname) || hostname === ownHost.toLowerCase();
      return isOwn ? origin : null;
    },
  };
}
