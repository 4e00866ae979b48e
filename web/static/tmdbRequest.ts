import type { StaticBuild } from '#contracts/staticBuild.ts';

/** A question to TMDB itself: `path` begins with `/3/`. */
export const tmdbRequest = (
  { base, token }: StaticBuild['tmdb'],
  path: string,
  signal: AbortSignal | null = null,
): Request =>
  new Request(base + path, {
    headers: { authorization: `Bearer ${token}`, accept: 'application/json' },
    // Nothing of this page's address is its business.
    referrerPolicy: 'origin',
    credentials: 'omit',
    signal,
  });
