import { useState } from 'react';

import type { IdentityClient, SessionUser } from '#web/api/identity/identityClient.ts';

import { AccountExport } from './AccountExport.tsx';
import { ActivityPart } from './ActivityPart.tsx';
import { EmailPart } from './EmailPart.tsx';
import { MemberHead } from './MemberHead.tsx';
import { PasswordPart } from './PasswordPart.tsx';
import { ProfilePart } from './ProfilePart.tsx';
import { ProviderPart } from './ProviderPart.tsx';
import { RemovePart } from './RemovePart.tsx';
import { SessionsPart } from './SessionsPart.tsx';
import { provingProvider } from './signInMethods.ts';
import { UnfinishedProfile } from './UnfinishedProfile.tsx';

type AccountBodyProps = {
  client: IdentityClient;
  user: SessionUser;
  /** The account is gone. */
  onDeleted: () => void;
};

/** All that somebody can see and change of their account. */
export function AccountBody({ client, user, onDeleted }: AccountBodyProps) {
  // A change of password ends the other sessions: their list is asked for anew.
  const [turn, setTurn] = useState(0);
  // The fields begin with what is set.
  const [isNamed, setNamed] = useState(false);
  const others = client.methods().filter((method) => method !== 'password');
  const hasPassword = provingProvider(client) === null;
  return (
    <>
      <MemberHead client={client} user={user} />
      <UnfinishedProfile client={client} onFinished={() => setNamed(true)} />
      <ProfilePart key={String(isNamed)} client={client} user={user} />
      {others.length > 0 && <ProviderPart methods={others} hasPassword={hasPassword} email={user.email} />}
      {hasPassword && (
        <>
          <EmailPart client={client} user={user} />
          <PasswordPart client={client} user={user} onChanged={() => setTurn(turn + 1)} />
        </>
      )}
      {client.provider === 'embedded' && (
        <>
          <SessionsPart key={turn} client={client} />
          <ActivityPart />
        </>
      )}
      <AccountExport />
      <RemovePart client={client} onDeleted={onDeleted} />
    </>
  );
}
