import styles from './AccountPart.module.css';

/** What has just been done, aloud, too. It is there from the start, so that readers hear it change. */
export function Said({ children }: { children: string }) {
  return (
    <p className={styles.said} role="status">
      {children}
    </p>
  );
}
