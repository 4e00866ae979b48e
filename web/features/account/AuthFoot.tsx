import { paths } from '@marquee/contracts/paths.ts';
import { Suspense } from 'react';

import { auth } from '#web/messages/en/auth.ts';
import { useScripted } from '#web/platform/useScripted.ts';
import { AppLink } from '#web/ui/AppLink.tsx';

import { DeviceJoinsPart } from './authLater.ts';

import text from '#web/ui/type.module.css';
import styles from './Form.module.css';

/** The way on without an account, and what of this device would join one. */
export function AuthFoot({ home = paths.home }: { home?: string }) {
  const isScripted = useScripted();
  return (
    <div className={styles.foot}>
      <p>
        {auth.works}{' '}
        <AppLink className={text.link} href={home}>
          {auth.goOn}
        </AppLink>
      </p>
      <div className={styles.joins}>
        {isScripted && (
          <Suspense>
            <DeviceJoinsPart />
          </Suspense>
        )}
      </div>
    </div>
  );
}
