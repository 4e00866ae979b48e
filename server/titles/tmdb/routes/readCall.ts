import { hash } from 'node:crypto';

import type { FailureCode } from '@marquee/contracts/tmdb/failures.ts';
import { largestTmdbId } from '@marquee/contracts/tmdb/largestId.ts';
import type { z } from 'zod';

import type { Freshness } from '#server/titles/tmdb/freshness.ts';

import type { AppendedPart, AppendedParts, Route } from './route.ts';
import { routes } from './routes.ts';

/** A question that TMDB may be asked. */
export type GatewayCall = {
  /** `/3/movie/603?append_to_response=credits%2Cvideos`: parameters in their order, nothing in it that is unknown. */
  path: string;
  /** The same for all spellings of the question, and without its words: people's searches aren't written down. */
  key: string;
  route: string;
  freshness: Freshness;
  shape: z.ZodType;
  /** The appended parts of the body. */
  parts: readonly { name: string; shape: z.ZodType }[];
  /** Answered without TMDB: about what has a number of our own making, or a question that lacks what it needs. */
  isOurs: boolean;
};

/** What a request asks for, or the failure that it deserves. */
export type ReadCall = { ok: true; call: GatewayCall } | { ok: false; code: FailureCode };

const maxAppended = 20;
const longestPath = 3000;

const number = '(0|[1-9]\\d{0,9})';
const name = '((?!\\.+$)[\\w.-]{1,100})';
/** Films may be asked for by IMDb's numbers, too. */
const film = '(0|[1-9]\\d{0,9}|tt\\d{7,10})';
const patternOf = ({ path }: Route) => {
  const filled = path
    .replace(/^movie\/:id/, `movie/${film}`)
    .replaceAll(/:\w+/g, (hole) => (hole === ':name' ? name : number));
  return new RegExp(`^${filled}$`);
};

/** `movie/603-the-matrix/videos` to `movie/603/videos`: the words are for people. */
const withoutWords = (path: string) => path.replace(/^((?:movie|tv|person|collection)\/\d+)-[^/]*/, '$1');

const table = Map.groupBy(
  routes.map((route) => ({ route, pattern: patternOf(route) })),
  ({ route }) => route.path.split('/', 1)[0] ?? '',
);

function findRoute(path: string): { route: Route; id: number } | undefined {
  for (const { route, pattern } of table.get(path.split('/', 1)[0] ?? '') ?? []) {
    const found = pattern.exec(path);
    if (found) return { route, id: Number(found[1]) };
  }
  return undefined;
}

/** `season/1` can be appended to a series: one name for many. */
function findPart(route: Route, parts: AppendedParts, name: string): AppendedPart | undefined {
  const found = parts.get(name);
  if (found || route.path !== 'tv/:id' || !/^season\/\d{1,4}$/.test(name)) return found;
  return routes.find(({ path }) => path === 'tv/:id/season/:season');
}

function readAppended(route: Route, value: string | null): Map<string, AppendedPart> | FailureCode {
  const parts = new Map<string, AppendedPart>();
  if (!route.parts || value === null) return parts;
  const names = new Set(value.split(',').flatMap((name) => name.trim() || []));
  if (names.size > maxAppended) return 27;
  for (const name of [...names].sort()) {
    const part = findPart(route, route.parts, name);
    if (part) parts.set(name, part);
  }
  return parts;
}

/** The parameters that are sent, in their order: those that the route and its appended parts take. */
function readParameters(
  query: URLSearchParams,
  route: Route,
  appended: ReadonlyMap<string, AppendedPart>,
): URLSearchParams | FailureCode {
  const taken = new Map(Object.entries(route.parameters));
  for (const { parameters } of appended.values())
    for (const [name, read] of Object.entries(parameters)) taken.set(name, read);

  const sent = new URLSearchParams();
  if (appended.size > 0) sent.set('append_to_response', [...appended.keys()].join(','));
  for (const [name, read] of taken) {
    const value = query.get(name);
    const result = value === null ? null : read(value);
    if (typeof result === 'number') return result;
    if (result !== null) sent.set(name, result);
  }
  sent.sort();
  return sent;
}

/** The same for all spellings of a question: case makes no difference to what a search finds. */
function keyOf(path: string, sent: URLSearchParams): string {
  const folded = new URLSearchParams(sent);
  const words = folded.get('query');
  if (words !== null) folded.set('query', words.toLowerCase());
  return hash('sha256', `/3/${path}?${folded.toString()}`, 'base64url');
}

const refused = (code: FailureCode): ReadCall => ({ ok: false, code });

/** Reads a path below `/3/` and its query. Whatever isn't in the table isn't there. */
export function readCall(asked: string, query: URLSearchParams): ReadCall {
  const path = withoutWords(asked);
  const found = path.length > longestPath ? undefined : findRoute(path);
  if (!found) return refused(34);
  const { route, id } = found;
  const appended = readAppended(route, query.get('append_to_response'));
  if (typeof appended === 'number') return refused(appended);
  const sent = readParameters(query, route, appended);
  if (typeof sent === 'number') return refused(sent);

  const spelled = `/3/${path}${sent.size === 0 ? '' : `?${sent.toString()}`}`;
  if (spelled.length > longestPath) return refused(5);
  const isEmpty = route.needs !== undefined && !sent.has(route.needs);
  const isOwn = /^\w+\/:id/.test(route.path) && id > largestTmdbId;
  return {
    ok: true,
    call: {
      path: spelled,
      key: keyOf(path, sent),
      route: route.path,
      freshness: route.freshness,
      shape: route.shape,
      parts: [...appended].map(([name, { shape }]) => ({ name, shape })),
      isOurs: isEmpty || isOwn,
    },
  };
}
