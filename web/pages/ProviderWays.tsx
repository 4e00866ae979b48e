import type { ProviderId } from '@marquee/contracts/identity/providers.ts';
import { useState } from 'react';

import { useAppDispatch } from '#web/api/apiState.ts';
import type { SessionUser } from '#web/api/identity/identityClient.ts';
import { readMark } from '#web/api/identity/redirectMark.ts';
import { FormNoticeLine } from '#web/features/account/FormParts.tsx';
import { ProviderButtons, useProviders } from '#web/features/account/ProviderButtons.tsx';
import { useArrival, useIdentity } from '#web/features/account/useIdentity.ts';
import { userSlice } from '#web/features/session/userSlice.ts';
import { providerWords as words } from '#web/messages/en/authProviders.ts';
import { leavesForProviders } from '#web/platform/leavesForProviders.ts';

type ProviderWaysProps = {
  providers: readonly ProviderId[];
  /** Later sessions began on this page. */
  onBegin: () => void;
};

/** The provider buttons, and the page they return to. */
export function ProviderWays({ providers, onBegin }: ProviderWaysProps) {
  const dispatch = useAppDispatch();
  const { arrive, arriveNameless } = useArrival();
  const [leaves] = useState(leavesForProviders);
  const [backFrom] = useState(readMark);
  const onDone = (user: SessionUser) => {
    dispatch(userSlice.actions.userChanged(user));
    if (user.displayName === null) arriveNameless();
    else arrive(user.displayName);
  };
  const { waitingFor, trouble, choose, prepare } = useProviders({
    identity: useIdentity(),
    leaves,
    backFrom,
    onBegin,
    onDone,
  });
  return (
    <ProviderButtons providers={providers} waitingFor={waitingFor} choose={choose} prepare={prepare}>
      <FormNoticeLine
        notice={trouble}
        retry={() => trouble && choose(trouble.provider, trouble.way)}
        {...(trouble?.isBlocked && { label: words.here })}
      />
    </ProviderButtons>
  );
}
