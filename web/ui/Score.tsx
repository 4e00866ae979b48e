import { common } from '#web/messages/en/shell.ts';

import { VisuallyHidden } from './VisuallyHidden.tsx';

import styles from './Score.module.css';

/** A score out of ten as a number in the display face. */
export function Score({ value }: { value: number }) {
  return (
    <span className={styles.score}>
      <VisuallyHidden>{common.score} </VisuallyHidden>
      {value.toFixed(1)}
      <VisuallyHidden> {common.ofTen}</VisuallyHidden>
    </span>
  );
}
