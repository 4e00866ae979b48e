import { useEffect, useRef, useSyncExternalStore } from 'react';

import { library as words } from '#web/messages/en/library.ts';
import { common } from '#web/messages/en/shell.ts';
import { IconButton } from '#web/ui/Button.tsx';

import type { Notices } from './markTools.ts';

import styles from './Toasts.module.css';

const shownMilliseconds = 8000;

/** A message about the last action, with Undo. It stays while it has the pointer or focus, and is above dialogs too. */
export function Toasts({ notices }: { notices: Notices }) {
  const notice = useSyncExternalStore(notices.subscribe, notices.current);
  const layer = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = layer.current;
    if (!notice || !element) return undefined;
    // Shown again, it is above a dialog that has been opened since.
    element.showPopover();
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(notices.close, shownMilliseconds);
    };
    const hold = () => clearTimeout(timer);
    wait();
    for (const event of ['pointerenter', 'focusin']) element.addEventListener(event, hold);
    for (const event of ['pointerleave', 'focusout']) element.addEventListener(event, wait);
    return () => {
      clearTimeout(timer);
      for (const event of ['pointerenter', 'focusin']) element.removeEventListener(event, hold);
      for (const event of ['pointerleave', 'focusout']) element.removeEventListener(event, wait);
      if (element.matches(':popover-open')) element.hidePopover();
    };
  }, [notice, notices]);

  return (
    <div ref={layer} className={styles.layer} popover="manual">
      <p role="status" className={styles.text}>
        {notice?.text}
      </p>
      {notice?.undo && (
        <button
          type="button"
          className={styles.undo}
          onClick={() => {
            notice.undo?.();
            notices.show(words.notes.undone);
          }}
        >
          {words.undo}
        </button>
      )}
      <IconButton icon="close" label={common.close} onClick={notices.close} />
    </div>
  );
}
