import { useState } from 'react';

import type { IdentityClient, SessionUser } from '#web/api/identity/identityClient.ts';
import { account } from '#web/messages/en/account.ts';

import { AccountSection } from './AccountSection.tsx';
import { HiddenUsername } from './Field.tsx';
import { FormNoticeLine, Said, SubmitButton } from './FormParts.tsx';
import { newPasswordRules } from './formRules.tsx';
import { NewPasswordField } from './NewPasswordField.tsx';
import { useForm } from './useForm.ts';
import { leftCode, useReauth } from './useReauth.tsx';

import styles from './AccountSection.module.css';

const words = account.password;

type PasswordSectionProps = {
  client: IdentityClient;
  user: SessionUser;
  /** Other sessions have ended with the old one. */
  onChanged: () => void;
};

/** The form for another password. */
export function PasswordSection({ client, user, onChanged }: PasswordSectionProps) {
  const [said, say] = useState('');
  const [turn, setTurn] = useState(0);
  const { withRecentSignIn, dialog } = useReauth(client);
  const { formProps, isBusy, errors, notice, retry } = useForm<'password'>({
    names: ['password'],
    rules: async () => {
      const { refused, ...rules } = newPasswordRules(
        { ...words, kept: account.kept },
        client.validatePassword,
      );
      return {
        ...rules,
        refused: (failure, values) => (failure.code === leftCode ? {} : refused(failure, values)),
      };
    },
    prepare: () => say(''),
    send: async ({ password }) => {
      await withRecentSignIn(() => client.changePassword(password));
      // The field is emptied, and its messages go.
      setTurn(turn + 1);
      say(words.changed);
      onChanged();
    },
  });
  return (
    <AccountSection title={words.title} lead={words.text}>
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
    </AccountSection>
  );
}
