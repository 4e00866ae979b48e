/** `starting` until the catalogue is open and the renderer loaded, `stopping` from the first signal on. */
export type Phase = 'starting' | 'ready' | 'stopping';

const answer = (status: number, body: { status: string }) =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store' } });

/** `/healthz` says that the process lives, `/readyz` that it may be sent visitors. Null for every other address. */
export function healthOf(path: string, phase: Phase): Response | null {
  if (path === '/healthz') return answer(200, { status: 'ok' });
  if (path === '/readyz') return answer(phase === 'ready' ? 200 : 503, { status: phase });
  return null;
}
