import { paths } from '@marquee/contracts/paths.ts';
import { useRef } from 'react';
import { useSearch } from 'wouter';

import type { PasswordCheck, SignUpInput } from '#web/api/identity/identityClient.ts';
import { pathWithReturn, returnPath } from '#web/lib/returnPath.ts';
import { auth } from '#web/messages/en/auth.ts';
import { signUpWords as words } from '#web/messages/en/signIn.ts';
import { loadChunk } from '#web/platform/loadChunk.ts';

import { EmailField, Field } from './Field.tsx';
import { FormNoticeLine, Notice, SubmitButton } from './FormParts.tsx';
import { NewPasswordField } from './NewPasswordField.tsx';
import { useForm } from './useForm.ts';

import styles from './Auth.module.css';

type Name = 'username' | 'email' | 'password';

type SignUpFormProps = {
  signUp: (input: SignUpInput) => Promise<void>;
  checkPassword: (password: string) => Promise<PasswordCheck>;
  /** The user begins to fill it in. */
  prepare: () => void;
  /** A message where the session would end with the page. */
  shortLived: string | null;
};

/** Name, address and password of a new user. */
export function SignUpForm({ signUp, checkPassword, prepare, shortLived }: SignUpFormProps) {
  const fields = useRef<HTMLDivElement>(null);
  const search = useSearch();
  const signIn = pathWithReturn(paths.signIn, returnPath(search));
  const { formProps, isBusy, errors, notice, retry } = useForm<Name>({
    names: ['username', 'email', 'password'],
    rules: async () =>
      (await loadChunk(() => import('./formRules.tsx'))).signUpRules({ signIn, checkPassword }),
    prepare,
    send: ({ username, email, password }) =>
      signUp({ username: username.trim(), email: email.trim(), password }),
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
          hint={words.usernameHint()}
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
      {shortLived !== null && <Notice>{shortLived}</Notice>}
      <FormNoticeLine notice={notice} retry={retry} />
      <SubmitButton wide isBusy={isBusy} busy={words.busy}>
        {words.submit}
      </SubmitButton>
    </form>
  );
}
