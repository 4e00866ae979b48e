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

import form from '#web/features/account/Auth.module.css';
import text from '#web/ui/type.module.css';

/** These pages as a signed-in user sees them. */
const LazySignedIn = lazyPart(
  async () => (await import('#web/features/account/SignedIn.tsx')).SignedIn,
  PartMissing,
);
const LazyProviderWays = lazyPart(async () => (await import('./ProviderWays.tsx')).ProviderWays, PartMissing);

/** Room for the provider buttons, where there are some. */
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

/** The session's user; a token payload isn't one. */
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
  /** The link for people who have an account already, or none yet. */
  otherPath: string;
  /** A sign-in by this very page is under way, which then isn't unmounted. */
  isOurs: boolean;
  onBegin: () => void;
  children: ReactNode;
};

/** Shared by signing in and signing up: signed-in users see a message. */
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
