import type { StaticBuild } from '@marquee/contracts/staticBuild.ts';

/** A question to TMDB itself: `path` begins with `/3/`. */
export function tmdbRequest({ base, token }: StaticBuild['tmdb'], path: string, init: RequestInit): Request {
  const request = new Request(base + path, init);
  request.headers.set('authorization', `Bearer ${token}`);
  return request;
}
