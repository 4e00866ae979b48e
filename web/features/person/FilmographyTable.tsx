import { paths } from '@marquee/contracts/paths.ts';

import { formatScore } from '#web/lib/format.ts';
import { person as words } from '#web/messages/en/person.ts';
import { AppLink } from '#web/ui/AppLink.tsx';
import { Picture, Plate } from '#web/ui/Picture.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';

import type { Entry } from './filmography.ts';

import styles from './FilmographyTable.module.css';

type Props = {
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
        <AppLink className={styles.link} href={paths.title(media, title.id, name)} morph>
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
export function FilmographyTable({ entries, byYear }: Props) {
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
