import { type ReactNode, useState } from 'react';

import type { IdentityClient, SessionUser } from '#web/api/identity/identityClient.ts';
import { account } from '#web/messages/en/account.ts';
import { SplitSection } from '#web/ui/SplitSection.tsx';

import { Field, HiddenUsername } from './Field.tsx';
import { FormNoticeLine, Notice, DoneMessage, SubmitButton } from './FormParts.tsx';
import { checkEmail, newPasswordRules } from './formRules.tsx';
import { NewPasswordField } from './NewPasswordField.tsx';
import { type Failure, type FormRefusal, useForm } from './useForm.ts';
import { leftCode, useReauth } from './useReauth.tsx';

import styles from './FormParts.module.css';

type SectionFormProps = {
  form: Pick<ReturnType<typeof useForm>, 'formProps' | 'isBusy' | 'notice' | 'retry'>;
  submit: string;
  busy: string;
  said: string;
  children: ReactNode;
};

/** Fields, what went wrong, the button, and what has been done. */
function SectionForm({ form, submit, busy, said, children }: SectionFormProps) {
  return (
    <form {...form.formProps} className={styles.form}>
      {children}
      <FormNoticeLine notice={form.notice} retry={form.retry} />
      <div className={styles.acts}>
        <SubmitButton variant="plain" isBusy={form.isBusy} busy={busy}>
          {submit}
        </SubmitButton>
      </div>
      <DoneMessage>{said}</DoneMessage>
    </form>
  );
}

const emailWords = account.email;

/** The address isn't confirmed yet. Shown here only. */
function ConfirmReminder({ client, email }: { client: IdentityClient; email: string }) {
  const [said, say] = useState('');
  const form = useForm<never>({
    names: [],
    rules: async () => ({
      check: () => ({}),
      refused: ({ message }) => ({
        notice: { title: emailWords.notSent, words: message, canRetry: true },
      }),
    }),
    send: async () => {
      say('');
      await client.sendVerification();
      say(emailWords.confirmSent(email));
    },
  });
  return (
    <SectionForm form={form} submit={emailWords.confirm} busy={emailWords.sending} said={said}>
      <Notice>{emailWords.unconfirmed}</Notice>
    </SectionForm>
  );
}

const aboutEmail = new Set([
  'invalid-email',
  'invalid-new-email',
  'missing-new-email',
  'email-already-in-use',
]);

function emailRefused({ code, message }: Failure): FormRefusal<'email'> {
  if (code === leftCode) return {};
  if (aboutEmail.has(code)) return { errors: { email: message } };
  return { notice: { title: emailWords.failed, words: `${message} ${account.kept}`, canRetry: true } };
}

/** The address for signing in: whether it is confirmed, and a form for another one. */
export function EmailSection({ client, user }: { client: IdentityClient; user: SessionUser }) {
  const [said, say] = useState('');
  const { withRecentSignIn, dialog } = useReauth(client);
  const email = user.email ?? '';
  const form = useForm<'email'>({
    names: ['email'],
    rules: async () => ({
      check: ({ email: typed }) => {
        const isSame = typed.trim().toLowerCase() === email.toLowerCase() && email !== '';
        const wrong = isSame ? emailWords.same : checkEmail(typed);
        return wrong === undefined ? {} : { email: wrong };
      },
      refused: emailRefused,
    }),
    prepare: () => say(''),
    send: async ({ email: typed }) => {
      await withRecentSignIn(() => client.changeEmail(typed.trim()));
      say(emailWords.sent(typed.trim()));
    },
  });
  return (
    <SplitSection size="h3" title={emailWords.title} lead={emailWords.now(email)}>
      {!user.emailVerified && <ConfirmReminder client={client} email={email} />}
      <SectionForm form={form} submit={emailWords.submit} busy={account.saving} said={said}>
        <Field
          label={emailWords.fresh}
          name="email"
          type="email"
          autoComplete="email"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={256}
          required
          error={form.errors.email}
        />
      </SectionForm>
      {dialog}
    </SplitSection>
  );
}

const passwordWords = account.password;

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
  const form = useForm<'password'>({
    names: ['password'],
    rules: async () => {
      const { refused, ...rules } = newPasswordRules(
        { ...passwordWords, kept: account.kept },
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
      say(passwordWords.changed);
      onChanged();
    },
  });
  return (
    <SplitSection size="h3" title={passwordWords.title} lead={passwordWords.text}>
      <SectionForm form={form} submit={passwordWords.submit} busy={account.saving} said={said}>
        <HiddenUsername email={user.email} />
        <NewPasswordField
          key={turn}
          error={form.errors.password}
          checkPassword={client.validatePassword}
          about={() => [user.email ?? '', user.displayName ?? '']}
        />
      </SectionForm>
      {dialog}
    </SplitSection>
  );
}
