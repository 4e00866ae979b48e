import { Fragment, useId } from 'react';

import { cx } from '#web/lib/cx.ts';
import { titleMore as words } from '#web/messages/en/titleMore.ts';

import text from '#web/ui/type.module.css';
import styles from './Keywords.module.css';

/** What it is about, in the catalogue's words. They lead nowhere: search knows names, not subjects. */
export function Keywords({ keywords }: { keywords: readonly string[] }) {
  const heading = useId();
  if (keywords.length === 0) return null;
  return (
    <section className={cx(text.wrap, styles.section)} aria-labelledby={heading}>
      <h2 id={heading} className={styles.heading}>
        {words.aboutWhat}
      </h2>
      <ul className={styles.keys}>
        {keywords.map((keyword) => (
          <Fragment key={keyword}>
            <li>{keyword}</li>{' '}
          </Fragment>
        ))}
      </ul>
    </section>
  );
}
