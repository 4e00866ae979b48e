import { type ReactNode, useId } from 'react';

import { cx } from '#web/lib/cx.ts';
import { homeBelow } from '#web/messages/en/homeBelow.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import { Plate } from '#web/ui/Plate.tsx';

import text from '#web/ui/type.module.css';
import styles from './InFocus.module.css';

type InFocusProps = {
  name: string;
  href: string;
  backdrop: string | null;
  words: string;
  more: string;
  /** Four posters. */
  children: ReactNode;
};

/** One person of the week: a wide picture, a few words, and four films that overlap its edge. */
export function InFocus({ name, href, backdrop, words, more, children }: InFocusProps) {
  const heading = useId();
  return (
    <section className={cx(text.wrap, styles.section)} aria-labelledby={heading}>
      <div className={styles.focus}>
        <Plate wide className={styles.wide}>
          <Picture path={backdrop} kind="backdrop" sizes="(width >= 1024px) 70vw, 100vw" />
        </Plate>
        <div className={styles.say}>
          <p className={cx(text.small, text.dim)}>{homeBelow.focus.kicker}</p>
          <h2 className={text.h1} id={heading}>
            {name}
          </h2>
          <p className={cx(text.dim, styles.words)}>{words}</p>
          <ButtonLink href={href}>{more}</ButtonLink>
        </div>
        <div className={styles.set}>{children}</div>
      </div>
    </section>
  );
}
