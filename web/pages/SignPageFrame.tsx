import { type ReactNode, Suspense } from 'react';
import { useSelector } from 'react-redux';
import { useSearch } from 'wouter';

import { AuthFoot } from '#web/features/account/AuthFoot.tsx';
import { SignedInPart } from '#web/features/account/authLater.ts';
import { AuthLayout } from '#web/features/account/AuthLayout.tsx';
import { FormHead } from '#web/features/account/FormHead.tsx';
import { pathWithReturn, returnPath } from '#web/lib/returnPath.ts';
import { usePageHead } from '#web/platform/pageHead.ts';
import { AppLink } from '#web/ui/AppLink.tsx';

import { ProvidersSlot } from './ProvidersSlot.tsx';
import { sessionUser } from './sessionUser.ts';

import form from '#web/features/account/Form.module.css';
import text from '#web/ui/type.module.css';

type SignPageFrameProps = {
  words: {
    documentTitle: string;
    description: () => string;
    title: string;
    other: string;
    otherLink: string;
  };
  path: string;
  /** Where those go who have an account already, or none yet. */
  otherPath: string;
  /** Somebody is about to get in by this very page, which then isn't taken away. */
  isOurs: boolean;
  onBegin: () => void;
  children: ReactNode;
};

/** What signing in and making an account share: whoever is in already is told so. */
export function SignPageFrame({ words, path, otherPath, isOurs, onBegin, children }: SignPageFrameProps) {
  const back = returnPath(useSearch());
  const user = useSelector(sessionUser);
  usePageHead({ title: words.documentTitle, description: words.description(), canonical: path });
  if (user && !isOurs)
    return (
      <AuthLayout>
        <Suspense>
          <SignedInPart user={user} />
        </Suspense>
      </AuthLayout>
    );
  return (
    <AuthLayout>
      <FormHead title={words.title}>
        {words.other}{' '}
        <AppLink className={`${text.link} ${form.strong}`} href={pathWithReturn(otherPath, back)}>
          {words.otherLink}
        </AppLink>
      </FormHead>
      <ProvidersSlot onBegin={onBegin} />
      {children}
      <AuthFoot home={back} />
    </AuthLayout>
  );
}
