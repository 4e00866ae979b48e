import { useState } from 'react';

import type { IdentityClient, SessionUser } from '#web/api/identity/identityClient.ts';
import { account } from '#web/messages/en/account.ts';
import { auth } from '#web/messages/en/auth.ts';
import { newPasswordWords } from '#web/messages/en/authPassword.ts';

import { AccountPart } from './AccountPart.tsx';
import { type Failure } from './failure.ts';
import { FormNoticeLine } from './FormNoticeLine.tsx';
import { HiddenUsername } from './HiddenUsername.tsx';
import { NewPasswordField } from './NewPasswordField.tsx';
import { requirePolicy } from './requirePolicy.ts';
import { Said } from './Said.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { type Refusal, useForm } from './useForm.ts';
import { leftCode, useReauth } from './useReauth.tsx';

import styles from './AccountPart.module.css';

const words = account.password;

const aboutPassword = new Set(['weak-password', 'password-does-not-meet-requirements', 'missing-password']);

function refused({ code, message }: Failure): Refusal<'password'> {
  if (code === leftCode) return {};
  if (aboutPassword.has(code)) return { errors: { password: message } };
  if (code === 'network-request-failed' && navigator.onLine)
    return { notice: { title: words.uncertain, words: words.uncertainWords, canRetry: true } };
  return { notice: { title: words.failed, words: `${message} ${account.kept}`, canRetry: true } };
}

type PasswordPartProps = {
  client: IdentityClient;
  user: SessionUser;
  /** Other sessions have ended with the old one. */
  onChanged: () => void;
};

/** Another password. */
export function PasswordPart({ client, user, onChanged }: PasswordPartProps) {
  const [said, say] = useState('');
  const [turn, setTurn] = useState(0);
  const { withRecentSignIn, dialog } = useReauth(client);
  const { formProps, isBusy, errors, notice, retry } = useForm<'password'>({
    names: ['password'],
    prepare: () => say(''),
    check: ({ password }) => (password === '' ? { password: auth.newPasswordMissing } : {}),
    send: async ({ password }) => {
      await requirePolicy(client.validatePassword, password, newPasswordWords.unmet);
      await withRecentSignIn(() => client.changePassword(password));
      // The field is emptied, and what was said about it goes.
      setTurn(turn + 1);
      say(words.changed);
      onChanged();
    },
    refused,
  });
  return (
    <AccountPart title={words.title} lead={words.text}>
      <form {...formProps} className={styles.form}>
        <HiddenUsername email={user.email} />
        <NewPasswordField
          key={turn}
          error={errors.password}
          checkPassword={client.validatePassword}
          about={() => [user.email ?? '', user.displayName ?? '']}
        />
        <FormNoticeLine notice={notice} retry={retry} />
        <div className={styles.acts}>
          <SubmitButton variant="plain" isBusy={isBusy} busy={account.saving}>
            {words.submit}
          </SubmitButton>
        </div>
        <Said>{said}</Said>
      </form>
      {dialog}
    </AccountPart>
  );
}
