import type { BrowserContext } from '@playwright/test';

export const measurementId = 'G-ABC123DEF4';

/**
 * As much of Google's script as matters here: it obeys its queue of commands, sets its cookies and sends events. And, as
 * the real one does where its owner leaves it so, it sends more than it was asked to: addresses as they are, searches.
 */
const script = `(function () {
var id = '', said = {};
function send(name, fields) {
  if (window['ga-disable-' + id]) return;
  var query = new URLSearchParams({ v: '2', tid: id, cid: '1.1', en: name,
    dl: fields.page_location || said.page_location || location.href,
    dt: fields.page_title || said.page_title || document.title,
    dr: fields.page_referrer || said.page_referrer || document.referrer });
  if (fields.search_term) query.set('ep.search_term', fields.search_term);
  fetch('https://region1.google-analytics.com/g/collect?' + query, { method: 'POST', keepalive: true, mode: 'no-cors' });
}
function searches() {
  var term = new URL(location.href).searchParams.get('q');
  if (term) send('view_search_results', { page_location: location.href, search_term: term });
}
function take(command) {
  if (command[0] === 'config') {
    id = command[1];
    document.cookie = '_ga=GA1.1.1.1; path=/; max-age=9999';
    document.cookie = '_ga_' + id.slice(2) + '=GS1.1.1; path=/; max-age=9999';
    searches();
  }
  if (command[0] === 'set') Object.assign(said, command[1]);
  if (command[0] === 'event') send(command[1], command[2]);
}
window.dataLayer.forEach(take);
window.dataLayer.push = function (command) { Array.prototype.push.call(this, command); take(command); };
var pushState = history.pushState;
history.pushState = function () {
  pushState.apply(this, arguments);
  if (!id) return;
  send('page_view', { page_location: location.href, page_title: document.title, page_referrer: document.referrer });
  searches();
};
addEventListener('visibilitychange', function () { navigator.sendBeacon(
  'https://region1.google-analytics.com/g/collect?v=2&tid=' + id,
  'en=user_engagement&dl=' + encodeURIComponent(said.page_location)); });
})();`;

const allowed = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' };

type Asked = { host: string; text: string };

/** All Google hosts that counting calls, for a page that takes them for the real ones. */
export async function serveGoogleAnalytics(context: BrowserContext, { isDown = false } = {}) {
  const asked: Asked[] = [];
  await context.route(
    ({ hostname }) => /\.google-analytics\.com$|googletagmanager\.com$|\.googleapis\.com$/.test(hostname),
    async (route) => {
      const request = route.request();
      if (request.method() === 'OPTIONS') return route.fulfill({ headers: allowed });
      const { hostname } = new URL(request.url());
      asked.push({
        host: hostname,
        text: decodeURIComponent(`${request.url()} ${request.postData() ?? ''}`),
      });
      if (isDown) return route.abort('connectionrefused');
      if (hostname === 'www.googletagmanager.com')
        return route.fulfill({ contentType: 'text/javascript', body: script });
      if (hostname === 'firebase.googleapis.com')
        return route.fulfill({ headers: allowed, json: { measurementId, appId: 'app' } });
      if (hostname === 'firebaseinstallations.googleapis.com')
        return route.fulfill({
          headers: allowed,
          json: {
            fid: 'cAAAAAAAAAAAAAAAAAAAAA',
            refreshToken: 'refresh',
            authToken: { token: 'a.b.c', expiresIn: '604800s' },
          },
        });
      return route.fulfill({ status: 204, headers: allowed });
    },
  );
  /** The pages that were counted, in their order. */
  const pages = () =>
    asked.flatMap(({ host, text }) =>
      host === 'region1.google-analytics.com' && text.includes('en=page_view')
        ? [new URL(new URL(text.trim()).searchParams.get('dl') ?? '').pathname]
        : [],
    );
  return { asked, pages };
}
