import { type ReactNode, useState } from 'react';

import type { IdentityClient } from '#web/api/identity/identityClient.ts';
import { account } from '#web/messages/en/account.ts';
import { authProblems } from '#web/messages/en/authProblems.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';

import { HiddenUsername, PasswordField } from './Field.tsx';
import { FormNoticeLine, SubmitButton } from './FormParts.tsx';
import { waitOf } from './formRules.tsx';
import { failureOf, type FormRules, useFirstFocus, useForm } from './useForm.ts';

import styles from './AccountBody.module.css';

const mismatches = new Set([
  'invalid-credential',
  'wrong-password',
  'invalid-login-credentials',
  'user-mismatch',
]);

/** Messages of a reauthentication by password. */
export const provenPassword = (failed: string): FormRules<'password'> => ({
  check: ({ password }) => (password === '' ? { password: authProblems.passwordMissing } : {}),
  refused: (failure) => {
    if (mismatches.has(failure.code)) return { errors: { password: account.reauth.mismatch } };
    const said =
      failure.code === 'too-many-requests' ? authProblems.tooMany(waitOf(failure)) : failure.message;
    return { notice: { title: failed, words: said, canRetry: true } };
  },
});

const words = account.reauth;

type ReauthDialogProps = { client: IdentityClient; onDone: () => void; onLeave: () => void };

/** Asks for the password once more. */
function ReauthDialog({ client, onDone, onLeave }: ReauthDialogProps) {
  const { formProps, isBusy, errors, notice, retry } = useForm<'password'>({
    names: ['password'],
    rules: async () => provenPassword(words.failed),
    send: async ({ password }) => {
      await client.reauthenticate(password);
      onDone();
    },
  });
  useFirstFocus(formProps.ref);
  return (
    <Dialog open narrow onClose={onLeave} label={words.title}>
      <form {...formProps} className={styles.form}>
        <p className={styles.words}>{words.text}</p>
        <HiddenUsername email={client.user()?.email ?? null} />
        <PasswordField autoComplete="current-password" error={errors.password} />
        <FormNoticeLine notice={notice} retry={retry} />
        <div className={styles.acts}>
          <Button variant="quiet" onClick={onLeave}>
            {words.cancel}
          </Button>
          <SubmitButton isBusy={isBusy} busy={words.busy}>
            {words.submit}
          </SubmitButton>
        </div>
      </form>
    </Dialog>
  );
}

type Asking = { go: () => void; leave: () => void };

/** The failure of an action whose password dialog was closed. It needs no message. */
export const leftCode = 'left';

/**
 * For what the service only does shortly after a sign-in: where it asks for one, a dialog asks for the password, and
 * the action is done again.
 */
export function useReauth(client: IdentityClient): {
  withRecentSignIn: (act: () => Promise<void>) => Promise<void>;
  dialog: ReactNode;
} {
  const [asking, setAsking] = useState<Asking | null>(null);

  const ask = () =>
    new Promise<void>((resolve, reject) => {
      const end = (then: () => void) => () => {
        setAsking(null);
        then();
      };
      setAsking({
        go: end(resolve),
        leave: end(() => reject(Object.assign(new Error('The password was not given.'), { code: leftCode }))),
      });
    });

  const withRecentSignIn = async (act: () => Promise<void>) => {
    try {
      await act();
    } catch (thrown) {
      if (failureOf(thrown).code !== 'requires-recent-login') throw thrown;
      await ask();
      await act();
    }
  };

  const dialog = asking && <ReauthDialog client={client} onDone={asking.go} onLeave={asking.leave} />;
  return { withRecentSignIn, dialog };
}
