import type { TitleRef } from '#contracts/library/libraryKey.ts';
import type { TitleNumbers } from '#core/library/titleNumbers.ts';

import { renumbered } from './renumbered.ts';

/** Numbers above this are of our own making: TMDB has none of them. */
const ownFloor = 100_000_000;

const titlePath = /^\/3\/(movie|tv)\/([1-9]\d{0,14})(?=\/|$)/;

export type StandInParts = {
  /** The embedded catalogue's answers to the protocol, by its own numbers. */
  embedded: (request: Request) => Promise<Response>;
  numbers: TitleNumbers;
  /** Whether any title has another number than in the embedded catalogue. */
  isMoved: () => boolean;
};

/** The number by which the embedded catalogue knows what is asked for. */
function keptOf(asked: TitleRef, numbers: TitleNumbers): TitleRef {
  const kept = numbers.kept(asked);
  // Nobody else has a number of our own making, so an old one still means the same title.
  return asked.id > ownFloor && kept.id > asked.id ? asked : kept;
}

/**
 * The embedded catalogue in TMDB's place: asked and answering by TMDB's numbers, so that it never shows one title
 * where another was asked for.
 */
export function createStandIn({ embedded, numbers, isMoved }: StandInParts) {
  return async (request: Request): Promise<Response> => {
    if (!isMoved()) return embedded(request);
    const url = new URL(request.url);
    const [, media, id] = titlePath.exec(url.pathname) ?? [];
    const title: TitleRef | null =
      id === undefined ? null : { media: media === 'tv' ? 'tv' : 'movie', id: Number(id) };
    const kept = title && keptOf(title, numbers);
    if (title && kept && kept.id !== title.id)
      url.pathname = url.pathname.replace(titlePath, `/3/${kept.media}/${kept.id}`);
    const answer = await embedded(new Request(url, { method: request.method, headers: request.headers }));
    if (answer.status !== 200 || request.method !== 'GET') return answer;
    const body = renumbered(await answer.json(), numbers.shown);
    // Parts of a title that stand by themselves say its number and nothing else of it.
    const isPart = title && kept && typeof body === 'object' && body !== null && 'id' in body;
    if (isPart && body.id === kept.id) body.id = numbers.shown(kept).id;
    const headers = new Headers(answer.headers);
    headers.delete('content-length');
    return Response.json(body, { headers });
  };
}
