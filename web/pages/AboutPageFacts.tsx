import styles from './AboutPage.module.css';

type Props = { rows: readonly (readonly [name: string, words: string])[] };

/** Names and their descriptions. */
export function Facts({ rows }: Props) {
  return (
    <dl className={styles.facts}>
      {rows.map(([name, words]) => (
        <div key={name} className={styles.fact}>
          <dt>{name}</dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  );
}
