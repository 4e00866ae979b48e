import { skipToken } from '@reduxjs/toolkit/query/react';
import type { ReactNode } from 'react';

import { type PersonWorkArg, usePersonWorkQuery } from '#web/api/personWork.ts';
import type { FoundPage } from '#web/api/search.ts';
import type { PersonHit, SearchHit, TitleHit } from '#web/api/searchHit.ts';
import { search } from '#web/messages/en/search.ts';
import { AppLink } from '#web/ui/AppLink.tsx';
import { ButtonLink } from '#web/ui/Button.tsx';
import { useMarksHere } from '#web/ui/MarksContext.tsx';
import { Meta } from '#web/ui/Meta.tsx';
import { Picture, Plate } from '#web/ui/Picture.tsx';
import { Score } from '#web/ui/Score.tsx';

import { hitBrief, hitGenres, hitHref, whyLine } from './hitFacts.ts';
import { FoundPeople, HitRow } from './HitRow.tsx';
import { Marked, MarkedName } from './Marked.tsx';
import { type SearchAddress, searchHref } from './searchAddress.ts';

import styles from './Hits.module.css';

type HitListProps = {
  hits: readonly SearchHit[];
  query: string;
  /** Films and series in one list. */
  mixed: boolean;
  /** A better line for a hit than the answer itself has. */
  noteOf: (hit: SearchHit) => string | null;
};

/** The rows of what was found. */
function HitList({ hits, query, mixed, noteOf }: HitListProps) {
  return (
    <ol className={styles.best} aria-label={search.hits}>
      {hits.map((hit) => (
        <HitRow key={hitHref(hit)} hit={hit} query={query} mixed={mixed} note={noteOf(hit)} />
      ))}
    </ol>
  );
}

type TopHitProps = {
  hit: SearchHit;
  query: string;
  /** A line about a person, where more is known than the search answers. */
  line?: string | null;
};

function TitleFacts({ hit, query }: { hit: TitleHit; query: string }) {
  const why = whyLine(hit);
  return (
    <>
      <Meta items={[hit.year, hitGenres(hit)]} />
      {why !== null && (
        <span className={styles.bestNote}>
          <Marked text={why} query={query} />
        </span>
      )}
    </>
  );
}

const aboutPerson = ({ department, knownFor }: PersonHit): string =>
  knownFor.length > 0 ? search.knownFor(knownFor) : search.profession(department);

/** The hit that was most likely meant, large. */
function TopHit({ hit, query, line = null }: TopHitProps) {
  const isPerson = hit.kind === 'person';
  return (
    <AppLink
      className={styles.hit}
      href={hitHref(hit)}
      {...(!isPerson && { morph: true, brief: hitBrief(hit) })}
    >
      <Plate className={styles.picture}>
        <Picture
          path={hit.picture}
          kind={isPerson ? 'profile' : 'poster'}
          sizes="(width >= 640px) 128px, 88px"
          eager
        />
      </Plate>
      <span className={styles.bestWords}>
        <span className={styles.kind}>{search.kind[hit.kind]}</span>
        <span className={styles.bestName}>
          <MarkedName hit={hit} query={query} />
        </span>
        <span className={styles.bestFacts}>
          {hit.kind === 'person' ? (line ?? aboutPerson(hit)) : <TitleFacts hit={hit} query={query} />}
        </span>
      </span>
      {hit.kind !== 'person' && hit.score > 0 && (
        <span className={styles.score}>
          <Score value={hit.score} />
        </span>
      )}
    </AppLink>
  );
}

/** The hit to show large: the likeliest of a list that has the closest first and begins at its beginning. */
export function bestHitOf({ best, page, people }: FoundPage, hits: readonly SearchHit[], narrowing: string) {
  const isSorted = /(?:^|&)sort=(?!match)/.test(narrowing);
  if (isSorted || page > 1) return null;
  return [...people, ...hits].find(({ kind, id }) => kind === best?.kind && id === best.id) ?? null;
}

/** The query for a person's work. */
export const workOf = ({ id, name, department }: PersonHit): PersonWorkArg => ({ id, name, department });

type FoundHitsProps = {
  address: SearchAddress;
  found: FoundPage;
  hits: readonly SearchHit[];
  /** The replacement of films and series where there are none. */
  children?: ReactNode;
};

/** What was most likely meant, large; the first people; and the list. */
export function FoundHits({ address, found, hits, children }: FoundHitsProps) {
  const best = bestHitOf(found, hits, address.narrowing);
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
