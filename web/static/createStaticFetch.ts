import type { StaticBuild } from '@marquee/contracts/staticBuild.ts';

import { loadChunk } from '#web/platform/loadChunk.ts';

import { tmdbRequest } from './tmdbRequest.ts';

type Fetch = (request: Request) => Promise<Response>;

/** A file beside the page. */
const avatarList = '/api/avatars';

/**
 * The app's fetch where there is no server of ours: TMDB answers its protocol itself, and our server's answers
 * below `/api` are built here, of TMDB's answers.
 */
export function createStaticFetch({ tmdb }: StaticBuild): Fetch {
  let answers: Fetch | undefined;

  async function answer(request: Request): Promise<Response> {
    answers ??= (await loadChunk(() => import('./createAnswers.ts'))).createAnswers(tmdb);
    return answers(request);
  }

  return (request) => {
    const { pathname, search } = new URL(request.url);
    if (pathname.startsWith('/3/')) return fetch(tmdbRequest(tmdb, pathname + search, request));
    return pathname.startsWith('/api/') && pathname !== avatarList ? answer(request) : fetch(request);
  };
}
