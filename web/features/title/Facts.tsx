import { paths } from '@marquee/contracts/paths.ts';
import { Fragment, type ReactNode } from 'react';

import { titleFacts as words } from '#web/messages/en/titleMore.ts';
import { AppLink } from '#web/ui/AppLink.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';

import text from '#web/ui/type.module.css';
import styles from './Facts.module.css';

export type FactLine = {
  name: string;
  value: ReactNode;
  /** The link of the line's name: everything that shares its value. `label` describes it, beginning with the name. */
  all?: { href: string; label: string } | undefined;
};

/** Facts, line by line between hairlines. */
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

/** Names in a row, each leading to the person. */
export function PersonLinks({ people }: { people: readonly { id: number; name: string }[] }) {
  return people.map(({ id, name }, index) => (
    <Fragment key={id}>
      {index > 0 && ', '}
      <AppLink className={text.link} href={paths.person(id, name)}>
        {name}
      </AppLink>
    </Fragment>
  ));
}

/** A link to another site, in a tab of its own. */
export function OutLink({ href, children }: { href: string; children: string }) {
  return (
    <a className={text.link} href={href} target="_blank" rel="noopener">
      {children}
      <VisuallyHidden>{words.newTab}</VisuallyHidden>
    </a>
  );
}
