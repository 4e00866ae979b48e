import { cx } from '#web/lib/cx.ts';
import { discoverTools } from '#web/messages/en/discoverTools.ts';
import { useShare } from '#web/platform/useShare.ts';
import { IconButton } from '#web/ui/Button.tsx';

import styles from './ShareSet.module.css';

/** Gives the address of what the page shows to somebody else. */
export function ShareSet({
  title,
  href,
  className,
}: {
  title: string;
  href: string;
  className?: string | undefined;
}) {
  const { note, share } = useShare(discoverTools);
  return (
    <span className={cx(styles.share, className)}>
      <IconButton
        icon="share"
        label={discoverTools.shareLabel}
        title={discoverTools.share}
        onClick={() => void share(title, location.origin + href)}
      />
      <span className={styles.note} role="status">
        {note}
      </span>
    </span>
  );
}
