import { paths } from '@marquee/contracts/paths.ts';
import { useSearch } from 'wouter';

import type { SignInInput } from '#web/api/identity/identityClient.ts';
import { pathWithReturn, returnPath } from '#web/lib/returnPath.ts';
import { signInWords as words } from '#web/messages/en/signIn.ts';
import { loadChunk } from '#web/platform/loadChunk.ts';
import { AppLink } from '#web/ui/AppLink.tsx';

import { EmailField, PasswordField } from './Field.tsx';
import { FormNoticeLine, Notice, SubmitButton } from './FormParts.tsx';
import { useForm } from './useForm.ts';

import text from '#web/ui/type.module.css';
import styles from './Auth.module.css';

type SignInFormProps = {
  signIn: (input: SignInInput) => Promise<void>;
  /** The user begins to fill it in. */
  prepare: () => void;
  /** A message where the session would end with the page. */
  shortLived: string | null;
};

/** Address and password of an existing account. */
export function SignInForm({ signIn, prepare, shortLived }: SignInFormProps) {
  const search = useSearch();
  const forgot = pathWithReturn(paths.forgot, returnPath(search));
  const { formProps, isBusy, errors, notice, retry } = useForm<'email' | 'password'>({
    names: ['email', 'password'],
    rules: async () => (await loadChunk(() => import('./formRules.tsx'))).signInRules(forgot),
    prepare,
    send: ({ email, password }) => signIn({ email: email.trim(), password }),
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
      {shortLived !== null && <Notice>{shortLived}</Notice>}
      <FormNoticeLine notice={notice} retry={retry} />
      <SubmitButton wide isBusy={isBusy} busy={words.busy}>
        {words.submit}
      </SubmitButton>
    </form>
  );
}
