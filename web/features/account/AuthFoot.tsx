import type { ReactNode } from 'react';

import { paths } from '#contracts/paths.ts';
import { auth } from '#web/messages/en/auth.ts';
import { AppLink } from '#web/ui/AppLink.tsx';

import text from '#web/ui/type.module.css';
import styles from './Form.module.css';

/** The way on without an account, and what of this device would join one. */
export function AuthFoot({ home = paths.home, children }: { home?: string; children?: ReactNode }) {
  return (
    <div className={styles.foot}>
      <p>
        {auth.works}{' '}
        <AppLink className={text.link} href={home}>
          {auth.goOn}
        </AppLink>
      </p>
      {children !== undefined && <div className={styles.joins}>{children}</div>}
    </div>
  );
}
