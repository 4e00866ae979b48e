/** What the authorisation tests know of Ada's data, which every other caller tries to reach. */
export type Ada = { session: string; list: string; share: string };

/** A body says who asks where that is the protocol's way; null is a signed-out caller. */
type Ask = { path: string; body?: (token: string | null) => object };

/** Statuses that are right for Ada, for another user, and for a caller without a valid session. */
type Right = readonly [ada: number, other: number, none: number];

export type Declared = {
  /** As Hono has them. */
  route: string;
  ask: (ada: Ada) => Ask;
  right: Right;
};

const anybody = (status: number): Right => [status, status, status];

const open = (route: string, path: string, status = 200): Declared => ({
  route,
  ask: () => ({ path }),
  right: anybody(status),
});

const own = (route: string, right: Right, ask: Declared['ask']): Declared => ({ route, ask, right });

const toolkit = '/identitytoolkit.googleapis.com';
const key = '?key=marquee-embedded';

/** A call that a token in its body decides about. */
const call = (name: string, right: Right, body: (token: string | null) => object): Declared => ({
  route: `POST ${toolkit}/v1/:call`,
  ask: () => ({ path: `${toolkit}/v1/accounts:${name}${key}`, body }),
  right,
});

const catalogue: readonly Declared[] = [
  open('ALL /3/*', '/3/nothing/like/it', 404),
  open('GET /3/configuration', '/3/configuration'),
  ...['genre/movie/list', 'genre/tv/list'].map((path) => open(`GET /3/${path}`, `/3/${path}`)),
  ...['all', 'movie', 'tv', 'person']
    .flatMap((kind) => [`trending/${kind}/day`, `trending/${kind}/week`])
    .map((path) => open(`GET /3/${path}`, `/3/${path}`)),
  ...['movie', 'tv', 'person', 'collection', 'keyword', 'multi'].map((kind) =>
    open(`GET /3/search/${kind}`, `/3/search/${kind}?query=matrix`),
  ),
  ...['discover/movie', 'discover/tv', 'person/popular'].map((path) => open(`GET /3/${path}`, `/3/${path}`)),
  ...['popular', 'top_rated', 'now_playing', 'upcoming'].map((list) =>
    open(`GET /3/movie/${list}`, `/3/movie/${list}`),
  ),
  ...['popular', 'top_rated', 'on_the_air', 'airing_today'].map((list) =>
    open(`GET /3/tv/${list}`, `/3/tv/${list}`),
  ),
  open('GET /3/find/:id', '/3/find/tt0133093?external_source=imdb_id'),
  open('GET /3/movie/:id', '/3/movie/603'),
  open('GET /3/movie/:id/:name{.+}', '/3/movie/603/credits'),
  open('GET /3/collection/:id', '/3/collection/999999999', 404),
  open('GET /3/tv/:id', '/3/tv/1396'),
  open('GET /3/tv/:id/:name{.+}', '/3/tv/1396/credits'),
  open('GET /3/tv/:id/season/:season', '/3/tv/1396/season/1'),
  open('GET /3/tv/:id/season/:season/:name{.+}', '/3/tv/1396/season/1/credits'),
  open('GET /3/tv/:id/season/:season/episode/:episode', '/3/tv/1396/season/1/episode/1'),
  open('GET /3/tv/:id/season/:season/episode/:episode/:name{.+}', '/3/tv/1396/season/1/episode/1/credits'),
  open('GET /3/person/:id', '/3/person/999999999', 404),
  open('GET /3/person/:id/:name{.+}', '/3/person/999999999/movie_credits', 404),
];

const browsing: readonly Declared[] = [
  open('GET /t/p/:size/:file', '/t/p/w342/nothing.svg', 404),
  open('GET /avatars/:file', '/avatars/nothing.svg', 404),
  open('GET /robots.txt', '/robots.txt'),
  open('GET /sitemap.xml', '/sitemap.xml'),
  open('GET /.well-known/security.txt', '/.well-known/security.txt', 404),
  open('GET /.well-known/change-password', '/.well-known/change-password', 302),
  open('ALL /*', '/api/nothing-like-it', 404),
  open('GET /api/avatars', '/api/avatars'),
  open('GET /api/suggest', '/api/suggest?q=matrix'),
  open('GET /api/likeness/:media{(?:movie|tv)}/:id', '/api/likeness/movie/603'),
  open('GET /api/discover/:media{(?:movie|tv)}', '/api/discover/movie'),
  open('GET /api/discover/:media{(?:movie|tv)}/surprise', '/api/discover/movie/surprise'),
  open('GET /api/search', '/api/search?q=matrix'),
  open('GET /api/complete/:facet', '/api/complete/keyword?q=sea'),
  open('GET /api/titles', '/api/titles?keys=movie-603'),
  open('GET /api/concierge', '/api/concierge'),
  open('GET /api/concierge/catalogue', '/api/concierge/catalogue'),
  {
    route: 'POST /api/concierge',
    ask: () => ({ path: '/api/concierge', body: () => ({ turns: [{ say: 'science fiction' }] }) }),
    right: anybody(200),
  },
  {
    route: 'POST /api/match',
    ask: () => ({
      path: '/api/match',
      body: () => ({ rows: [{ title: 'The Matrix', year: 1999, imdb: null, tmdb: null, media: null }] }),
    }),
    right: anybody(200),
  },
];

