import { Fragment, useId } from 'react';

import type { Title } from '#web/api/titleModel.ts';
import { cx } from '#web/lib/cx.ts';
import { facetHref } from '#web/lib/facetHref.ts';
import { titleMore as words } from '#web/messages/en/titleMore.ts';
import { AppLink } from '#web/ui/AppLink.tsx';

import text from '#web/ui/type.module.css';
import styles from './Keywords.module.css';

/** What it is about, in the catalogue's words, each leading to everything about the same. */
export function Keywords({ media, keywords }: Pick<Title, 'media' | 'keywords'>) {
  const heading = useId();
  if (keywords.length === 0) return null;
  return (
    <section className={cx(text.wrap, styles.section)} aria-labelledby={heading}>
      <h2 id={heading} className={styles.heading}>
        {words.aboutWhat}
      </h2>
      <ul className={styles.keys}>
        {keywords.map(({ id, name }) => (
          <Fragment key={id}>
            <li>
              <AppLink className={text.link} href={facetHref(media, 'keyword', id)}>
                {name}
              </AppLink>
            </li>{' '}
          </Fragment>
        ))}
      </ul>
    </section>
  );
}
