import { type MediaType, paths } from '@marquee/contracts/paths.ts';
import type { ReactNode } from 'react';
import { useSearch } from 'wouter';

import type { Person } from '#web/api/people.ts';
import { formatScore } from '#web/lib/format.ts';
import { facetHref } from '#web/lib/hrefs.ts';
import { catalogue } from '#web/messages/en/catalogue.ts';
import { person as words } from '#web/messages/en/person.ts';
import { AppLink } from '#web/ui/AppLink.tsx';
import { ButtonLink } from '#web/ui/Button.tsx';
import { ChipLink } from '#web/ui/ChipLink.tsx';
import { Icon } from '#web/ui/Icon.tsx';
import { Picture, Plate } from '#web/ui/Picture.tsx';
import { Section } from '#web/ui/Section.tsx';
import { StateMessage } from '#web/ui/StateMessage.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';

import {
  crafts,
  entriesOf,
  type Entry,
  filmography,
  filmographyAddress,
  type FilmographyView,
  media,
  readFilmographyAddress,
  filmographySorts,
} from './filmography.ts';

import chip from '#web/ui/ChipLink.module.css';
import styles from './Filmography.module.css';

type FilmographyTableProps = {
  entries: readonly Entry[];
  /** Years in order: each is shown once, large, at its first title. */
  byYear: boolean;
};

function Row({ entry, showsYear }: { entry: Entry; showsYear: boolean }) {
  const { title, media, name, year, roles } = entry;
  const score = formatScore(title.vote_average);
  return (
    <tr className={showsYear ? styles.first : styles.row}>
      <td className={styles.year}>
        {showsYear ? (
          (year ?? <span className={styles.none}>{words.noDate}</span>)
        ) : (
          <VisuallyHidden>{year ?? words.noDate}</VisuallyHidden>
        )}
      </td>
      <th scope="row" className={styles.title}>
        <AppLink
          className={styles.tableLink}
          href={paths.title(media, title.id, name)}
          morph
          brief={{
            name,
            poster: title.poster_path,
            backdrop: title.backdrop_path,
            facts: catalogue.yearAndScore(year, score),
          }}
        >
          <Plate className={styles.poster}>
            <Picture path={title.poster_path} kind="poster" sizes="3rem" />
          </Plate>
          <span className={styles.name}>
            {name} {media === 'tv' && <small>{words.series}</small>}
          </span>
          {roles.length > 0 && <span className={styles.below}>{roles.join(', ')}</span>}
        </AppLink>
      </th>
      <td className={styles.role}>{roles.join(', ')}</td>
      <td className={styles.score}>{score}</td>
    </tr>
  );
}

/** A filmography as a table: year, title, role and score. */
function FilmographyTable({ entries, byYear }: FilmographyTableProps) {
  return (
    <table className={styles.table}>
      <thead className={styles.head}>
        <tr>
          <th scope="col">{words.year}</th>
          <th scope="col">{words.titleColumn}</th>
          <th scope="col">{words.role}</th>
          <th scope="col">{words.score}</th>
        </tr>
      </thead>
      <tbody>
        {entries.map((entry, index) => (
          <Row
            key={`${entry.media}:${entry.title.id}`}
            entry={entry}
            showsYear={!byYear || entries[index - 1]?.year !== entry.year || index === 0}
          />
        ))}
      </tbody>
    </table>
  );
}

type FilmographyProps = { person: Person; view: FilmographyView };

function Group({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={`${chip.strip} ${styles.group}`} role="group" aria-label={label}>
      {children}
    </div>
  );
}

/** Links to the other views. A filter that would change nothing isn't offered. */
function FilmographyFilters({ person, view }: FilmographyProps) {
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
      <Group label={words.order}>{filmographySorts.map((sort) => link({ sort }, words.sorts[sort]))}</Group>
    </div>
  );
}

const bothMedia: readonly MediaType[] = ['movie', 'tv'];

/** The same work on the discover page, films and series apart. */
function WorkLinks({ person }: { person: Person }) {
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

/** A person's whole work, in the view of the address. */
export function Filmography({ person }: { person: Person }) {
  const view = readFilmographyAddress(useSearch());
  const entries = filmography(person.works, view);
  const everything = { sort: view.sort, craft: null, media: null };
  return (
    <Section
      title={words.filmography}
      subtitle={<span role="status">{words.shown(entries.length)}</span>}
      controls={<WorkLinks person={person} />}
      id="filmography"
    >
      <FilmographyFilters person={person} view={view} />
      {entries.length > 0 ? (
        <FilmographyTable entries={entries} byYear={view.sort === 'newest' || view.sort === 'oldest'} />
      ) : (
        <StateMessage
          title={words.noneTitle}
          actions={
            <ButtonLink replace href={filmographyAddress(person, everything)}>
              {words.clear}
            </ButtonLink>
          }
        >
          <p>{words.none}</p>
        </StateMessage>
      )}
    </Section>
  );
}
