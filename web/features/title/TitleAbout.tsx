import type { ReactNode } from 'react';

import { cx } from '#web/lib/cx.ts';
import { title as words } from '#web/messages/en/title.ts';
import { Meta } from '#web/ui/Meta.tsx';
import { Picture, Plate } from '#web/ui/Picture.tsx';

import { posterSizes } from './TitleSkeleton.tsx';

import text from '#web/ui/type.module.css';
import styles from './TitleAbout.module.css';

type Props = {
  name: string;
  poster: string | null;
  meta: readonly ReactNode[];
  actions?: ReactNode;
  overview: string;
  /** The overview's language, where that isn't the page's. */
  lang?: string | undefined;
  score?: ReactNode;
  facts?: ReactNode;
};

/** Below the opening: the poster over its edge, what it is about, and the facts. */
export function TitleAbout({ name, poster, meta, actions, score, overview, lang, facts }: Props) {
  return (
    <div className={cx(text.wrap, styles.about)}>
      <div className={styles.poster}>
        <Plate titlePoster>
          <Picture path={poster} kind="poster" sizes={posterSizes} alt={words.posterOf(name)} />
        </Plate>
      </div>
      <div className={styles.body}>
        <div className={styles.beside}>
          <Meta items={meta} className={styles.meta} />
          {score}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
        {overview !== '' && (
          <p className={text.lead} lang={lang}>
            {overview}
          </p>
        )}
        {overview === '' && poster === null && <p className={text.lead}>{words.nameOnly}</p>}
      </div>
      {facts && <div className={styles.facts}>{facts}</div>}
    </div>
  );
}
