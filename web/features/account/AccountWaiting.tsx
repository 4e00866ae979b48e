import { Skeleton } from '#web/ui/Skeleton.tsx';

import styles from './AccountWaiting.module.css';
import head from './MemberHead.module.css';

/** The place of somebody's name and picture. */
export function AccountWaiting() {
  return (
    <div className={head.head} aria-hidden="true">
      <span className={`${head.avatar} ${styles.avatar}`} />
      <div className={head.words}>
        <Skeleton shape="heading" />
        <Skeleton shape="short" />
      </div>
    </div>
  );
}
