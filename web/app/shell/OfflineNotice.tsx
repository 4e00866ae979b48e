import { cx } from '#web/lib/cx.ts';
import { shell } from '#web/messages/en/shell.ts';
import { useOnline } from '#web/platform/useOnline.ts';
import { Icon } from '#web/ui/Icon.tsx';

import text from '#web/ui/type.module.css';
import styles from './OfflineNotice.module.css';

/** A strip while the network is gone. */
export function OfflineNotice() {
  const online = useOnline();
  return (
    <div className={styles.notice} role="status">
      {!online && (
        <p className={cx(text.wrap, styles.line)}>
          <Icon name="offline" />
          {shell.offline}
        </p>
      )}
    </div>
  );
}
