import type { ReactNode } from 'react';

import text from '#web/ui/type.module.css';
import styles from './TitleRoom.module.css';

/** Where a title's picture would be: a dark room for a message, under the bar that lies on pictures. */
export function TitleRoom({ children }: { children: ReactNode }) {
  return (
    <div className={styles.room} data-on-picture="">
      <div className={text.wrap}>{children}</div>
    </div>
  );
}
