import { discover } from '#web/messages/en/discover.ts';
import { useShare } from '#web/platform/useShare.ts';
import { IconButton } from '#web/ui/IconButton.tsx';

import styles from './ShareSet.module.css';

/** Gives the address of what the page shows to somebody else. */
export function ShareSet({ title, href }: { title: string; href: string }) {
  const { note, share } = useShare(discover);
  return (
    <span className={styles.share}>
      <IconButton
        icon="share"
        label={discover.shareLabel}
        title={discover.share}
        onClick={() => void share(title, location.origin + href)}
      />
      <span className={styles.note} role="status">
        {note}
      </span>
    </span>
  );
}
