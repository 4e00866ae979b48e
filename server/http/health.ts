/** `starting` until the catalogue is open and the renderer loaded, `stopping` from the first signal on. */
export type Phase = 'starting' | 'ready' | 'stopping';

/** How it stands with TMDB, where it answers: `hop` is the step of a call that fails. */
export type TmdbHealth = { status: 'ok' } | { status: 'failing'; hop: string; since: Date };

const answer = (status: number, body: object) =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store' } });

/**
 * `/healthz` says that the process lives, `/readyz` that it may be sent visitors, and what of its services fails: pages
 * are served all the same. Null for every other address.
 */
export function healthOf(path: string, phase: Phase, tmdb?: () => TmdbHealth): Response | null {
  if (path === '/healthz') return answer(200, { status: 'ok' });
  if (path !== '/readyz') return null;
  const health = tmdb?.();
  const told =
    health?.status === 'failing' ? { status: 'failing', hop: health.hop, since: health.since } : health;
  return answer(phase === 'ready' ? 200 : 503, { status: phase, ...(told && { tmdb: told }) });
}
