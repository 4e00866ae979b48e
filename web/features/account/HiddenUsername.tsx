import styles from '#web/ui/VisuallyHidden.module.css';

/** Tells a password manager whose password it is. Nobody reads or fills it in. */
export function HiddenUsername({ email }: { email: string | null }) {
  return (
    <input
      className={styles.hidden}
      type="text"
      autoComplete="username"
      value={email ?? ''}
      readOnly
      tabIndex={-1}
      aria-hidden="true"
    />
  );
}