const at = Date.parse('2026-11-21T12:30:00Z');

const people: readonly Declared[] = [
  open('GET /api/identity', '/api/identity'),
  open('GET /.well-known/jwks.json', '/.well-known/jwks.json'),
  open(`GET ${toolkit}/v2/passwordPolicy`, `${toolkit}/v2/passwordPolicy${key}`),
  open(`ALL ${toolkit}/*`, `${toolkit}/v1/nothing${key}`, 404),
  open('ALL /securetoken.googleapis.com/*', '/securetoken.googleapis.com/v1/nothing', 404),
  open('ALL /api/sessions/*', '/api/sessions/a/b', 404),
  // Anyone with the link may read, and no one may write.
  {
    route: 'GET /api/lists/:share',
    ask: ({ share }) => ({ path: `/api/lists/${share}` }),
    right: anybody(200),
  },
  own('GET /api/library', [200, 200, 401], () => ({ path: '/api/library' })),
  own('GET /api/account/activity', [200, 200, 401], () => ({ path: '/api/account/activity' })),
  own('GET /api/account/data', [200, 200, 401], () => ({ path: '/api/account/data' })),
  own('GET /api/sessions', [200, 200, 401], () => ({ path: '/api/sessions' })),
  // A list under Ada's key is another list in another library; under her public name it may not be.
  own('POST /api/library/changes', [200, 409, 401], ({ list, share }) => ({
    path: '/api/library/changes',
    body: () => ({
      changes: [{ key: `list/${list}`, value: { name: 'Taken over', about: '', share }, at }],
    }),
  })),
  own('POST /api/library/changes', [200, 200, 401], ({ list }) => ({
    path: '/api/library/changes',
    body: () => ({ changes: [{ key: `item/${list}/movie/603`, value: null, at }] }),
  })),
  own('DELETE /api/sessions/:id', [204, 404, 401], ({ session }) => ({ path: `/api/sessions/${session}` })),
  own('DELETE /api/library', [204, 204, 401], () => ({ path: '/api/library' })),
  own('DELETE /api/sessions', [204, 204, 401], () => ({ path: '/api/sessions' })),
];

/** An ID token is no refresh token, and ends no session either. */
const byRefreshToken: readonly Declared[] = [
  own('POST /securetoken.googleapis.com/v1/token', anybody(400), () => ({
    path: `/securetoken.googleapis.com/v1/token${key}`,
    body: (token) => ({ grant_type: 'refresh_token', refresh_token: token }),
  })),
  own('POST /api/sessions/revoke', anybody(204), () => ({
    path: '/api/sessions/revoke',
    body: (token) => ({ refreshToken: (token ?? 'none').slice(0, 60) }),
  })),
];

const calls: readonly Declared[] = [
  call('signUp', anybody(400), () => ({ email: 'ada@films.example', password: 'another long umbrella' })),
  call('signInWithPassword', anybody(400), () => ({
    email: 'ada@films.example',
    password: 'not the umbrella',
  })),
  call('sendOobCode', anybody(200), () => ({ requestType: 'PASSWORD_RESET', email: 'ada@films.example' })),
  call('resetPassword', anybody(400), () => ({
    oobCode: 'A'.repeat(43),
    newPassword: 'another long umbrella',
  })),
  call('createAuthUri', anybody(200), () => ({
    identifier: 'ada@films.example',
    continueUri: 'http://127.0.0.1',
  })),
  call('lookup', [200, 200, 400], (idToken) => ({ idToken })),
  call('sendOobCode', [200, 200, 400], (idToken) => ({ requestType: 'VERIFY_EMAIL', idToken })),
  call('update', [200, 200, 400], (idToken) => ({ idToken, displayName: 'Renamed' })),
  call('delete', [200, 200, 400], (idToken) => ({ idToken })),
];

/** Every route of the product: who may call it, and what they get. What ends things comes last. */
export const declaredRoutes: readonly Declared[] = [
  ...catalogue,
  ...browsing,
  ...byRefreshToken,
  ...calls.slice(0, -1),
  ...people,
  ...calls.slice(-1),
];
