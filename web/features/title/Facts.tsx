import type { ReactNode } from 'react';

import { title as words } from '#web/messages/en/title.ts';

import styles from './Facts.module.css';

export type Fact = { name: string; value: ReactNode };

/** What is known, line by line between hairlines. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  if (facts.length === 0) return null;
  return (
    <dl className={styles.facts} aria-label={words.facts}>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
