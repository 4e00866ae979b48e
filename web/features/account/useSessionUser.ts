import { useEffect, useEffectEvent, useState } from 'react';

import type { IdentityClient, SessionUser } from '#web/api/identity/identityClient.ts';

export type SessionState =
  | { is: 'unknown' }
  /** The identity library didn't arrive. */
  | { is: 'unreachable' }
  | { is: 'guest' }
  | { is: 'member'; user: SessionUser; client: IdentityClient };

const stateOf = (client: IdentityClient): SessionState => {
  const user = client.user();
  return user === null ? { is: 'guest' } : { is: 'member', user, client };
};

/** Who is signed in, once the device has been asked, and from then on. `retry` asks again. */
export function useSessionUser(identity: () => Promise<IdentityClient>): [SessionState, retry: () => void] {
  const [state, setState] = useState<SessionState>({ is: 'unknown' });
  const [client, setClient] = useState<IdentityClient | null>(null);

  const open = async (): Promise<IdentityClient | null> => {
    try {
      const opened = await identity();
      await opened.ready;
      return opened;
    } catch {
      return null;
    }
  };
  const take = (opened: IdentityClient | null) => {
    setState(opened === null ? { is: 'unreachable' } : stateOf(opened));
    setClient(opened);
  };
  const openOnce = useEffectEvent(() => void open().then(take));
  useEffect(() => openOnce(), []);
  useEffect(() => client?.subscribe(() => setState(stateOf(client))), [client]);

  const retry = () => {
    setState({ is: 'unknown' });
    void open().then(take);
  };
  return [state, retry];
}
