import type { BrowserContext, Route } from '@playwright/test';

const allowed = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };

/** As much of Google's script as the identity library needs: a hidden frame, and messages from a provider's window. */
const script = `(function () {
var tell, kept, frames = {
  CROSS_ORIGIN_IFRAMES_FILTER: 'all',
  getContext: function () {
    return { open: function (options, ready) {
      var frame = document.createElement('iframe');
      frame.hidden = true;
      frame.src = options.url;
      document.body.append(frame);
      var there = new Promise(function (resolve) { frame.onload = resolve; });
      return there.then(function () { return ready({
        restyle: function () {},
        ping: function (done) { done(); return Promise.resolve(); },
        register: function (name, handler) { tell = handler; if (kept) handler(kept); },
        send: function (name, what, answer) { try { answer([{ webStorageSupport: true }]); } catch (error) {} },
      }); });
    } };
  },
};
addEventListener('message', function (event) {
  if (!event.data || !event.data.authEvent) return;
  if (tell) tell(event.data); else kept = event.data;
});
window.gapi = { iframes: frames, load: function (name, options) { options.callback(); } };
var onload = new URL(document.currentScript.src).searchParams.get('onload');
window[onload]();
})();`;

const windowPage = (
  email: string,
) => `<!doctype html><title>Provider</title><button>I am ${email}</button><script>
document.querySelector('button').onclick = function () {
  var asked = new URL(location.href).searchParams;
  var authEvent = {
    type: asked.get('authType'), eventId: asked.get('eventId'), sessionId: 's', postBody: null, tenantId: null,
    urlResponse: location.origin + '/__/auth/handler?email=${encodeURIComponent(email)}&provider=' + asked.get('providerId'),
  };
  if (opener) return opener.postMessage({ authEvent: authEvent }, '*');
  fetch('/__/auth/answer', { method: 'POST', body: JSON.stringify(authEvent) })
    .then(function () { location.replace(asked.get('redirectUrl')); });
};
</script>`;

/**
 * The hidden frame: it delivers what a page left without a listener. The real one finds that in its storage, which
 * browsers partition unless it is of the site's own domain; here it gets it in any case.
 */
const framePage = (answer: string) =>
  `<!doctype html><script>parent.postMessage({ authEvent: ${answer} }, '*')</script>`;

type World = {
  email: string;
  /** Hosts that the account service opens its windows for. */
  domains: string[];
  /** The provider of the account that has this address: others are refused until they are linked to it. */
  enteredBy?: string;
};

type Asked = { requestUri?: string; pendingToken?: string; idToken?: string };

/** A provider, its window and Google's script, for a page that takes them for the real ones. */
export async function serveProviders(context: BrowserContext, authDomain: string, world: World) {
  const asked: string[] = [];
  let answer = 'null';
  const ways = new Set([world.enteredBy ?? 'google.com']);
  const json = (route: Route, body: object) => route.fulfill({ headers: allowed, json: body });
  const claims = () => {
    const iat = Math.floor(Date.now() / 1000);
    return Buffer.from(
      JSON.stringify({ sub: 'g1', email: world.email, iat, exp: iat + 3600, auth_time: iat }),
    ).toString('base64url');
  };
  await context.route('https://apis.google.com/**', async (route) => {
    asked.push('script');
    await route.fulfill({ contentType: 'text/javascript', body: script });
  });
  await context.route(`https://${authDomain}/__/auth/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    asked.push(pathname);
    if (pathname.endsWith('answer')) {
      answer = route.request().postData() ?? '';
      return route.fulfill({ status: 204 });
    }
    const body = pathname.endsWith('handler') ? windowPage(world.email) : framePage(answer);
    answer = 'null';
    await route.fulfill({ contentType: 'text/html', body });
  });
  await context.route('https://identitytoolkit.googleapis.com/**', async (route) => {
    const url = new URL(route.request().url());
    if (route.request().method() === 'OPTIONS') return route.fulfill({ headers: allowed });
    if (url.pathname.endsWith('/projects')) return json(route, { authorizedDomains: world.domains });
    if (url.pathname.endsWith(':signInWithIdp')) {
      const { requestUri = '', pendingToken, idToken }: Asked = route.request().postDataJSON();
      const providerId = pendingToken ?? new URL(requestUri).searchParams.get('provider') ?? '';
      if (pendingToken !== undefined && idToken !== undefined) ways.add(pendingToken);
      if (!ways.has(providerId))
        return json(route, {
          needConfirmation: true,
          verifiedProvider: [...ways],
          providerId,
          email: world.email,
          federatedId: world.email,
          oauthAccessToken: 'a',
          pendingToken: providerId,
        });
      return json(route, {
        localId: 'g1',
        idToken: `e30.${claims()}.c2ln`,
        refreshToken: 'g1',
        expiresIn: '3600',
        providerId,
        email: world.email,
        displayName: 'Ines G.',
        isNewUser: false,
      });
    }
    return json(route, {
      users: [
        {
          localId: 'g1',
          email: world.email,
          displayName: 'Ines G.',
          createdAt: '1',
          providerUserInfo: [...ways].map((providerId) => ({
            providerId,
            rawId: world.email,
            email: world.email,
          })),
        },
      ],
    });
  });
  return asked;
}
