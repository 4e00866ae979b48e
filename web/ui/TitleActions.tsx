import { type NamedTitle, useMarksHere } from './MarksContext.ts';

import styles from './TitleActions.module.css';

/** Room for what somebody can say about the title of this page. */
export function TitleActions({ title }: { title: NamedTitle }) {
  const marks = useMarksHere();
  return <span className={styles.room}>{marks && <marks.Actions title={title} />}</span>;
}
