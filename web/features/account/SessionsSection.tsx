import type { AccountActivity, Sessions } from '@marquee/contracts/identity/accountData.ts';
import { keptForDays } from '@marquee/contracts/keptForDays.ts';
import { useState } from 'react';

import {
  useAccountActivityQuery,
  useEndOtherSessionsMutation,
  useEndSessionMutation,
  useSessionsQuery,
} from '#web/api/account.ts';
import type { IdentityClient } from '#web/api/identity/identityClient.ts';
import { formatDate } from '#web/lib/format.ts';
import { account } from '#web/messages/en/account.ts';
import { Button } from '#web/ui/Button.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';
import { SplitSection } from '#web/ui/SplitSection.tsx';

import { Notice, DoneMessage } from './FormParts.tsx';

import styles from './AccountBody.module.css';
import part from './FormParts.module.css';

const { ago } = account.sessions;

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** "3 hours ago". A time ahead of the device's clock is just now. */
export function timeAgo(then: string, now: number): string {
  const passed = now - Date.parse(then);
  if (!(passed >= 2 * minute)) return ago.now;
  if (passed < hour) return ago.minutes(Math.floor(passed / minute));
  if (passed < day) return ago.hours(Math.floor(passed / hour));
  return ago.days(Math.floor(passed / day));
}

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

/** The user's sessions, to be ended one by one, all others, or all. */
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
    <SplitSection size="h3" title={words.title} lead={words.text}>
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
      <DoneMessage>{said}</DoneMessage>
    </SplitSection>
  );
}

const activityWords = account.activity;
const firstShown = 5;

type Activity = AccountActivity['activity'][number];

const names = new Map<string, string>(Object.entries(activityWords.events));

function ActivityRow({ activity: { at, event, device, place }, now }: { activity: Activity; now: number }) {
  const details = [timeAgo(at, now), device, place === null ? null : activityWords.from(place)];
  return (
    <li>
      <div>
        <p className={styles.device}>{names.get(event) ?? activityWords.other}</p>
        <p className={styles.when}>{details.filter((detail) => detail !== null).join(', ')}</p>
      </div>
    </li>
  );
}

/** Recent events of the account: a few lines, more on request. */
export function ActivitySection() {
  const { data, isError, refetch } = useAccountActivityQuery(undefined, { refetchOnMountOrArgChange: true });
  const [isWhole, showAll] = useState(false);
  const [now] = useState(() => Date.now());
  const rest = isWhole ? 0 : (data?.length ?? 0) - firstShown;
  const shown = data?.slice(0, isWhole ? undefined : firstShown);
  return (
    <SplitSection size="h3" title={activityWords.title} lead={activityWords.text(keptForDays.activity)}>
      {isError ? (
        <Notice
          kind="bad"
          title={activityWords.problem}
          action={
            <Button variant="quiet" onClick={() => void refetch()}>
              {activityWords.retry}
            </Button>
          }
        />
      ) : (
        <ul className={styles.list} aria-label={activityWords.list}>
          {shown?.map((activity, index) => (
            // Two of the same second have no other key.
            // oxlint-disable-next-line react/no-array-index-key
            <ActivityRow key={`${activity.at} ${index}`} activity={activity} now={now} />
          )) ?? (
            <li>
              <Skeleton shape="line" />
            </li>
          )}
        </ul>
      )}
      {rest > 0 && (
        <div className={part.acts}>
          <Button variant="quiet" onClick={() => showAll(true)}>
            {activityWords.more(rest)}
          </Button>
        </div>
      )}
    </SplitSection>
  );
}
