import type { AccountActivity } from '@marquee/contracts/identity/accountData.ts';
import { keptForDays } from '@marquee/contracts/keptForDays.ts';
import { useState } from 'react';

import { useAccountActivityQuery } from '#web/api/account.ts';
import { account } from '#web/messages/en/account.ts';
import { Button } from '#web/ui/Button.tsx';
import { Skeleton } from '#web/ui/Skeleton.tsx';

import { AccountSection } from './AccountSection.tsx';
import { Notice } from './Notice.tsx';
import { timeAgo } from './timeAgo.ts';

import part from './AccountSection.module.css';
import styles from './SessionsSection.module.css';

const words = account.activity;
const firstShown = 5;

type Activity = AccountActivity['activity'][number];

const names = new Map<string, string>(Object.entries(words.events));

function ActivityRow({ activity: { at, event, device, place }, now }: { activity: Activity; now: number }) {
  const details = [timeAgo(at, now), device, place === null ? null : words.from(place)];
  return (
    <li>
      <div>
        <p className={styles.device}>{names.get(event) ?? words.other}</p>
        <p className={styles.when}>{details.filter((detail) => detail !== null).join(', ')}</p>
      </div>
    </li>
  );
}

/** What happened to the account of late: a few lines, more on request. */
export function ActivitySection() {
  const { data, isError, refetch } = useAccountActivityQuery(undefined, { refetchOnMountOrArgChange: true });
  const [isWhole, showAll] = useState(false);
  const [now] = useState(() => Date.now());
  const rest = isWhole ? 0 : (data?.length ?? 0) - firstShown;
  const shown = data?.slice(0, isWhole ? undefined : firstShown);
  return (
    <AccountSection title={words.title} lead={words.text(keptForDays.activity)}>
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
          {shown?.map((activity, index) => (
            // Two of the same second are told apart by nothing else.
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
            {words.more(rest)}
          </Button>
        </div>
      )}
    </AccountSection>
  );
}
