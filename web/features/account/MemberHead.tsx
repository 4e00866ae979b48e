import type { IdentityClient, SessionUser } from '#web/api/identity/identityClient.ts';
import { cx } from '#web/lib/cx.ts';
import { formatMonth } from '#web/lib/format.ts';
import { account } from '#web/messages/en/account.ts';
import { Button } from '#web/ui/Button.tsx';

import { announceOnArrival } from './useIdentity.ts';

import text from '#web/ui/type.module.css';
import styles from './MemberHead.module.css';

/** The path of one of our own pictures; null for none, and for foreign pictures, which the page may not load. */
export function photoPath(photo: string | null, origin: string): string | null {
  if (photo === null || !URL.canParse(photo, origin)) return null;
  const url = new URL(photo, origin);
  return url.origin === origin && url.pathname.startsWith('/avatars/') ? url.pathname : null;
}

/** What an avatar shows, without the version of its drawing. */
export const avatarName = (path: string): string | undefined => /\/avatars\/([a-z-]+)/.exec(path)?.[1];

type AvatarProps = { photo: string | null; name: string; className?: string | undefined };

/** A user's picture, or the first letter of their name. The name itself is beside it. */
function Avatar({ photo, name, className }: AvatarProps) {
  const path = photoPath(photo, location.origin);
  if (path !== null)
    return <img className={cx(styles.picture, className)} src={path} alt="" width="96" height="96" />;
  const [letter = ''] = new Intl.Segmenter('en').segment(name.trim().toUpperCase());
  return (
    <span className={cx(styles.picture, styles.letter, className)} aria-hidden="true">
      {letter === '' ? '' : letter.segment}
    </span>
  );
}

function sinceWords(createdAt: string | null): string | null {
  const made = Date.parse(createdAt ?? '');
  return Number.isNaN(made) ? null : account.since(formatMonth(new Date(made)));
}

/** The user's name and picture, and the sign-out button. */
export function MemberHead({ client, user }: { client: IdentityClient; user: SessionUser }) {
  const { displayName, email, photoURL, createdAt } = user;
  const signOut = async () => {
    await client.signOut();
    announceOnArrival(account.signedOut);
  };
  const facts = [email, sinceWords(createdAt)].filter((fact) => fact !== null);
  return (
    <div className={styles.head}>
      <Avatar photo={photoURL} name={displayName ?? email ?? ''} className={styles.avatar} />
      <div className={styles.words}>
        <p className={text.h2}>{displayName ?? account.nameless}</p>
        <p className={text.meta}>{facts.join(' · ')}</p>
      </div>
      <Button onClick={() => void signOut()}>{account.signOut}</Button>
    </div>
  );
}
