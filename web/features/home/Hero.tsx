import type { ReactNode } from 'react';

import type { Langs } from '#web/api/titleModel.ts';
import { cx } from '#web/lib/cx.ts';
import { titleLines, titleSize } from '#web/lib/titleBreak.ts';
import { home } from '#web/messages/en/home.ts';
import { ButtonLink } from '#web/ui/ButtonLink.tsx';
import { Meta } from '#web/ui/Meta.tsx';
import { Picture } from '#web/ui/Picture.tsx';

import { heroSizes } from './heroPicture.ts';

import text from '#web/ui/type.module.css';
import styles from './Hero.module.css';

type HeroProps = {
  title: string;
  href: string;
  backdrop: string | null;
  tagline: string;
  /** Of the title and the tagline, where they aren't in the page's language. */
  langs?: Langs | undefined;
  facts: readonly (string | number | null)[];
  /** The button that plays the trailer. */
  play: ReactNode;
  /** The picture in motion, over the picture that stands. */
  preview?: ReactNode;
  /** The week's features as an index. */
  programme: ReactNode;
};

/** The feature of the week: one film, chosen, over the whole width. */
export function Hero({ title, href, backdrop, tagline, langs, facts, play, preview, programme }: HeroProps) {
  return (
    <section className={styles.hero} aria-label={home.feature}>
      <Picture path={backdrop} kind="backdrop" sizes={heroSizes} priority className={styles.picture} />
      {preview}
      <div className={cx(text.wrap, styles.body)}>
        <div>
          <p className={styles.kicker}>{home.feature}</p>
          <h1 className={cx(text[titleSize(title)], text.stagger, styles.title)} lang={langs?.name}>
            {titleLines(title).map((line, index) => (
              <span key={line}>
                {line}
                {index === 0 && ' '}
              </span>
            ))}
          </h1>
          {tagline !== '' && (
            <p className={text.lead} lang={langs?.tagline}>
              {tagline}
            </p>
          )}
          <Meta items={facts} className={styles.facts} />
          <div className={styles.actions}>
            {play}
            <ButtonLink href={href}>{home.about}</ButtonLink>
          </div>
        </div>
        {programme}
      </div>
    </section>
  );
}
