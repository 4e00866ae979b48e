import type { Sessions } from '@marquee/contracts/identity/sessions.ts';
import { useState } from 'react';

import { useEndOtherSessionsMutation, useEndSessionMutation, useSessionsQuery } from '#web/api/account.ts';
import type { IdentityClient } from '#web/api/identity/identityClient.ts';
import { formatDate } from '#web/lib/format.ts';
import { account } from '#web/messages/en/account.ts';
import { Button } from '#web/ui/Button.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';

import { AccountSection } from './AccountSection.tsx';
import { Notice, Said } from './Notice.tsx';
import { timeAgo } from './timeAgo.ts';

import part from './AccountSection.module.css';
import styles from './SessionsSection.module.css';

const words = account.sessions;

type Session = Sessions['sessions'][number];

function SessionRow({ session, now, onEnd }: { session: Session; now: number; onEnd: () => void }) {
  const { device, isCurrent, startedAt, usedAt } = session;
  const started = formatDate(startedAt.slice(0, 10));
  return (
    <li>
      <div>
        <p className={styles.device}>{device}</p>
        <p className={styles.when}>
          {isCurrent ? words.current : words.used(timeAgo(usedAt, now))}
          {started !== null && `, ${words.started(started)}`}
        </p>
      </div>
      {!isCurrent && (
        <Button variant="quiet" aria-label={words.endOf(device)} onClick={onEnd}>
          {words.end}
        </Button>
      )}
    </li>
  );
}

/** Where somebody is signed in, and the end of it: one by one, all others, or all. */
export function SessionsSection({ client }: { client: IdentityClient }) {
  const { data, isError, refetch } = useSessionsQuery(undefined, { refetchOnMountOrArgChange: true });
  const [endSession] = useEndSessionMutation();
  const [endOthers] = useEndOtherSessionsMutation();
  const [said, say] = useState('');
  const [now] = useState(() => Date.now());

  const run = async (end: () => Promise<unknown>, ended: string) => {
    try {
      await end();
      say(ended);
    } catch {
      say(words.notEnded);
    }
  };
  const signOutEverywhere = () =>
    run(async () => {
      await endOthers().unwrap();
      await client.signOut();
    }, words.othersEnded);

  const hasOthers = data !== undefined && data.length > 1;
  const rows = data?.map((session) => (
    <SessionRow
      key={session.id}
      session={session}
      now={now}
      onEnd={() => void run(() => endSession(session.id).unwrap(), words.ended(session.device))}
    />
  ));
  return (
    <AccountSection title={words.title} lead={words.text}>
      {isError ? (
        <Notice
          kind="bad"
          title={words.problem}
          action={
            <Button variant="quiet" onClick={() => void refetch()}>
              {words.retry}
            </Button>
          }
        />
      ) : (
        <ul className={styles.list} aria-label={words.list}>
          {rows ?? (
            <li>
              <Skeleton shape="line" />
            </li>
          )}
        </ul>
      )}
      <div className={part.acts}>
        {hasOthers && (
          <Button onClick={() => void run(() => endOthers().unwrap(), words.othersEnded)}>
            {words.others}
          </Button>
        )}
        <Button variant={hasOthers ? 'quiet' : 'plain'} onClick={() => void signOutEverywhere()}>
          {words.everywhere}
        </Button>
      </div>
      <Said>{said}</Said>
    </AccountSection>
  );
}
