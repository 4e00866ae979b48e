import { Fragment, useId } from 'react';

import { paths } from '#contracts/paths.ts';
import { cx } from '#web/lib/cx.ts';
import { titleMore as words } from '#web/messages/en/titleMore.ts';
import { AppLink } from '#web/ui/AppLink.tsx';

import text from '#web/ui/type.module.css';
import styles from './Keywords.module.css';

/** What it is about, in words that lead to everything else about that. */
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
            <li>
              <AppLink className={text.link} href={paths.search(keyword)}>
                {keyword}
              </AppLink>
            </li>{' '}
          </Fragment>
        ))}
      </ul>
    </section>
  );
}
