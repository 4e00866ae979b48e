import { memo } from 'react';

import type { PersonHit, SearchHit } from '#web/api/searchHit.ts';
import { search } from '#web/messages/en/search.ts';
import { AppLink } from '#web/ui/AppLink.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { TitleCard } from '#web/ui/MarksContext.tsx';
import { Meta } from '#web/ui/Meta.tsx';
import { Picture, Plate } from '#web/ui/Picture.tsx';
import { Score } from '#web/ui/Score.tsx';

import { hitBrief, hitGenres, hitHref, whyLine } from './hitFacts.ts';
import { Marked, MarkedName } from './Marked.tsx';

import styles from './Hits.module.css';

type HitRowProps = {
  hit: SearchHit;
  /** What is underlined. */
  query: string;
  /** Films and series are in one list here: a series is marked as one. */
  mixed: boolean;
  /** A better line on why it is here than the answer itself has. */
  note: string | null;
};

function aboutOf(hit: SearchHit): string | null {
  const why = whyLine(hit);
  return why === null && hit.kind === 'person' && hit.knownFor.length > 0
    ? search.knownFor(hit.knownFor)
    : why;
}

/**
 * One hit of a list: picture, name, facts, and the letters that matched underlined. While the next answer is on its
 * way, typing doesn't render the rows again.
 */
export const HitRow = memo(function HitRow({ hit, query, mixed, note }: HitRowProps) {
  const words = note ?? aboutOf(hit);
  const isPerson = hit.kind === 'person';
  const row = (
    <AppLink
      className={styles.row}
      href={hitHref(hit)}
      {...(!isPerson && { morph: true, brief: hitBrief(hit) })}
    >
      <Plate className={styles.picture}>
        <Picture path={hit.picture} kind={isPerson ? 'profile' : 'poster'} sizes="64px" />
      </Plate>
      <span className={styles.words}>
        <span className={styles.name}>
          <MarkedName hit={hit} query={query} />
        </span>
        <span className={styles.facts}>
          {isPerson ? (
            search.profession(hit.department)
          ) : (
            <Meta items={[hit.year, mixed && hit.kind === 'tv' && search.kind.tv, hitGenres(hit)]} />
          )}
        </span>
        {words !== null && (
          <span className={styles.note}>
            <Marked text={words} query={query} />
          </span>
        )}
      </span>
      {!isPerson && hit.score > 0 && (
        <span className={styles.score}>
          <Score value={hit.score} />
        </span>
      )}
    </AppLink>
  );
  return hit.kind === 'person' ? (
    <li className={styles.item}>{row}</li>
  ) : (
    <TitleCard as="li" row className={styles.item} title={{ media: hit.kind, id: hit.id, name: hit.name }}>
      {row}
    </TitleCard>
  );
});

type FoundPeopleProps = {
  people: readonly PersonHit[];
  query: string;
  /** The link to all of them. */
  more?: { href: string; label: string } | undefined;
};

/** The first people beside films and series, in one line. */
export function FoundPeople({ people, query, more }: FoundPeopleProps) {
  return (
    <section className={styles.people} aria-label={search.kinds.person}>
      <h2 className={styles.title}>{search.kinds.person}</h2>
      <ul className={styles.list}>
        {people.map((person) => (
          <li key={person.id}>
            <AppLink className={styles.person} href={hitHref(person)}>
              <Plate className={styles.personPicture}>
                <Picture path={person.picture} kind="profile" sizes="48px" />
              </Plate>
              <span className={styles.personWords}>
                <span className={styles.personName}>
                  <MarkedName hit={person} query={query} />
                </span>
                <span className={styles.work}>{search.profession(person.department)}</span>
              </span>
            </AppLink>
          </li>
        ))}
        {more && (
          <li>
            <AppLink className={styles.more} href={more.href}>
              {more.label}
              <Icon name="right" />
            </AppLink>
          </li>
        )}
      </ul>
    </section>
  );
}
