import type { ReactNode } from 'react';

import { cx } from '#web/lib/cx.ts';
import { problem } from '#web/messages/en/errors.ts';

import { Button } from './Button.tsx';

import styles from './StateMessage.module.css';
import text from './type.module.css';

type StateMessageProps = {
  title: string;
  /** What happened, what is still there. */
  children?: ReactNode;
  /** Where to go from here. */
  actions?: ReactNode;
  /** `h1` where the message is the page. */
  as?: 'h1' | 'h2';
  role?: 'alert' | 'status' | undefined;
};

/** A message that there is nothing here, or why. As `h1` it is the page: the bar above then is on no picture. */
export function StateMessage({ title, children, actions, as: Heading = 'h2', role }: StateMessageProps) {
  return (
    <div
      className={cx(styles.state, Heading === 'h1' && styles.page)}
      role={role}
      data-page-message={Heading === 'h1' ? '' : undefined}
    >
      <Heading className={Heading === 'h1' ? text.h1 : text.h2}>{title}</Heading>
      {children && <div className={styles.words}>{children}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}

/** In place of a part whose script failed to load. */
export function PartMissing({ retry }: { retry: () => void }) {
  return (
    <span role="alert">
      {problem.part}{' '}
      <Button variant="quiet" icon="retry" onClick={retry}>
        {problem.retry}
      </Button>
    </span>
  );
}
