import { paths } from '@marquee/contracts/paths.ts';
import { useSearch } from 'wouter';

import type { SessionUser } from '#web/api/identity/identityClient.ts';
import { returnPath } from '#web/lib/returnPath.ts';
import { auth } from '#web/messages/en/auth.ts';
import { signedInWords as words } from '#web/messages/en/authSignedIn.ts';
import { Button, ButtonLink } from '#web/ui/Button.tsx';

import { FormHead } from './AuthLayout.tsx';
import { useIdentity } from './useIdentity.ts';

import styles from './Auth.module.css';

/** In place of a form, for a signed-in user. */
export function SignedIn({ user: { displayName, email } }: { user: SessionUser }) {
  const search = useSearch();
  const identity = useIdentity();
  const name = displayName ?? email;
  const signOut = async () => (await identity()).signOut();
  return (
    <>
      <FormHead title={words.title}>{name === null ? words.plain : auth.signedInAs(name)}</FormHead>
      <div className={styles.ways}>
        <ButtonLink variant="primary" href={returnPath(search)} replace>
          {words.goOn}
        </ButtonLink>
        <ButtonLink href={paths.account}>{words.account}</ButtonLink>
        <Button variant="quiet" onClick={() => void signOut()}>
          {words.other}
        </Button>
      </div>
    </>
  );
}
