import { vi } from 'vitest';

type AuthEvent = Record<string, unknown>;
type Handler = (event: { authEvent: AuthEvent }) => unknown;

// The library asks for its script once a page, whichever test is the first.
const world = { isBlocked: false, loads: 0 };
let tell: Handler | null = null;

/** Google's script and a provider's window, as far as the identity library sees them. */
export function createFakeProviders() {
  const opened: URL[] = [];
  const popup = { closed: false, close: () => void (popup.closed = true), focus: () => {} };
  world.isBlocked = false;
  world.loads = 0;
  tell = null;
  const iframe = {
    restyle: async () => {},
    ping: async (done: () => void) => done(),
    register: (_name: string, handler: Handler) => (tell = handler),
    send: (_name: string, _what: unknown, answer: (results: object[]) => void) => {
      try {
        answer([{ webStorageSupport: true }]);
      } catch {
        // The library rejects here in any case.
      }
    },
  };
  const context = {
    open: async (_options: object, ready: (frame: typeof iframe) => unknown) => ready(iframe),
  };
  vi.stubGlobal('gapi', {
    load: (_name: string, { callback }: { callback: () => void }) => {
      world.loads += 1;
      callback();
    },
    iframes: { getContext: () => context, CROSS_ORIGIN_IFRAMES_FILTER: 'all' },
  });
  vi.spyOn(window, 'open').mockImplementation((url) => {
    if (world.isBlocked) return null;
    popup.closed = false;
    opened.push(new URL(String(url)));
    return Object.assign(popup, { window: popup }) as unknown as Window;
  });

  const answer = (part: AuthEvent) => {
    const parameters = opened.at(-1)?.searchParams;
    tell?.({
      authEvent: {
        type: parameters?.get('authType'),
        eventId: parameters?.get('eventId'),
        urlResponse: null,
        sessionId: 's',
        postBody: null,
        tenantId: null,
        ...part,
      },
    });
  };
  return {
    world,
    /** Addresses of the windows so far. */
    opened,
    untilOpen: (count = 1) => vi.waitUntil(() => opened.length >= count),
    /** The provider knows who it is. */
    say: (email: string, provider = 'google.com') =>
      answer({
        urlResponse: `https://films.example/__/auth/handler?${new URLSearchParams({ email, provider })}`,
      }),
    /** The page is back from there, and the library listens. */
    sayOnReturn: async (email: string) => {
      await vi.waitUntil(() => tell !== null);
      const query = new URLSearchParams({ email, provider: 'google.com' });
      const urlResponse = `https://films.example/__/auth/handler?${query}`;
      answer({ type: 'signInViaRedirect', eventId: null, urlResponse });
    },
    refuse: (code: string) => answer({ error: { code: `auth/${code}`, message: code } }),
    closeWindow: () => popup.close(),
  };
}
