import type { TitleId } from '@marquee/contracts/library/libraryKey.ts';
import type { TitleNumbers } from '@marquee/contracts/library/titleNumbers.ts';
import { largestTmdbId } from '@marquee/contracts/tmdb/largestId.ts';

import { renumbered } from './renumbered.ts';

const titlePath = /^\/3\/(movie|tv)\/(?:([1-9]\d{0,14})(?:-[^/]*)?|(tt\d+))(?=\/|$)/;

export type StandInParts = {
  /** The embedded catalogue's answers to the protocol, by its own numbers. */
  embedded: (request: Request) => Promise<Response>;
  numbers: TitleNumbers;
  /** The embedded catalogue's film of a number at IMDb. */
  ofImdb: (imdb: string) => number | undefined;
  /** Whether any title has another number than in the embedded catalogue. */
  isMoved: () => boolean;
};

type Asked = { title: TitleId; kept: TitleId };

/** The title that a path is about, and the number by which the embedded catalogue knows it. */
function askedIn(pathname: string, { numbers, ofImdb }: StandInParts): Asked | null {
  const [, media, id, imdb] = titlePath.exec(pathname) ?? [];
  const film = imdb === undefined ? undefined : ofImdb(imdb);
  if (media === 'movie' && film !== undefined) {
    const kept: TitleId = { media, id: film };
    return { title: numbers.shown(kept), kept };
  }
  if (id === undefined) return null;
  const title: TitleId = { media: media === 'tv' ? 'tv' : 'movie', id: Number(id) };
  const kept = numbers.kept(title);
  // Nobody else has a number of our own making, so an old one still means the same title.
  return { title, kept: title.id > largestTmdbId && kept.id > title.id ? title : kept };
}

/** Parts of a title that stand by themselves say its number and nothing else of it. */
function withOwnNumber(body: unknown, asked: Asked | null, numbers: TitleNumbers): unknown {
  const isPart = asked && typeof body === 'object' && body !== null && 'id' in body;
  return isPart && body.id === asked.kept.id ? { ...body, id: numbers.shown(asked.kept).id } : body;
}

/**
 * The embedded catalogue in TMDB's place: asked and answering by TMDB's numbers, so that it never shows one title
 * where another was asked for.
 */
export function createStandIn(parts: StandInParts) {
  const { embedded, numbers, isMoved } = parts;
  return async (request: Request): Promise<Response> => {
    if (!isMoved()) return embedded(request);
    const url = new URL(request.url);
    const asked = askedIn(url.pathname, parts);
    if (asked) url.pathname = url.pathname.replace(titlePath, `/3/${asked.kept.media}/${asked.kept.id}`);
    const answer = await embedded(new Request(url, { method: request.method, headers: request.headers }));
    if (answer.status !== 200 || request.method !== 'GET') return answer;
    const body = withOwnNumber(renumbered(await answer.json(), numbers.shown), asked, numbers);
    const headers = new Headers(answer.headers);
    headers.delete('content-length');
    return Response.json(body, { headers });
  };
}
