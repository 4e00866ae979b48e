/** Where an answer of TMDB's protocol comes from; ordered from the best to the least. */
const sources = ['tmdb', 'stale', 'embedded'] as const;

type Heard = { source: (typeof sources)[number]; age?: number; cause?: string };

export type Provenances = {
  listen: (heard: Heard) => void;
  /** For an answer made of several; nothing where all of them are fresh from TMDB. */
  headers: () => Record<string, string>;
};

/** Collects the sources of one answer's parts. What isn't TMDB's current answer is not cached. */
export function createProvenances(): Provenances {
  let least: Heard | null = null;
  let age = 0;
  return {
    listen: (heard) => {
      age = Math.max(age, heard.age ?? 0);
      if (!least || sources.indexOf(heard.source) > sources.indexOf(least.source)) least = heard;
    },
    headers: () => {
      if (!least || least.source === 'tmdb') return {};
      return {
        'cache-control': 'no-store',
        'x-marquee-source': least.source,
        ...(least.source === 'stale' && { age: String(age) }),
        ...(least.cause !== undefined && { 'x-marquee-cause': least.cause }),
      };
    },
  };
}
