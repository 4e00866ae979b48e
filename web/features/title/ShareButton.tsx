import { share as words } from '#web/messages/en/title.ts';
import { useShare } from '#web/platform/useShare.ts';
import { IconButton } from '#web/ui/Button.tsx';

import styles from './ShareButton.module.css';

/** Offers the page's address to the system's share sheet, or copies it where there is none. */
export function ShareButton({ name }: { name: string }) {
  const { note, share } = useShare({ copied: words.linkCopied, notCopied: words.linkNotCopied });
  return (
    <span className={styles.share}>
      <IconButton
        icon="share"
        label={words.shareOf(name)}
        title={words.share}
        onClick={() => void share(name, location.origin + location.pathname)}
      />
      <span className={styles.note} role="status">
        {note}
      </span>
    </span>
  );
}
