import type { ReactNode } from 'react';

import type { Langs } from '#web/api/titleModel.ts';
import { cx } from '#web/lib/cx.ts';
import { titleSize } from '#web/lib/titleBreak.ts';
import { title as words } from '#web/messages/en/title.ts';
import { Picture } from '#web/ui/Picture.tsx';

import { openingSizes } from './TitleSkeleton.tsx';

import text from '#web/ui/type.module.css';
import styles from './TitleOpen.module.css';

type Props = {
  name: string;
  /** What the picture is of, where the heading isn't a title itself. */
  of?: string;
  backdrop: string | null;
  /** A line above the heading. */
  above?: ReactNode;
  tagline?: string;
  langs?: Langs | undefined;
  /** Lower: the page is a part of another one. */
  low?: boolean;
};

/** A title page's opening: the picture from edge to edge with the title on its lower edge. */
export function TitleOpen({ name, of = name, backdrop, above, tagline = '', langs, low = false }: Props) {
  return (
    <div className={cx(styles.open, low && styles.low)}>
      <Picture
        className={styles.picture}
        path={backdrop}
        kind="backdrop"
        sizes={openingSizes}
        alt={words.backdropOf(of)}
        priority
      />
      <div className={styles.title} data-on-picture="">
        <div className={cx(text.wrap, styles.words, tagline === '' && styles.bare)}>
          {above}
          <h1 className={text[titleSize(name)]} lang={langs?.name}>
            {name}
          </h1>
          {tagline !== '' && (
            <p className={styles.tagline} lang={langs?.tagline}>
              {tagline}
            </p>
          )}
        </div>
      </div>
    </div>
  );
}

/** In place of a title's picture: a dark room for a message, under the bar for pictures. */
export function TitleRoom({ children }: { children: ReactNode }) {
  return (
    <div className={styles.room} data-on-picture="">
      <div className={text.wrap}>{children}</div>
    </div>
  );
}
