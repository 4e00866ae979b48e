import { useState } from 'react';

import type { IdentityClient, SessionUser } from '#web/api/identity/identityClient.ts';
import { account } from '#web/messages/en/account.ts';

import { AccountSection } from './AccountSection.tsx';
import type { Failure } from './failure.ts';
import { Field } from './Field.tsx';
import { FormNoticeLine, Notice, Said, SubmitButton } from './FormParts.tsx';
import { checkEmail } from './formRules.tsx';
import { type FormRefusal, useForm } from './useForm.ts';
import { leftCode, useReauth } from './useReauth.tsx';

import styles from './AccountSection.module.css';

const words = account.email;

/** The address isn't confirmed yet. Shown here only. */
function ConfirmReminder({ client, email }: { client: IdentityClient; email: string }) {
  const [said, say] = useState('');
  const { formProps, isBusy, notice, retry } = useForm<never>({
    names: [],
    rules: async () => ({
      check: () => ({}),
      refused: ({ message }) => ({ notice: { title: words.notSent, words: message, canRetry: true } }),
    }),
    send: async () => {
      say('');
      await client.sendVerification();
      say(words.confirmSent(email));
    },
  });
  return (
    <form {...formProps} className={styles.form}>
      <Notice>{words.unconfirmed}</Notice>
      <FormNoticeLine notice={notice} retry={retry} />
      <div className={styles.acts}>
        <SubmitButton variant="plain" isBusy={isBusy} busy={words.sending}>
          {words.confirm}
        </SubmitButton>
      </div>
      <Said>{said}</Said>
    </form>
  );
}

const aboutEmail = new Set([
  'invalid-email',
  'invalid-new-email',
  'missing-new-email',
  'email-already-in-use',
]);

function refused({ code, message }: Failure): FormRefusal<'email'> {
  if (code === leftCode) return {};
  if (aboutEmail.has(code)) return { errors: { email: message } };
  return { notice: { title: words.failed, words: `${message} ${account.kept}`, canRetry: true } };
}

/** The address for signing in: whether it is confirmed, and a form for another one. */
export function EmailSection({ client, user }: { client: IdentityClient; user: SessionUser }) {
  const [said, say] = useState('');
  const { withRecentSignIn, dialog } = useReauth(client);
  const email = user.email ?? '';
  const { formProps, isBusy, errors, notice, retry } = useForm<'email'>({
    names: ['email'],
    rules: async () => ({
      check: ({ email: typed }) => {
        const isSame = typed.trim().toLowerCase() === email.toLowerCase() && email !== '';
        const wrong = isSame ? words.same : checkEmail(typed);
        return wrong === undefined ? {} : { email: wrong };
      },
      refused,
    }),
    prepare: () => say(''),
    send: async ({ email: typed }) => {
      await withRecentSignIn(() => client.changeEmail(typed.trim()));
      say(words.sent(typed.trim()));
    },
  });
  return (
    <AccountSection title={words.title} lead={words.now(email)}>
      {!user.emailVerified && <ConfirmReminder client={client} email={email} />}
      <form {...formProps} className={styles.form}>
        <Field
          label={words.fresh}
          name="email"
          type="email"
          autoComplete="email"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={256}
          required
          error={errors.email}
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
