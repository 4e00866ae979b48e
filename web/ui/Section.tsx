import { type ReactNode, useId } from 'react';

import { cx } from '#web/lib/cx.ts';
import { common } from '#web/messages/en/shell.ts';

import { AppLink } from './AppLink.tsx';
import { Icon } from './Icon.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

import styles from './Section.module.css';
import text from './type.module.css';

export type SectionProps = {
  title: string;
  subtitle?: ReactNode;
  /** The link to all of it. Without a label of its own it is "See all". */
  more?: { href: string; label?: string } | undefined;
  /** Buttons at the right end of the head. */
  controls?: ReactNode;
  /** The content goes from edge to edge. */
  bleed?: boolean;
  id?: string;
  className?: string | undefined;
  children: ReactNode;
};

/** A part of a page under its own heading. */
export function Section({ title, subtitle, more, controls, bleed, id, className, children }: SectionProps) {
  const heading = useId();
  return (
    <section className={cx(styles.section, className)} id={id} aria-labelledby={heading}>
      <div className={cx(styles.head, text.wrap)}>
        <div>
          <h2 className={text.h2} id={heading}>
            {title}
          </h2>
          {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
        </div>
        {(more || controls) && (
          <div className={styles.end}>
            {more && (
              <AppLink className={styles.more} href={more.href}>
                {more.label ?? common.seeAll}
                <VisuallyHidden>{common.seeAllOf(title)}</VisuallyHidden>
                <Icon name="right" />
              </AppLink>
            )}
            {controls}
          </div>
        )}
      </div>
      {bleed ? children : <div className={text.wrap}>{children}</div>}
    </section>
  );
}
