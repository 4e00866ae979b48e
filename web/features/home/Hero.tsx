import type { PageHead } from '@marquee/contracts/page.ts';
import type { ReactNode } from 'react';

import type { Langs } from '#web/api/titleModel.ts';
import { cx } from '#web/lib/cx.ts';
import { pictureSource, pictureSrcSet } from '#web/lib/pictures.ts';
import { titleLines, titleSize } from '#web/lib/titleBreak.ts';
import { home } from '#web/messages/en/home.ts';
import { AppLink } from '#web/ui/AppLink.tsx';
import { ButtonLink } from '#web/ui/Button.tsx';
import { Meta } from '#web/ui/Meta.tsx';
import { Picture } from '#web/ui/Picture.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';

import text from '#web/ui/type.module.css';
import styles from './Hero.module.css';

/** On phones the picture fills the upper part of a tall box, cut to the screen: it is soft there rather than late. */
const heroSizes = '100vw';

/** What the browser fetches first on the home page. */
export const heroPreload = (backdrop: string): NonNullable<PageHead['preload']> => ({
  href: pictureSource(backdrop, 'backdrop'),
  srcSet: pictureSrcSet(backdrop, 'backdrop'),
  sizes: heroSizes,
});

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
  /** The preview over the still picture. */
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

/** The dark room before the feature is known. */
export function HeroSkeleton() {
  return (
    <div className={styles.hero} aria-hidden="true">
      <div className={cx(text.wrap, styles.body)}>
        <div className={styles.words}>
          <Skeleton shape="title" />
          <Skeleton shape="line" className={styles.tagline} />
          <Skeleton shape="short" className={styles.waitingFacts} />
        </div>
      </div>
    </div>
  );
}

type Entry = { id: number; href: string; name: string; year: number | null };

/** The week's features by name: the first is the one on the picture. No dots, no automatic change. */
export function Programme({ films }: { films: readonly Entry[] }) {
  return (
    <nav className={styles.programme} aria-label={home.programme}>
      <ul>
        {films.map(({ id, href, name, year }, index) => (
          <li key={id}>
            <AppLink href={href} {...(index === 0 && { 'aria-current': true })}>
              <b>{name}</b>
              <span>{year}</span>
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
