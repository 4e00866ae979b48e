import { paths } from '@marquee/contracts/paths.ts';
import { useState } from 'react';
import { useSearch } from 'wouter';

import type { IdentityClient } from '#web/api/identity/identityClient.ts';
import { auth } from '#web/messages/en/auth.ts';
import { actionWords as words } from '#web/messages/en/authAction.ts';
import { Button } from '#web/ui/Button.tsx';
import { LoadingDots } from '#web/ui/LoadingDots.tsx';

import { ActionAsking } from './ActionAsking.tsx';
import { type ActionEnd, type ActionKind, endOf, missingEnd, unknownEnd } from './actionEnd.ts';
import { ActionEnded } from './ActionEnded.tsx';
import { FormHead } from './FormHead.tsx';
import { Notice } from './Notice.tsx';
import { type ReadCode, useActionCode } from './useActionCode.ts';

import styles from './Form.module.css';

const modes = new Map<string | null, ActionKind>([
  ['resetPassword', 'resetPassword'],
  ['verifyEmail', 'verifyEmail'],
  ['verifyAndChangeEmail', 'verifyAndChangeEmail'],
  ['recoverEmail', 'recoverEmail'],
]);

/** What reading the code has settled already. */
function settledBy(read: ReadCode, kind: ActionKind): ActionEnd | null {
  if (read.is === 'unread') return endOf(read.failure, kind);
  return read.is === 'read' && read.asked.kind === 'other' ? unknownEnd : null;
}

/** Reads the code of a link from a mail, asks whether it is meant, and does it. */
export function AccountAction({ identity }: { identity: () => Promise<IdentityClient> }) {
  const search = useSearch();
  // The address loses the code once it is used: what it said at first counts.
  const [{ code, kind, continueUrl }] = useState(() => {
    const query = new URLSearchParams(search);
    return {
      code: query.get('oobCode') ?? '',
      kind: modes.get(query.get('mode')) ?? 'other',
      continueUrl: query.get('continueUrl') ?? '',
    };
  });
  const [read, retry] = useActionCode(code, identity);
  const [done, setDone] = useState<ActionEnd | null>(null);

  const end = code === '' ? missingEnd : (done ?? settledBy(read, kind));
  if (end) return <ActionEnded end={end} takesFocus={code !== ''} />;
  if (read.is === 'read') {
    const finish = (given: ActionEnd) => {
      history.replaceState(history.state, '', paths.accountAction);
      setDone(given);
    };
    return (
      <ActionAsking
        asked={read.asked}
        code={code}
        continueUrl={continueUrl}
        identity={identity}
        onEnd={finish}
      />
    );
  }
  const again = (
    <Button variant="quiet" onClick={retry}>
      {auth.retry}
    </Button>
  );
  return (
    <>
      <FormHead title={words.titles[kind]} />
      {read.is === 'unread' ? (
        <Notice kind="bad" title={words.unread} action={again}>
          {read.failure.message}
        </Notice>
      ) : (
        <div className={styles.reading}>
          <LoadingDots />
        </div>
      )}
    </>
  );
}
