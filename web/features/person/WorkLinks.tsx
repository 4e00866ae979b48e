import type { MediaType } from '@marquee/contracts/paths.ts';

import type { Person } from '#web/api/personOf.ts';
import { facetHref } from '#web/lib/facetHref.ts';
import { person as words } from '#web/messages/en/person.ts';
import { AppLink } from '#web/ui/AppLink.tsx';
import { Icon } from '#web/ui/Icon.tsx';

import { entriesOf } from './filmography.ts';

import styles from './WorkLinks.module.css';

const bothMedia: readonly MediaType[] = ['movie', 'tv'];

/** The same work where it can be narrowed down, films and series apart. */
export function WorkLinks({ person }: { person: Person }) {
  const entries = entriesOf(person.works);
  return (
    <span className={styles.links}>
      {bothMedia.map((media) => {
        const count = entries.filter((entry) => entry.media === media).length;
        return (
          count > 1 && (
            <AppLink key={media} className={styles.link} href={facetHref(media, 'person', person.id)}>
              {words.withFilters(count, media)}
              <Icon name="right" />
            </AppLink>
          )
        );
      })}
    </span>
  );
}
