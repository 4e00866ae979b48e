import { paths } from '@marquee/contracts/paths.ts';
import { useState } from 'react';

import { useAppDispatch } from '#web/api/apiState.ts';
import type { SignUpInput } from '#web/api/identity/identityClient.ts';
import { SignUpForm } from '#web/features/account/SignUpForm.tsx';
import { useShortLived } from '#web/features/account/useForm.ts';
import { useArrival, useIdentity } from '#web/features/account/useIdentity.ts';
import { signUp } from '#web/features/session/signIn.ts';
import { signUpWords } from '#web/messages/en/signIn.ts';

import { SignPageFrame } from './SignPageFrame.tsx';

export function Page() {
  const dispatch = useAppDispatch();
  const identity = useIdentity();
  const { prepare, shortLived } = useShortLived();
  const { arrive, arriveNameless } = useArrival();
  const [isOurs, setOurs] = useState(false);

  const send = async (input: SignUpInput) => {
    setOurs(true);
    const { displayName } = await dispatch(signUp(input)).unwrap();
    if (displayName === null) arriveNameless();
    else arrive(displayName);
  };
  return (
    <SignPageFrame
      words={signUpWords}
      path={paths.signUp}
      otherPath={paths.signIn}
      isOurs={isOurs}
      onBegin={() => setOurs(true)}
    >
      <SignUpForm
        signUp={send}
        checkPassword={async (password) => (await identity()).validatePassword(password)}
        prepare={prepare}
        shortLived={shortLived}
      />
    </SignPageFrame>
  );
}
