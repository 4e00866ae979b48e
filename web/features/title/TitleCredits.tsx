import type { CastMember, CrewMember } from '#web/api/titleModel.ts';
import { titleMore as words } from '#web/messages/en/titleMore.ts';
import { Icon } from '#web/ui/Icon.tsx';

import { type CreditLine, CreditLines } from './CreditLines.tsx';
import { crewByDepartment } from './crewByDepartment.ts';

import text from '#web/ui/type.module.css';
import styles from './TitleCredits.module.css';

const shownAtFirst = 6;

const castLine = ({ id, name, part }: CastMember): CreditLine => ({ id, name, role: part });

/** The cast as end credits; everybody else one press away. */
export function TitleCredits({ cast, crew }: { cast: readonly CastMember[]; crew: readonly CrewMember[] }) {
  const departments = crewByDepartment(crew);
  const people = new Set([...cast, ...crew].map(({ id }) => id));
  const rest = cast.slice(shownAtFirst);
  return (
    <>
      <CreditLines lines={cast.slice(0, shownAtFirst).map(castLine)} />
      {(rest.length > 0 || departments.length > 0) && (
        <details className={styles.all}>
          <summary className={styles.more}>
            {words.castAndCrew(people.size)}
            <Icon name="right" />
          </summary>
          <CreditLines lines={rest.map(castLine)} />
          {departments.map(({ name, lines }) => (
            <section key={name} className={styles.department}>
              <h3 className={text.small}>{words.departments[name] ?? name}</h3>
              <CreditLines
                lines={lines.map(({ id, name: who, jobs }) => ({ id, name: who, role: jobs.join(', ') }))}
              />
            </section>
          ))}
        </details>
      )}
    </>
  );
}
