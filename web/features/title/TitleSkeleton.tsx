import { cx } from '#web/lib/cx.ts';
import { common } from '#web/messages/en/common.ts';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';

import text from '#web/ui/type.module.css';
import about from './TitleAbout.module.css';
import open from './TitleOpen.module.css';
import styles from './TitleSkeleton.module.css';

/** A title page on its way, in the places of its parts. */
export function TitleSkeleton({ low = false }: { low?: boolean }) {
  return (
    <div role="status">
      <VisuallyHidden>{common.loading}</VisuallyHidden>
      <div className={cx(open.open, low && open.low)}>
        <div className={open.picture} />
        <div className={open.title}>
          <div className={cx(text.wrap, open.words, styles.name)}>
            <Skeleton shape="title" />
          </div>
        </div>
      </div>
      <div className={cx(text.wrap, about.about)}>
        <div className={about.poster}>
          <Skeleton shape="poster" />
        </div>
        <div className={about.body}>
          <Skeleton shape="short" />
          <div>
            <Skeleton shape="line" />
            <Skeleton shape="line" />
            <Skeleton shape="line" />
            <Skeleton shape="short" />
          </div>
        </div>
      </div>
    </div>
  );
}
