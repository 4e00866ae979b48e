import { useEffect, useEffectEvent, useState } from 'react';

import type { ActionCode, IdentityClient } from '#web/api/identity/identityClient.ts';

import { type Failure, failureOf } from './failure.ts';

export type ReadCode =
  | { is: 'reading' }
  | { is: 'read'; asked: ActionCode }
  | { is: 'unread'; failure: Failure };

/** What the code of a link is for. Looking at it uses nothing up. `retry` looks again. */
export function useActionCode(
  code: string,
  identity: () => Promise<IdentityClient>,
): [ReadCode, retry: () => void] {
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
