import { cx } from '#web/lib/cx.ts';
import { ask } from '#web/messages/en/ask.ts';
import { useShare } from '#web/platform/useShare.ts';
import { IconButton } from '#web/ui/IconButton.tsx';

import { askHref, type Turns, undone } from './askAddress.ts';
import { AskLink } from './AskLink.tsx';

import button from '#web/ui/Button.module.css';
import styles from './AskTools.module.css';

/** One step back, all the way back, and the conversation for somebody else. */
export function AskTools({ turns }: { turns: Turns }) {
  const { note, share } = useShare(ask);
  const quiet = cx(button.button, button.quiet);
  return (
    <div className={styles.tools}>
      <AskLink className={quiet} href={askHref(undone(turns))}>
        {ask.undo}
      </AskLink>
      <AskLink className={quiet} href={askHref([])}>
        {ask.clear}
      </AskLink>
      <span className={styles.share}>
        <IconButton
          icon="share"
          label={ask.share}
          title={ask.share}
          onClick={() =>
            void share(ask.documentTitleOf(turns.at(-1)?.say ?? ''), location.origin + askHref(turns))
          }
        />
      </span>
      <span className={styles.note} role="status">
        {note}
      </span>
    </div>
  );
}
