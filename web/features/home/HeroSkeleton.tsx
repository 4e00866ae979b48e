import { cx } from '#web/lib/cx.ts';
import { Skeleton } from '#web/ui/Skeleton.tsx';

import text from '#web/ui/type.module.css';
import hero from './Hero.module.css';
import styles from './HeroSkeleton.module.css';

/** The dark room before the feature is known. */
export function HeroSkeleton() {
  return (
    <div className={hero.hero} aria-hidden="true">
      <div className={cx(text.wrap, hero.body)}>
        <div className={styles.words}>
          <Skeleton shape="title" />
          <Skeleton shape="line" className={styles.tagline} />
          <Skeleton shape="short" className={styles.facts} />
        </div>
      </div>
    </div>
  );
}
