import { usePersonWorkQuery } from '#web/api/personWork.ts';
import type { PersonHit } from '#web/api/searchHit.ts';
import { search } from '#web/messages/en/search.ts';

import { byFame, rolesIn, summaryOf } from './describeWork.ts';
import { hitHref } from './hitHref.ts';
import { HitList } from './HitList.tsx';
import { HitRow } from './HitRow.tsx';
import { TopHit } from './TopHit.tsx';

const mostRows = 8;

/** A person who was most likely meant, with the work they are best known for and what they did in it. */
export function PersonResult({ person, query }: { person: PersonHit; query: string }) {
  const { data: works = [] } = usePersonWorkQuery(person.id);
  const shown = byFame(works).slice(0, mostRows);
  return (
    <>
      <TopHit
        hit={person}
        query={query}
        line={works.length > 0 ? search.workLine(summaryOf(works, person.department)) : null}
      />
      {shown.length > 0 && (
        <HitList
          title={search.knownHere}
          more={
            works.length > shown.length
              ? { href: hitHref(person), label: search.allWork(person.name) }
              : undefined
          }
        >
          {shown.map((work) => (
            <HitRow
              key={hitHref(work.title)}
              hit={work.title}
              query={query}
              mixed
              note={search.workNote(rolesIn(work), person.name, work.parts[0] ?? '')}
            />
          ))}
        </HitList>
      )}
    </>
  );
}
