import { paths } from '@marquee/contracts/paths.ts';
import { useState } from 'react';

import type { IdentityClient, SessionUser } from '#web/api/identity/identityClient.ts';
import { readSite } from '#web/lib/site.ts';
import { account } from '#web/messages/en/account.ts';
import { providerWords, waysTogether } from '#web/messages/en/authProviders.ts';
import { ButtonLink } from '#web/ui/Button.tsx';
import { SplitSection } from '#web/ui/SplitSection.tsx';

import { EmailSection, PasswordSection } from './CredentialSections.tsx';
import { FormNoticeLine } from './FormParts.tsx';
import { MemberHead } from './MemberHead.tsx';
import { ProfileSection } from './ProfileSection.tsx';
import { provingProvider } from './providerNotice.ts';
import { RemoveSection } from './RemoveSection.tsx';
import { ActivitySection, SessionsSection } from './SessionsSection.tsx';
import { failureOf } from './useForm.ts';

const words = account.data;

/** The way to a copy of all data of the user. */
function AccountExport() {
  return (
    <SplitSection size="h3" title={words.title} lead={readSite().server ? words.text : words.serverless}>
      <div>
        <ButtonLink href={paths.transfer}>{words.link}</ButtonLink>
      </div>
    </SplitSection>
  );
}

const providerText = providerWords.account;

type ProviderSectionProps = {
  /** Without the password. */
  methods: readonly string[];
  hasPassword: boolean;
  email: string | null;
};

/** The linked sign-in providers. */
function ProviderSection({ methods, hasPassword, email }: ProviderSectionProps) {
  const ways = waysTogether(methods);
  return (
    <SplitSection
      size="h3"
      title={providerText.title}
      lead={hasPassword ? providerText.too(ways) : providerText.only(ways, email)}
    >
      {null}
    </SplitSection>
  );
}

const profileWords = account.profile;

type UnfinishedProfileProps = { client: IdentityClient; onFinished: () => void };

/** The account was created without its name and picture: a message and a retry. Gone once they are set. */
function UnfinishedProfile({ client, onFinished }: UnfinishedProfileProps) {
  const [isBusy, setBusy] = useState(false);
  const [reason, setReason] = useState('');
  if (!client.lacksProfile()) return null;
  const finish = async () => {
    setBusy(true);
    try {
      await client.finishProfile();
      onFinished();
    } catch (thrown) {
      setReason(failureOf(thrown).message);
    }
    setBusy(false);
  };
  const text = `${profileWords.unfinishedText} ${reason}`.trim();
  return (
    <FormNoticeLine
      notice={{ title: profileWords.unfinished, words: text, canRetry: !isBusy }}
      retry={() => void finish()}
    />
  );
}

type AccountBodyProps = {
  client: IdentityClient;
  user: SessionUser;
  /** The account is gone. */
  onDeleted: () => void;
};

/** All that a user can see and change of their account. */
export function AccountBody({ client, user, onDeleted }: AccountBodyProps) {
  // A change of password ends the other sessions: their list is refetched.
  const [turn, setTurn] = useState(0);
  // The fields begin with the present values.
  const [isNamed, setNamed] = useState(false);
  const others = client.methods().filter((method) => method !== 'password');
  const hasPassword = provingProvider(client) === null;
  return (
    <>
      <MemberHead client={client} user={user} />
      <UnfinishedProfile client={client} onFinished={() => setNamed(true)} />
      <ProfileSection key={String(isNamed)} client={client} user={user} />
      {others.length > 0 && <ProviderSection methods={others} hasPassword={hasPassword} email={user.email} />}
      {hasPassword && (
        <>
          <EmailSection client={client} user={user} />
          <PasswordSection client={client} user={user} onChanged={() => setTurn(turn + 1)} />
        </>
      )}
      {client.provider === 'embedded' && (
        <>
          <SessionsSection key={turn} client={client} />
          <ActivitySection />
        </>
      )}
      <AccountExport />
      <RemoveSection client={client} onDeleted={onDeleted} />
    </>
  );
}
