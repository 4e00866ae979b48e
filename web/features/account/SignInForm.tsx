import { useSearch } from 'wouter';

import { paths } from '#contracts/paths.ts';
import type { SignInInput } from '#web/api/identity/identityClient.ts';
import { pathWithReturn, returnPath } from '#web/lib/returnPath.ts';
import { auth } from '#web/messages/en/auth.ts';
import { signInWords as words } from '#web/messages/en/authSignIn.ts';
import { AppLink } from '#web/ui/AppLink.tsx';

import { checkEmail } from './checkEmail.ts';
import { EmailField } from './EmailField.tsx';
import { type Failure, waitOf } from './failure.ts';
import { FormNoticeLine } from './FormNoticeLine.tsx';
import { PasswordField } from './PasswordField.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { type Errors, type Refusal, useForm } from './useForm.ts';

import text from '#web/ui/type.module.css';
import styles from './Form.module.css';

type Name = 'email' | 'password';

type SignInFormProps = {
  signIn: (input: SignInInput) => Promise<void>;
  /** Somebody begins to fill it in. */
  prepare: () => void;
};

function check({ email, password }: Record<Name, string>): Errors<Name> {
  const wrongEmail = checkEmail(email);
  return {
    ...(wrongEmail !== undefined && { email: wrongEmail }),
    ...(password === '' && { password: auth.passwordMissing }),
  };
}

/** One answer for an unknown address and a wrong password: which of them it is, is nobody's business. */
const mismatches = new Set([
  'invalid-credential',
  'wrong-password',
  'user-not-found',
  'invalid-login-credentials',
]);
const aboutEmail = new Set(['invalid-email', 'missing-email']);

function refused(failure: Failure, forgot: string): Refusal<Name> {
  const { code, message } = failure;
  if (aboutEmail.has(code)) return { errors: { email: message } };
  if (code === 'missing-password') return { errors: { password: auth.passwordMissing } };
  if (mismatches.has(code)) {
    const link = <AppLink href={forgot}>{words.mismatchLink}</AppLink>;
    return {
      errors: {
        password: (
          <>
            {words.mismatch} {link}.
          </>
        ),
      },
    };
  }
  const said = code === 'too-many-requests' ? auth.tooMany(waitOf(failure)) : message;
  return {
    notice: { title: words.failed, words: `${said} ${words.kept}`, canRetry: code !== 'user-disabled' },
  };
}

/** Address and password of somebody who has an account. */
export function SignInForm({ signIn, prepare }: SignInFormProps) {
  const search = useSearch();
  const forgot = pathWithReturn(paths.forgot, returnPath(search));
  const { formProps, isBusy, errors, notice, retry } = useForm<Name>({
    names: ['email', 'password'],
    check,
    prepare,
    send: ({ email, password }) => signIn({ email: email.trim(), password }),
    refused: (failure) => refused(failure, forgot),
  });
  return (
    <form {...formProps} className={styles.form}>
      <EmailField error={errors.email} takesFocus />
      <PasswordField
        autoComplete="current-password"
        error={errors.password}
        aside={
          <AppLink className={text.link} href={forgot}>
            {words.forgot}
          </AppLink>
        }
      />
      <FormNoticeLine notice={notice} retry={retry} />
      <SubmitButton wide isBusy={isBusy} busy={words.busy}>
        {words.submit}
      </SubmitButton>
    </form>
  );
}
