import type { TmdbBreaker } from './breaker.ts';
import type { GatewayHealth, Hop } from './gateway.ts';
import type { News } from './revalidate.ts';

type Parts = { breaker: TmdbBreaker; look: () => Promise<News | null>; now: () => Date };

/** After an answer this recent, TMDB isn't asked only for its health. */
const lately = 1000;
/** A look that takes longer has failed, though its answer may still come. */
const patience = 2000;

/**
 * The health of TMDB, for health checks: visitors may be served from what is kept for a long time before one of
 * them needs TMDB. So it is asked for something small, the next time for the answer to be known.
 */
export function createHealth({ breaker, look, now }: Parts): () => GatewayHealth {
  const underWay = new Set<{ at: number }>();
  let failed: { hop: Hop; at: number } | null = null;
  let lookedAt = Number.NEGATIVE_INFINITY;

  const lookAgain = async () => {
    const one = { at: now().getTime() };
    lookedAt = one.at;
    underWay.add(one);
    const news = await look().finally(() => underWay.delete(one));
    if (news === null) return;
    failed = news.ok ? null : { hop: news.hop, at: one.at };
  };

  return () => {
    const time = now().getTime();
    const heardAt = breaker.heardAt();
    const isNews = time - Math.max(heardAt, lookedAt) >= lately;
    // Those that hang don't keep others from looking whether it is back.
    const isLooking = [...underWay].some(({ at }) => time - at < patience);
    if (isNews && !isLooking) void lookAgain();

    const health = breaker.health();
    if (health.status === 'failing') return health;
    const late = [...underWay].find(({ at }) => at > heardAt && time - at >= patience);
    const found = failed && failed.at > heardAt ? failed : late && { hop: 'time-out' as const, at: late.at };
    if (!found) return health;
    return { status: 'failing', hop: found.hop, since: new Date(found.at), retryAt: new Date(time) };
  };
}
