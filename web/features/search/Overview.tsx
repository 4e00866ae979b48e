import type { SearchHit } from '#web/api/searchHit.ts';
import { search } from '#web/messages/en/search.ts';

import { bestHit, compareHits } from './bestHit.ts';
import { hitHref } from './hitHref.ts';
import { HitList } from './HitList.tsx';
import { HitRow } from './HitRow.tsx';
import { PersonResult } from './PersonResult.tsx';
import { kinds, searchHref } from './searchAddress.ts';
import { TopHit } from './TopHit.tsx';
import type { Results } from './useResults.ts';

const mostOfKind = 6;

type OverviewProps = {
  /** As typed: what the links to each kind ask for. */
  query: string;
  /** As found: what is underlined. */
  spelling: string;
  byKind: Results['byKind'];
};

/** Everything that was found: what was most likely meant, then the rest by kind, the kind of the best first. */
export function Overview({ query, spelling, byKind }: OverviewProps) {
  const best = bestHit(
    kinds.map((kind) => byKind[kind].hits?.[0]),
    spelling,
  );
  if (!best) return null;
  const compare = compareHits(spelling);
  const isBest = (hit: SearchHit) => hitHref(hit) === hitHref(best);
  const sections = kinds
    .map((kind) => {
      const { hits, total } = byKind[kind];
      const rest = (hits ?? []).filter((hit) => !isBest(hit));
      return { kind, total, rest, shown: rest.slice(0, mostOfKind) };
    })
    .filter(({ shown }) => shown.length > 0)
    .sort(({ shown: [a] }, { shown: [b] }) => {
      if (!a || !b) return 0;
      return Number(b.kind === best.kind) - Number(a.kind === best.kind) || compare(a, b);
    });
  return (
    <>
      {best.kind === 'person' ? (
        <PersonResult key={best.id} person={best} query={spelling} />
      ) : (
        <TopHit hit={best} query={spelling} />
      )}
      {sections.map(({ kind, total, rest, shown }) => (
        <HitList
          key={kind}
          title={search.kinds[kind]}
          more={
            rest.length > shown.length
              ? { href: searchHref({ query, kind }), label: search.seeAll(kind, total) }
              : undefined
          }
        >
          {shown.map((hit) => (
            <HitRow key={hit.id} hit={hit} query={spelling} />
          ))}
        </HitList>
      ))}
    </>
  );
}
