import { type ReactNode, Suspense } from 'react';
import { useSelector } from 'react-redux';
import { useSearch } from 'wouter';

import type { SessionUser } from '#web/api/identity/identityClient.ts';
import { AuthFoot, AuthLayout, FormHead } from '#web/features/account/AuthLayout.tsx';
import type { UserState } from '#web/features/session/userSlice.ts';
import { pathWithReturn, returnPath } from '#web/lib/returnPath.ts';
import { readSite } from '#web/lib/site.ts';
import { lazyPart } from '#web/platform/lazyPart.tsx';
import { usePageHead } from '#web/platform/pageHead.ts';
import { useScripted } from '#web/platform/useScripted.ts';
import { AppLink } from '#web/ui/AppLink.tsx';
import { PartMissing } from '#web/ui/StateMessage.tsx';

import form from '#web/features/account/Form.module.css';
import text from '#web/ui/type.module.css';

/** All that these pages show to somebody who is signed in. */
const LazySignedIn = lazyPart(
  async () => (await import('#web/features/account/SignedIn.tsx')).SignedIn,
  PartMissing,
);
const LazyProviderWays = lazyPart(async () => (await import('./ProviderWays.tsx')).ProviderWays, PartMissing);

/** Room for the ways to sign in beside a password, where there are some. */
function ProvidersSlot({ onBegin }: { onBegin: () => void }) {
  const isScripted = useScripted();
  const { providers } = readSite();
  return (
    providers && (
      <div className={form.providers} data-count={providers.length}>
        {isScripted && (
          <Suspense>
            <LazyProviderWays providers={providers} onBegin={onBegin} />
          </Suspense>
        )}
      </div>
    )
  );
}

/** The person in the session, where it is one: a token that was read there isn't. */
function sessionUser({ user: { user } }: { user: UserState }): SessionUser | null {
  return user !== null && 'uid' in user && typeof user.uid === 'string' ? (user as SessionUser) : null;
}

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
          <LazySignedIn user={user} />
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
