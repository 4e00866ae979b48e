import { skipToken } from '@reduxjs/toolkit/query/react';
import type { ReactNode } from 'react';

import { type PersonWorkArg, usePersonWorkQuery } from '#web/api/personWork.ts';
import type { FoundPage } from '#web/api/search.ts';
import type { PersonHit, SearchHit } from '#web/api/searchHit.ts';
import { search } from '#web/messages/en/search.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { useMarksHere } from '#web/ui/MarksContext.ts';

import { FoundPeople } from './FoundPeople.tsx';
import { HitList } from './HitList.tsx';
import { type SearchAddress, searchHref } from './searchAddress.ts';
import { TopHit } from './TopHit.tsx';

import styles from './FoundHits.module.css';

/** The hit to show large: the likeliest of a list that has the closest first and begins at its beginning. */
export function bestOf({ best, page, people }: FoundPage, hits: readonly SearchHit[], narrowing: string) {
  const isSorted = /(?:^|&)sort=(?!match)/.test(narrowing);
  if (isSorted || page > 1) return null;
  return [...people, ...hits].find(({ kind, id }) => kind === best?.kind && id === best.id) ?? null;
}

/** What to ask about somebody's work. */
export const workOf = ({ id, name, department }: PersonHit): PersonWorkArg => ({ id, name, department });

type FoundHitsProps = {
  address: SearchAddress;
  found: FoundPage;
  hits: readonly SearchHit[];
  /** What stands in place of films and series where there are none. */
  children?: ReactNode;
};

/** What was most likely meant, large; the first people; and the list. */
export function FoundHits({ address, found, hits, children }: FoundHitsProps) {
  const best = bestOf(found, hits, address.narrowing);
  const person = best?.kind === 'person' ? best : null;
  const { currentData: work } = usePersonWorkQuery(person ? workOf(person) : skipToken);
  const noteOf = ({ kind, id, why }: SearchHit) =>
    (why?.by === 'person' && why.text === person?.name && work?.notes[`${kind} ${id}`]) || null;
  const spelling = found.corrected ?? found.query;
  const isRest = (hit: SearchHit) => hit !== best;
  const [people, rest] = [found.people.filter(isRest), hits.filter(isRest)];
  const first = { ...address, page: 1 };
  const marks = useMarksHere();
  const leftOut = rest.filter(
    (hit) => hit.kind !== 'person' && marks?.isHidden({ media: hit.kind, id: hit.id }),
  ).length;
  return (
    <>
      {found.page > 1 && (
        <p className={styles.start}>
          {search.startedAt(found.page)}{' '}
          <ButtonLink variant="quiet" icon="back" href={searchHref(first)} replace>
            {search.firstPage}
          </ButtonLink>
        </p>
      )}
      {best && <TopHit hit={best} query={spelling} line={work?.line ?? null} />}
      {people.length > 0 && (
        <FoundPeople
          people={people}
          query={spelling}
          more={
            found.totals.person > found.people.length
              ? {
                  href: searchHref({ ...first, kind: 'person' }),
                  label: search.seeAll('person', found.totals.person),
                }
              : undefined
          }
        />
      )}
      {rest.length > 0 && (
        <HitList hits={rest} query={spelling} mixed={address.kind === null} noteOf={noteOf} />
      )}
      {leftOut > 0 && <p className={styles.start}>{search.leftOut(leftOut)}</p>}
      {children}
    </>
  );
}
