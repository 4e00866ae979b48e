import { type ReactNode, useState } from 'react';

import type { IdentityClient } from '#web/api/identity/identityClient.ts';

import { failureOf } from './failure.ts';
import { ReauthDialog } from './ReauthDialog.tsx';

type Asking = { go: () => void; leave: () => void };

/** The failure of an action for which somebody didn't want to give the password. Nothing has to be said about it. */
export const leftCode = 'left';

/**
 * For what the service only does shortly after a sign-in: where it asks for one, a dialog asks for the password, and
 * the action is done again.
 */
export function useReauth(client: IdentityClient): {
  withRecentSignIn: (act: () => Promise<void>) => Promise<void>;
  dialog: ReactNode;
} {
  const [asking, setAsking] = useState<Asking | null>(null);

  const ask = () =>
    new Promise<void>((resolve, reject) => {
      const end = (then: () => void) => () => {
        setAsking(null);
        then();
      };
      setAsking({
        go: end(resolve),
        leave: end(() => reject(Object.assign(new Error('The password was not given.'), { code: leftCode }))),
      });
    });

  const withRecentSignIn = async (act: () => Promise<void>) => {
    try {
      await act();
    } catch (thrown) {
      if (failureOf(thrown).code !== 'requires-recent-login') throw thrown;
      await ask();
      await act();
    }
  };

  const dialog = asking && <ReauthDialog client={client} onDone={asking.go} onLeave={asking.leave} />;
  return { withRecentSignIn, dialog };
}
