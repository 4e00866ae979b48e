import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { createConsentGate } from './createConsentGate.ts';

const collector = 'https://region1.google-analytics.com/g/collect';
const address = 'https://marquee.example';
const views = {
  home: { page_location: `${address}/`, page_referrer: 'https://elsewhere.example/', page_title: '/' },
  search: { page_location: `${address}/search`, page_referrer: `${address}/`, page_title: '/search' },
};

let sent: [url: string, body: unknown][];
let signals: (AbortSignal | null | undefined)[];

beforeEach(() => {
  sent = [];
  signals = [];
  vi.spyOn(window, 'fetch').mockImplementation(async (input, init) => {
    sent.push([input instanceof Request ? input.url : input.toString(), init?.body]);
    signals.push(init?.signal);
    return new Response('answered');
  });
  vi.spyOn(navigator, 'sendBeacon').mockImplementation((url, body) => {
    sent.push([url.toString(), body]);
    return true;
  });
});
afterEach(() => void vi.restoreAllMocks());

function open() {
  const gate = createConsentGate();
  gate.raise();
  for (const view of Object.values(views)) gate.admit(view);
  return gate;
}

const event = (fields: Record<string, string>) => new URLSearchParams(fields).toString();
const ours = (name: string, { page_location, page_referrer, page_title } = views.home) =>
  event({ en: name, dl: page_location, dr: page_referrer, dt: page_title });

it('lets pages out that were admitted, in the address or line by line', async () => {
  open();
  await window.fetch(`${collector}?v=2&${ours('page_view')}`, { method: 'POST' });
  navigator.sendBeacon(`${collector}?v=2&dl=${encodeURIComponent(`${address}/`)}`, ours('user_engagement'));
  expect(sent).toEqual([
    [`${collector}?v=2&${ours('page_view')}`, undefined],
    [expect.stringContaining(collector), ours('user_engagement')],
  ]);
});

it.each([
  ['an address with a search', { en: 'page_view', dl: `${address}/search?q=matrix` }],
  ['a title that was typed', { en: 'page_view', dl: `${address}/search`, dt: 'matrix: search' }],
  ['the previous page', { en: 'page_view', dl: `${address}/`, dr: `${address}/ai?q=sad` }],
  ['a search', { en: 'view_search_results', dl: `${address}/search`, 'ep.search_term': 'matrix' }],
  ['a form', { en: 'form_submit', dl: `${address}/` }],
])('blocks %s, and reports success', async (_, fields) => {
  open();
  const answer = await window.fetch(`${collector}?v=2&${event(fields)}`, { method: 'POST' });
  expect(answer.status).toBe(204);
  expect(navigator.sendBeacon(collector, event(fields))).toBe(true);
  expect(sent).toEqual([]);
});

it('removes single lines of several', () => {
  open();
  const typed = event({ en: 'page_view', dl: `${address}/search?q=matrix` });
  navigator.sendBeacon(
    `${collector}?v=2`,
    [ours('page_view', views.search), typed, ours('user_engagement')].join('\r\n'),
  );
  expect(sent).toEqual([
    [`${collector}?v=2`, [ours('page_view', views.search), ours('user_engagement')].join('\r\n')],
  ]);
});

it('blocks what it cannot read', () => {
  open();
  navigator.sendBeacon(collector, new Blob([ours('page_view')]));
  navigator.sendBeacon(collector, new URLSearchParams(ours('page_view')));
  navigator.sendBeacon(`${collector}?v=2`);
  expect(sent).toEqual([]);
});

it('leaves requests of others alone', async () => {
  const gate = open();
  gate.close();
  await window.fetch('/api/search?q=matrix', { method: 'POST', body: 'matrix' });
  await window.fetch(new Request('/3/movie/603'));
  navigator.sendBeacon('https://google-analytics.com.elsewhere.example/', 'anything');
  expect(sent).toHaveLength(3);
});

it('lets nothing out once it is closed, and ends what is under way', async () => {
  const gate = open();
  const installations = 'https://firebaseinstallations.googleapis.com/v1/projects/films/installations';
  await window.fetch(installations, { method: 'POST', body: '{}' });
  expect(signals[0]?.aborted).toBe(false);
  gate.close();
  expect(signals[0]?.aborted).toBe(true);
  sent = [];
  await expect(window.fetch(installations)).rejects.toThrow(TypeError);
  await expect(window.fetch(`${collector}?${ours('page_view')}`)).rejects.toThrow(TypeError);
  navigator.sendBeacon(collector, ours('user_engagement'));
  expect(sent).toEqual([]);
});
