import { about } from '#web/messages/en/about.ts';

import styles from './AboutPage.module.css';

const { keys } = about;

type Row = { keys: readonly string[]; does: string };

const groups: readonly { title: string; rows: readonly Row[] }[] = [
  { title: keys.pages, rows: keys.rows },
  { title: keys.searching, rows: keys.searchRows },
  { title: keys.trailer, rows: keys.trailerRows },
];

/** What each key does, by where it does it. */
export function KeyboardHelp() {
  return (
    <div className={styles.keys}>
      {groups.map(({ title, rows }) => (
        <section key={title}>
          <h3 className={styles.keysTitle}>{title}</h3>
          <dl>
            {rows.map(({ keys, does }) => (
              <div key={does} className={styles.key}>
                <dt>
                  {keys.map((key) => (
                    <kbd key={key}>{key}</kbd>
                  ))}
                </dt>
                <dd>{does}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
