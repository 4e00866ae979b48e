import type { Family } from './families.ts';
import type { SeenAnswer } from './seen.ts';

/** What `docs` promise of each family while TMDB fails; an answer is checked against it, and violations are named. */

const hops = new Set(['dns', 'tcp', 'tls', 'time-out', 'token', 'quota', 'upstream', 'answer']);
const notice =
  /TMDB (?:can(?:'|&#x27;|’)t be reached|doesn|is limiting requests|rejects|doesn|answers with errors)|TMDB(?:'|&#x27;|’)s answers/;
const retry = /Try again/;

const isProblem = (text: string) => /"(?:code|status_code)":/.test(text);

function missing({ says }: Family, { text }: SeenAnswer): string | null {
  const lacking = says.find((word) => !text.includes(word));
  return lacking === undefined ? null : `lacks ${JSON.stringify(lacking)}`;
}

/** An answer given while TMDB fails says so, names the failure stage, and must not be cached. */
function unmarked({ kind }: Family, seen: SeenAnswer): string | null {
  const isKept = !/no-store/.test(seen.lifetime);
  if (kind === 'page') {
    if (!notice.test(seen.text)) return 'says nothing of its age';
    if (!retry.test(seen.text)) return 'offers no other try';
    return isKept ? `may be kept: ${seen.lifetime}` : null;
  }
  if (kind === 'service') return null;
  if (!hops.has(seen.cause ?? '')) return `names no cause: ${seen.cause}`;
  return isKept ? `may be kept: ${seen.lifetime}` : null;
}

/** Asked for before, and now TMDB fails: the same answer again. */
export function breachWarm(family: Family, seen: SeenAnswer): string | null {
  if (seen.status !== 200) return `status ${seen.status}`;
  const lacking = missing(family, seen);
  if (lacking !== null) return lacking;
  if (family.kind === 'protocol' && seen.source !== 'stale') return `comes from ${seen.source}`;
  if (family.kind === 'protocol' && !(seen.age !== null && seen.age > 0)) return `is ${seen.age} seconds old`;
  return unmarked(family, seen);
}

/** Never asked for before: Marquee's own data, or a time to retry. */
export function breachCold(family: Family, seen: SeenAnswer): string | null {
  if (family.onlyTmdb) {
    if (seen.status !== 503) return `status ${seen.status}`;
    if (seen.retryAfter === null) return 'does not say when to come back';
    return family.kind === 'page'
      ? retry.test(seen.text)
        ? null
        : 'offers no other try'
      : isProblem(seen.text)
        ? null
        : 'has no body of a failure';
  }
  if (seen.status !== 200) return `status ${seen.status}`;
  const lacking = missing(family, seen);
  if (lacking !== null) return lacking;
  if (family.kind === 'protocol' && seen.source !== 'embedded') return `comes from ${seen.source}`;
  return unmarked(family, seen);
}

/** TMDB answers again: answers are current, without any sign of age. */
export function breachFresh(family: Family, seen: SeenAnswer): string | null {
  if (seen.status !== 200) return `status ${seen.status}`;
  const lacking = missing(family, seen);
  if (lacking !== null) return lacking;
  if (family.kind === 'protocol') return seen.source === 'tmdb' ? null : `comes from ${seen.source}`;
  return family.kind === 'page' && notice.test(seen.text) ? 'still speaks of its age' : null;
}
