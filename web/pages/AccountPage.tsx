import { paths } from '@marquee/contracts/paths.ts';
import { Suspense, useState } from 'react';

import {
  AccountGone,
  AccountGuest,
  AccountProblem,
  AccountWaiting,
} from '#web/features/account/AccountStates.tsx';
import { useIdentity, useSessionUser } from '#web/features/account/useIdentity.ts';
import { cx } from '#web/lib/cx.ts';
import { account } from '#web/messages/en/account.ts';
import { lazyPart } from '#web/platform/lazyPart.tsx';
import { usePageHead } from '#web/platform/pageHead.ts';

import text from '#web/ui/type.module.css';
import styles from './AccountPage.module.css';

/** Loaded when a session is known to exist. */
const LazyAccountBody = lazyPart(
  async () => (await import('#web/features/account/AccountBody.tsx')).AccountBody,
  AccountProblem,
);

function Content() {
  const [state, retry] = useSessionUser(useIdentity());
  const [isGone, setGone] = useState(false);
  if (isGone) return <AccountGone />;
  if (state.is === 'guest') return <AccountGuest />;
  if (state.is === 'unreachable') return <AccountProblem retry={retry} />;
  if (state.is === 'member') {
    return (
      <Suspense fallback={<AccountWaiting />}>
        <LazyAccountBody client={state.client} user={state.user} onDeleted={() => setGone(true)} />
      </Suspense>
    );
  }
  // Printed for all visitors: the hint on the device decides before the first paint which of the two shows.
  return (
    <>
      <div className={styles.guest}>
        <AccountGuest />
      </div>
      <div className={styles.waiting}>
        <AccountWaiting />
      </div>
    </>
  );
}

export function Page() {
  const { documentTitle, description } = account;
  usePageHead({ title: documentTitle, description, canonical: paths.account, robots: 'noindex' });
  return (
    <div className={cx(text.wrap, styles.page)}>
      <h1 className={text.title}>{account.title}</h1>
      <p className={styles.scriptless}>{account.scriptless}</p>
      <div className={styles.content}>
        <Content />
      </div>
    </div>
  );
}
