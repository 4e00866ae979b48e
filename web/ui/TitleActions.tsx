import { use } from 'react';

import { MarksContext, type NamedTitle } from './MarksContext.ts';

import styles from './TitleActions.module.css';

/** Room for what somebody can say about the title of this page. */
export function TitleActions({ title }: { title: NamedTitle }) {
  const marks = use(MarksContext);
  return <span className={styles.room}>{marks && <marks.Actions title={title} />}</span>;
}
