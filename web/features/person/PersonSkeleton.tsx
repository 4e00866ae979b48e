import { cx } from '#web/lib/cx.ts';
import { common } from '#web/messages/en/common.ts';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { VisuallyHidden } from '#web/ui/VisuallyHidden.tsx';

import text from '#web/ui/type.module.css';
import about from './PersonAbout.module.css';

/** A person's page on its way. */
export function PersonSkeleton() {
  return (
    <div role="status" className={cx(text.wrap, about.about)}>
      <VisuallyHidden>{common.loading}</VisuallyHidden>
      <div className={about.portrait}>
        <Skeleton shape="poster" />
      </div>
      <div className={about.body}>
        <Skeleton shape="title" />
        <Skeleton shape="short" />
      </div>
    </div>
  );
}
