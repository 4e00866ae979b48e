import { cx } from '#web/lib/cx.ts';

import { useMarksHere } from './MarksContext.ts';

import styles from './HideSeen.module.css';

/** Room for the switch that leaves out what was seen; it comes with the person's library. */
export function HideSeen({ className }: { className?: string | undefined }) {
  const marks = useMarksHere();
  return <span className={cx(styles.room, className)}>{marks && <marks.HideSeen />}</span>;
}
