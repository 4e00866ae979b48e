import type { ReactNode } from 'react';

import type { Person } from '#web/api/personOf.ts';
import { person as words } from '#web/messages/en/person.ts';
import { ChipLink } from '#web/ui/ChipLink.tsx';

import { filmography } from './filmography.ts';
import { crafts, filmographyAddress, type FilmographyView, media, workSorts } from './filmographyAddress.ts';

import styles from './FilmographyFilters.module.css';

type Props = { person: Person; view: FilmographyView };

function Group({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.group} role="group" aria-label={label}>
      {children}
    </div>
  );
}

/** Links to the other views. A filter that would change nothing isn't offered. */
export function FilmographyFilters({ person, view }: Props) {
  const { works } = person;
  const link = (change: Partial<FilmographyView>, label: string, count?: number) => {
    const target = { ...view, ...change };
    const isCurrent = target.sort === view.sort && target.craft === view.craft && target.media === view.media;
    return (
      <ChipLink
        key={label}
        replace
        href={filmographyAddress(person, target)}
        current={isCurrent}
        count={count}
      >
        {label}
      </ChipLink>
    );
  };
  const countOf = (change: Partial<FilmographyView>) =>
    filmography(works, { sort: 'newest', craft: null, media: null, ...change }).length;

  const known = crafts.flatMap((craft) => {
    const count = countOf({ craft });
    return count > 0 ? [{ craft, count }] : [];
  });
  const kinds = media.flatMap((kind) => {
    const count = countOf({ media: kind });
    return count > 0 ? [{ kind, count }] : [];
  });
  return (
    <div className={styles.filters} role="group" aria-label={words.filters}>
      {known.length > 1 && (
        <Group label={words.work}>
          {link({ craft: null }, words.all)}
          {known.map(({ craft, count }) => link({ craft }, words.as[craft], count))}
        </Group>
      )}
      {kinds.length > 1 && (
        <Group label={words.kind}>
          {link({ media: null }, words.both)}
          {kinds.map(({ kind, count }) => link({ media: kind }, words.kinds[kind], count))}
        </Group>
      )}
      <Group label={words.order}>{workSorts.map((sort) => link({ sort }, words.sorts[sort]))}</Group>
    </div>
  );
}
