import { bring as words } from '#web/messages/en/bring.ts';

import styles from './Bring.module.css';

/** While the library is read from the device; without scripts it says why nothing comes. */
export function BringWaiting() {
  return (
    <>
      <p className={`${styles.needsScript} ${styles.quiet}`}>{words.needsScript}</p>
      <p className={`${styles.waiting} ${styles.quiet}`}>{words.opening}</p>
    </>
  );
}
