import type { StaticBuild } from '#contracts/staticBuild.ts';
import { loadChunk } from '#web/platform/loadChunk.ts';

import { tmdbRequest } from './tmdbRequest.ts';

type Fetch = (request: Request) => Promise<Response>;

/** Lies beside the page as a file. */
const files = new Set(['/api/avatars']);

/**
 * Stands between the app and the world where there is no server of ours: TMDB answers its protocol itself, and what
 * our server would say below `/api` is put together here, of TMDB's answers.
 */
export function createStaticFetch({ tmdb }: StaticBuild, fetch: Fetch): Fetch {
  let answers: Promise<Fetch> | undefined;

  async function answer(request: Request): Promise<Response> {
    answers ??= loadChunk(() => import('./createAnswers.ts')).then(({ createAnswers }) =>
      createAnswers(tmdb, fetch),
    );
    answers.catch(() => (answers = undefined));
    return (await answers)(request);
  }

  return (request) => {
    const { pathname, search } = new URL(request.url);
    if (pathname.startsWith('/3/')) return fetch(tmdbRequest(tmdb, pathname + search, request.signal));
    if (pathname.startsWith('/api/') && !files.has(pathname)) return answer(request);
    return fetch(request);
  };
}
