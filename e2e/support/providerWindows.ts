import type { BrowserContext, Route } from '@playwright/test';

const allowed = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };

/** As much of Google's script as the identity library asks for: a hidden frame, and word from a provider's window. */
const script = `(function () {
var tell, frames = {
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
        register: function (name, handler) { tell = handler; },
        send: function (name, what, answer) { try { answer([{ webStorageSupport: true }]); } catch (error) {} },
      }); });
    } };
  },
};
addEventListener('message', function (event) { if (event.data && event.data.authEvent && tell) tell(event.data); });
window.gapi = { iframes: frames, load: function (name, options) { options.callback(); } };
var onload = new URL(document.currentScript.src).searchParams.get('onload');
window[onload]();
})();`;

const windowPage = (
  email: string,
) => `<!doctype html><title>Provider</title><button>I am ${email}</button><script>
document.querySelector('button').onclick = function () {
  var asked = new URL(location.href).searchParams;
  opener.postMessage({ authEvent: {
    type: asked.get('authType'), eventId: asked.get('eventId'), sessionId: 's', postBody: null, tenantId: null,
    urlResponse: location.origin + '/__/auth/handler?email=${encodeURIComponent(email)}&provider=' + asked.get('providerId'),
  } }, '*');
};
</script>`;

type World = {
  email: string;
  /** Hosts that the account service opens its windows for. */
  domains: string[];
};

/** A provider, its window and Google's script, for a page that believes it speaks to the real ones. */
export async function serveProviders(context: BrowserContext, authDomain: string, world: World) {
  const asked: string[] = [];
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
    const body = pathname.endsWith('handler') ? windowPage(world.email) : '<!doctype html>';
    await route.fulfill({ contentType: 'text/html', body });
  });
  await context.route('https://identitytoolkit.googleapis.com/**', async (route) => {
    const url = new URL(route.request().url());
    if (route.request().method() === 'OPTIONS') return route.fulfill({ headers: allowed });
    if (url.pathname.endsWith('/projects')) return json(route, { authorizedDomains: world.domains });
    if (url.pathname.endsWith(':signInWithIdp'))
      return json(route, {
        localId: 'g1',
        idToken: `e30.${claims()}.c2ln`,
        refreshToken: 'g1',
        expiresIn: '3600',
        providerId: 'google.com',
        email: world.email,
        displayName: 'Ines G.',
        isNewUser: false,
      });
    return json(route, {
      users: [
        {
          localId: 'g1',
          email: world.email,
          displayName: 'Ines G.',
          createdAt: '1',
          providerUserInfo: [{ providerId: 'google.com', rawId: world.email, email: world.email }],
        },
      ],
    });
  });
  return asked;
}
