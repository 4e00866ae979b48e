import { useRef } from 'react';
import { useSearch } from 'wouter';

import { paths } from '#contracts/paths.ts';
import type { PasswordCheck, SignUpInput } from '#web/api/identity/identityClient.ts';
import { pathWithReturn, returnPath } from '#web/lib/returnPath.ts';
import { auth } from '#web/messages/en/auth.ts';
import { newPasswordWords } from '#web/messages/en/authPassword.ts';
import { signUpWords as words } from '#web/messages/en/authSignUp.ts';
import { AppLink } from '#web/ui/AppLink.tsx';

import { checkEmail } from './checkEmail.ts';
import { checkUsername } from './checkUsername.ts';
import { EmailField } from './EmailField.tsx';
import { type Failure, waitOf } from './failure.ts';
import { Field } from './Field.tsx';
import { FormNoticeLine } from './FormNoticeLine.tsx';
import { NewPasswordField } from './NewPasswordField.tsx';
import { requirePolicy } from './requirePolicy.ts';
import { SubmitButton } from './SubmitButton.tsx';
import { type Errors, type Refusal, useForm } from './useForm.ts';

import styles from './Form.module.css';

type Name = 'username' | 'email' | 'password';

type SignUpFormProps = {
  signUp: (input: SignUpInput) => Promise<void>;
  checkPassword: (password: string) => Promise<PasswordCheck>;
  /** Somebody begins to fill it in. */
  prepare: () => void;
};

function check({ username, email, password }: Record<Name, string>): Errors<Name> {
  const wrongName = checkUsername(username);
  const wrongEmail = checkEmail(email);
  return {
    ...(wrongName !== undefined && { username: wrongName }),
    ...(wrongEmail !== undefined && { email: wrongEmail }),
    ...(password === '' && { password: auth.newPasswordMissing }),
  };
}

const aboutEmail = new Set(['invalid-email', 'missing-email']);
const aboutPassword = new Set(['weak-password', 'password-does-not-meet-requirements', 'missing-password']);

function refused(failure: Failure, signIn: string): Refusal<Name> {
  const { code, message } = failure;
  if (aboutEmail.has(code)) return { errors: { email: message } };
  if (aboutPassword.has(code)) return { errors: { password: message } };
  if (code === 'email-already-in-use') {
    const link = <AppLink href={signIn}>{words.existsLink}</AppLink>;
    return {
      errors: {
        email: (
          <>
            {words.exists} {link}.
          </>
        ),
      },
    };
  }
  if (code === 'network-request-failed' && navigator.onLine)
    return { notice: { title: words.uncertain, words: words.uncertainWords, canRetry: true } };
  const said = code === 'too-many-requests' ? auth.tooMany(waitOf(failure)) : message;
  return { notice: { title: words.failed, words: `${said} ${words.kept}`, canRetry: true } };
}

/** Name, address and password of somebody new. */
export function SignUpForm({ signUp, checkPassword, prepare }: SignUpFormProps) {
  const fields = useRef<HTMLDivElement>(null);
  const search = useSearch();
  const signIn = pathWithReturn(paths.signIn, returnPath(search));
  const { formProps, isBusy, errors, notice, retry } = useForm<Name>({
    names: ['username', 'email', 'password'],
    check,
    prepare,
    send: async ({ username, email, password }) => {
      await requirePolicy(checkPassword, password, newPasswordWords.unmet);
      await signUp({ username: username.trim(), email: email.trim(), password });
    },
    refused: (failure) => refused(failure, signIn),
  });
  const typedAbout = () => [...(fields.current?.querySelectorAll('input') ?? [])].map(({ value }) => value);
  return (
    <form {...formProps} className={styles.form}>
      <div ref={fields} className={styles.form}>
        <Field
          label={words.username}
          name="username"
          autoComplete="nickname"
          maxLength={100}
          required
          hint={words.usernameHint}
          error={errors.username}
          data-focus-first=""
        />
        <EmailField error={errors.email} />
      </div>
      <NewPasswordField
        label={auth.password}
        error={errors.password}
        checkPassword={checkPassword}
        about={typedAbout}
      />
      <FormNoticeLine notice={notice} retry={retry} />
      <SubmitButton wide isBusy={isBusy} busy={words.busy}>
        {words.submit}
      </SubmitButton>
    </form>
  );
}
