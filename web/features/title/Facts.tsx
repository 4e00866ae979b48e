import type { ReactNode } from 'react';

import { titleFacts as words } from '#web/messages/en/titleFacts.ts';
import { AppLink } from '#web/ui/AppLink.tsx';

import text from '#web/ui/type.module.css';
import styles from './Facts.module.css';

export type FactLine = {
  name: string;
  value: ReactNode;
  /** Where the line's name leads: everything that shares its value. `label` says so, beginning with the name. */
  all?: { href: string; label: string } | undefined;
};

/** What is known, line by line between hairlines. */
export function Facts({ facts }: { facts: readonly FactLine[] }) {
  if (facts.length === 0) return null;
  return (
    <dl className={styles.facts} aria-label={words.facts}>
      {facts.map(({ name, value, all }) => (
        <div key={name}>
          <dt>
            {all ? (
              <AppLink className={text.link} href={all.href} aria-label={all.label}>
                {name}
              </AppLink>
            ) : (
              name
            )}
          </dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
