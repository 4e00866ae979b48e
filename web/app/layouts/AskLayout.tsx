import type { ReactNode } from 'react';

import styles from './AskLayout.module.css';

/** The second layout: what you said on the left (an element with `data-rail`), the answer on the right. */
export function AskLayout({ children }: { children: ReactNode }) {
  return <div className={styles.ask}>{children}</div>;
}
