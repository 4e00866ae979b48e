import { paths } from '@marquee/contracts/paths.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useSearch } from 'wouter';

import { useAppDispatch } from '#web/api/apiState.ts';
import type { IdentityClient, SessionUser } from '#web/api/identity/identityClient.ts';
import { returnPath } from '#web/lib/returnPath.ts';
import { auth } from '#web/messages/en/auth.ts';
import { announcerId } from '#web/platform/focusPage.ts';

// After the name of the page that is opening, which is announced first.
const afterMilliseconds = 1500;

/** Announces something once the next page has been named. */
export function announceOnArrival(words: string): void {
  setTimeout(() => {
    const region = document.getElementById(announcerId);
    if (region) region.textContent = words;
  }, afterMilliseconds);
}

/** The client that the store was given. The first call loads the identity library. */
export function useIdentity(): () => Promise<IdentityClient> {
  const dispatch = useAppDispatch();
  return () => dispatch((_dispatch, _getState, { identity }) => identity());
}

type SessionState =
  | { is: 'unknown' }
  /** The identity library failed to load. */
  | { is: 'unreachable' }
  | { is: 'guest' }
  | { is: 'member'; user: SessionUser; client: IdentityClient };

const stateOf = (client: IdentityClient): SessionState => {
  const user = client.user();
  return user === null ? { is: 'guest' } : { is: 'member', user, client };
};

/** The signed-in user, once the stored session is read, and from then on. `retry` asks again. */
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

/** After signing in: back to where they were, in place of the form. */
export function useArrival() {
  const search = useSearch();
  const [, navigate] = useLocation();
  return {
    arrive: (name: string) => {
      announceOnArrival(auth.signedInAs(name));
      navigate(returnPath(search), { replace: true });
    },
    /** The account was made, but not the name: to where it can be set. */
    arriveNameless: () => {
      announceOnArrival(auth.nameless);
      navigate(paths.account, { replace: true });
    },
  };
}
