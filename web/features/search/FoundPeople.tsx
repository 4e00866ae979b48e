import type { PersonHit } from '#web/api/searchHit.ts';
import { search } from '#web/messages/en/search.ts';
import { AppLink } from '#web/ui/AppLink.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Picture, Plate } from '#web/ui/Picture.tsx';

import { hitHref } from './hitFacts.ts';
import { MarkedName } from './Marked.tsx';

import styles from './FoundPeople.module.css';

type FoundPeopleProps = {
  people: readonly PersonHit[];
  query: string;
  /** Where all of them are. */
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
              <Plate className={styles.picture}>
                <Picture path={person.picture} kind="profile" sizes="48px" />
              </Plate>
              <span className={styles.words}>
                <span className={styles.name}>
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
