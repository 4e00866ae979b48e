import { paths } from '@marquee/contracts/paths.ts';
import { useState } from 'react';

import { useAppDispatch } from '#web/api/apiState.ts';
import type { SignInInput } from '#web/api/identity/identityClient.ts';
import { SignInForm } from '#web/features/account/SignInForm.tsx';
import { useShortLived } from '#web/features/account/useForm.ts';
import { useArrival } from '#web/features/account/useIdentity.ts';
import { signIn } from '#web/features/session/signIn.ts';
import { signInWords } from '#web/messages/en/signIn.ts';

import { SignPageFrame } from './SignPageFrame.tsx';

export function Page() {
  const dispatch = useAppDispatch();
  const { prepare, shortLived } = useShortLived();
  const { arrive } = useArrival();
  const [isOurs, setOurs] = useState(false);

  const send = async (input: SignInInput) => {
    setOurs(true);
    const { displayName, email } = await dispatch(signIn(input)).unwrap();
    arrive(displayName ?? email ?? input.email);
  };
  return (
    <SignPageFrame
      words={signInWords}
      path={paths.signIn}
      otherPath={paths.signUp}
      isOurs={isOurs}
      onBegin={() => setOurs(true)}
    >
      <SignInForm signIn={send} prepare={prepare} shortLived={shortLived} />
    </SignPageFrame>
  );
}
