import type { ReactNode } from 'react';

import styles from './EmbedPlayer.module.css';

type Props = {
  title: string;
  words?: string;
  role: 'alert' | 'status';
  /** What can be done about it. */
  children: ReactNode;
};

/** Says over the still what has become of a video. */
export function EmbedPanel({ title, words, role, children }: Props) {
  return (
    <div className={styles.panel}>
      <div role={role}>
        <h3>{title}</h3>
        {words !== undefined && <p>{words}</p>}
      </div>
      <div className={styles.actions}>{children}</div>
    </div>
  );
}
