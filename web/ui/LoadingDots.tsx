import { common } from '#web/messages/en/shell.ts';

import { VisuallyHidden } from './VisuallyHidden.tsx';

import styles from './LoadingDots.module.css';

/** Three moving dots in the middle of their container. They show only when a wait is worth mentioning. */
export function LoadingDots({ size = 100 }: { size?: number }) {
  return (
    <div className={styles.centre} role="status">
      <VisuallyHidden>{common.loading}</VisuallyHidden>
      <svg className={styles.dots} width={size} height={size} viewBox="0 0 100 100" aria-hidden="true">
        <circle cx="25" cy="50" r="7" />
        <circle cx="50" cy="50" r="7" />
        <circle cx="75" cy="50" r="7" />
      </svg>
    </div>
  );
}
