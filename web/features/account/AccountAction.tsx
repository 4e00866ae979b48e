import { paths } from '@marquee/contracts/paths.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSearch } from 'wouter';

import type { ActionCode, IdentityClient } from '#web/api/identity/identityClient.ts';
import { auth } from '#web/messages/en/auth.ts';
import { actionWords as words } from '#web/messages/en/authAction.ts';
import { Button, ButtonLink } from '#web/ui/Button.tsx';
import { LoadingDots } from '#web/ui/LoadingDots.tsx';

import {
  ActionAsking,
  type ActionEnd,
  type ActionKind,
  endOf,
  missingEnd,
  unknownEnd,
} from './ActionAsking.tsx';
import { FormHead } from './AuthLayout.tsx';
import { Notice } from './FormParts.tsx';
import { type Failure, failureOf } from './useForm.ts';

import styles from './Auth.module.css';

type ActionEndedProps = {
  end: ActionEnd;
  /** It replaces something that had the focus. */
  takesFocus: boolean;
};

/** The result, and the way on. */
function ActionEnded({ end: { title, text, way }, takesFocus }: ActionEndedProps) {
  const head = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) head.current?.focus();
  }, [takesFocus]);
  return (
    <>
      <div ref={head} tabIndex={-1}>
        <FormHead title={title}>{text}</FormHead>
      </div>
      <div>
        <ButtonLink variant="primary" href={way.href}>
          {way.words}
        </ButtonLink>
      </div>
    </>
  );
}

type ReadCode = { is: 'reading' } | { is: 'read'; asked: ActionCode } | { is: 'unread'; failure: Failure };

/** What the code of a link is for. Checking doesn't use it up. `retry` checks again. */
function useActionCode(code: string, identity: () => Promise<IdentityClient>): [ReadCode, retry: () => void] {
  const [state, setState] = useState<ReadCode>({ is: 'reading' });
  const read = async (): Promise<ReadCode> => {
    try {
      return { is: 'read', asked: await (await identity()).readCode(code) };
    } catch (thrown) {
      return { is: 'unread', failure: failureOf(thrown) };
    }
  };
  const readOnce = useEffectEvent(read);
  useEffect(() => {
    if (code !== '') void readOnce().then(setState);
  }, [code]);
  const retry = () => {
    setState({ is: 'reading' });
    void read().then(setState);
  };
  return [state, retry];
}

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
  // The address loses the code once it is used: its first value counts.
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
