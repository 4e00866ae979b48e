import { useState } from 'react';

import type { IdentityClient } from '#web/api/identity/identityClient.ts';
import { account } from '#web/messages/en/account.ts';

import { failureOf } from './failure.ts';
import { FormNoticeLine } from './FormNoticeLine.tsx';

const words = account.profile;

type UnfinishedProfileProps = { client: IdentityClient; onFinished: () => void };

/** The account was made, but not its name and picture: said, and offered again. Gone once they are set. */
export function UnfinishedProfile({ client, onFinished }: UnfinishedProfileProps) {
  const [isBusy, setBusy] = useState(false);
  const [reason, setReason] = useState('');
  if (!client.lacksProfile()) return null;
  const finish = async () => {
    setBusy(true);
    try {
      await client.finishProfile();
      onFinished();
    } catch (thrown) {
      setReason(failureOf(thrown).message);
    }
    setBusy(false);
  };
  const text = `${words.unfinishedText} ${reason}`.trim();
  return (
    <FormNoticeLine
      notice={{ title: words.unfinished, words: text, canRetry: !isBusy }}
      retry={() => void finish()}
    />
  );
}
