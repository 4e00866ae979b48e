import { Fragment } from 'react';

import styles from './Why.module.css';

/** What a title shares with the one it is shown for, underlined as every match is. */
export function Why({ reasons }: { reasons: readonly string[] }) {
  return (
    <span className={styles.why}>
      {reasons.slice(0, 2).map((reason, index) => (
        <Fragment key={reason}>
          {index > 0 && ', '}
          <em>{reason}</em>
        </Fragment>
      ))}
    </span>
  );
}
