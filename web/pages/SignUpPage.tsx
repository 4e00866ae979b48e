import { Suspense, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useSearch } from 'wouter';

import { paths } from '#contracts/paths.ts';
import type { SignUpInput } from '#web/api/identity/identityClient.ts';
import type { AppDispatch } from '#web/api/pageModule.ts';
import { AuthFoot } from '#web/features/account/AuthFoot.tsx';
import { SignedInPart } from '#web/features/account/authLater.ts';
import { AuthLayout } from '#web/features/account/AuthLayout.tsx';
import { FormHead } from '#web/features/account/FormHead.tsx';
import { SignUpForm } from '#web/features/account/SignUpForm.tsx';
import { useArrival } from '#web/features/account/useArrival.ts';
import { useIdentity } from '#web/features/account/useIdentity.ts';
import { signUp } from '#web/features/session/signUp.ts';
import { pathWithReturn, returnPath } from '#web/lib/returnPath.ts';
import { signUpWords as words } from '#web/messages/en/authSignUp.ts';
import { usePageHead } from '#web/platform/pageHead.ts';
import { AppLink } from '#web/ui/AppLink.tsx';

import { ProvidersSlot } from './ProvidersSlot.tsx';
import { sessionUser } from './sessionUser.ts';

import form from '#web/features/account/Form.module.css';
import text from '#web/ui/type.module.css';

export function Page() {
  const search = useSearch();
  const dispatch = useDispatch<AppDispatch>();
  const identity = useIdentity();
  const { arrive, arriveNameless } = useArrival();
  const user = useSelector(sessionUser);
  const [isOurs, setOurs] = useState(false);
  const { documentTitle, description } = words;
  usePageHead({ title: documentTitle, description: description(), canonical: paths.signUp });

  const send = async (input: SignUpInput) => {
    setOurs(true);
    const { displayName } = await dispatch(signUp(input)).unwrap();
    if (displayName === null) arriveNameless();
    else arrive(displayName);
  };
  if (user && !isOurs)
    return (
      <AuthLayout>
        <Suspense>
          <SignedInPart user={user} />
        </Suspense>
      </AuthLayout>
    );
  const back = returnPath(search);
  return (
    <AuthLayout>
      <FormHead title={words.title}>
        {words.other}{' '}
        <AppLink className={`${text.link} ${form.strong}`} href={pathWithReturn(paths.signIn, back)}>
          {words.otherLink}
        </AppLink>
      </FormHead>
      <ProvidersSlot onBegin={() => setOurs(true)} />
      <SignUpForm
        signUp={send}
        checkPassword={async (password) => (await identity()).validatePassword(password)}
        prepare={() => void identity().catch(() => {})}
      />
      <AuthFoot home={back} />
    </AuthLayout>
  );
}
