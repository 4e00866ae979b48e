import { Suspense, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useSearch } from 'wouter';

import { paths } from '#contracts/paths.ts';
import type { SignInInput } from '#web/api/identity/identityClient.ts';
import type { AppDispatch } from '#web/api/pageModule.ts';
import { AuthFoot } from '#web/features/account/AuthFoot.tsx';
import { SignedInPart } from '#web/features/account/authLater.ts';
import { AuthLayout } from '#web/features/account/AuthLayout.tsx';
import { FormHead } from '#web/features/account/FormHead.tsx';
import { SignInForm } from '#web/features/account/SignInForm.tsx';
import { useArrival } from '#web/features/account/useArrival.ts';
import { useIdentity } from '#web/features/account/useIdentity.ts';
import { signIn } from '#web/features/session/signIn.ts';
import { pathWithReturn, returnPath } from '#web/lib/returnPath.ts';
import { signInWords as words } from '#web/messages/en/authSignIn.ts';
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
  const { arrive } = useArrival();
  const user = useSelector(sessionUser);
  const [isOurs, setOurs] = useState(false);
  const { documentTitle, description } = words;
  usePageHead({ title: documentTitle, description: description(), canonical: paths.signIn });

  const send = async (input: SignInInput) => {
    setOurs(true);
    const { displayName, email } = await dispatch(signIn(input)).unwrap();
    arrive(displayName ?? email ?? input.email);
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
        <AppLink className={`${text.link} ${form.strong}`} href={pathWithReturn(paths.signUp, back)}>
          {words.otherLink}
        </AppLink>
      </FormHead>
      <ProvidersSlot onBegin={() => setOurs(true)} />
      <SignInForm signIn={send} prepare={() => void identity().catch(() => {})} />
      <AuthFoot home={back} />
    </AuthLayout>
  );
}
