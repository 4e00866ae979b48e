import { shell } from '#web/messages/en/shell.ts';
import { mainId } from '#web/platform/focusPage.ts';

import styles from './SkipLink.module.css';

/** The first stop of the keyboard. The address stays as it is. */
export function SkipLink() {
  return (
    <a
      className={styles.skip}
      href={`#${mainId}`}
      onClick={(event) => {
        event.preventDefault();
        const main = document.getElementById(mainId);
        main?.focus();
        main?.scrollIntoView();
      }}
    >
      {shell.skip}
    </a>
  );
}
